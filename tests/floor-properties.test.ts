import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Task, tasksEndpoints } from '../contract/goods-in/put-away/tasks.ts'
import { dispositions, type QuarantineRow, quarantineEndpoints } from '../contract/goods-in/quarantine/quarantine.ts'
import { type Order, ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { nextStage } from '../contract/goods-out/orders/tracking-stages.ts'
import { type PickList, pickingEndpoints } from '../contract/goods-out/picking/picking.ts'
import { handlingUnitsEndpoints } from '../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../contract/stock/inventory/item-stock.ts'
import { moveStockEndpoints } from '../contract/stock/inventory/move-stock.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import { makeItem, makeLocation, makeOrder } from './support/factories.ts'
import { makeShortOrder, pickListOf, setCompanyPrefix } from './support/pick-cases.ts'
import { longRun, roundsOf, testSeed as seed, Tally } from './support/random-tests.ts'
import { openTestApp, type Reply, type TestApp } from './support/test-app.ts'

// Random work on the floor by several people at once: whatever the order of what they do, the books balance, nothing is picked twice, and
// what was exported has left.

const failures: string[] = []
let it: TestApp
let bins: string[]
let items: { id: number; sku: string }[]
/** What everybody had last read; what others did since is learned by errors. */
let orders: Order[] = []
let lists: PickList[] = []
let putBacks: Task[] = []
let quarantined: QuarantineRow[] = []
/** Movements that lacked goods when they were made, which chance alone seldom brings about. */
const shortOrders: number[] = []

beforeAll(async () => {
  it = await openTestApp({ logLevel: 'error', logTo: { write: (line: string) => failures.push(line) } })
  await setCompanyPrefix(it)
  for (const type of ['staging', 'staging', 'shipping'] as const) await makeLocation(it, { type })
  bins = []
  for (let n = 0; n < 5; n++) bins.push((await makeLocation(it, { zone: n % 2 ? 'North' : 'South' })).code)
  items = []
  for (let n = 0; n < 4; n++) items.push(await makeItem(it, { quantity: 30, location: bins[n] ?? null, lotNumber: n % 2 ? null : 'L1' }))
})
afterAll(() => it.close())

const share = fc.integer({ min: 0, max: 99 })
const kinds = {
  place: 3,
  advance: 4,
  pick: 8,
  pickShort: 3,
  putRight: 2,
  putStockRight: 2,
  planAgain: 4,
  shipShort: 2,
  pack: 4,
  cancel: 1,
  restock: 2,
  putBack: 2,
  moveUnit: 1,
  move: 4,
  dispose: 3,
} as const
type Kind = keyof typeof kinds
const command = fc.record({
  kind: fc.oneof(...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  who: fc.constantFrom('admin' as const, 'manager' as const),
  row: share,
  line: share,
  quantity: fc.integer({ min: 1, max: 9 }),
  part: fc.boolean(),
})
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** Undefined where there is nothing to do it with. */
const doing: Record<Kind, (wanted: Command) => Promise<Reply | undefined>> = {
  place: async ({ row, line, quantity }) => {
    const wanted = [...new Set([row, line])].map((n) => ({ sku: pick(items, n)?.sku ?? '', quantity }))
    const { billingAddress, shippingAddress } = addresses
    const sent = { customerId: 1, billingAddress, shippingAddress, items: wanted }
    const reply = await it.as('manager').ask(ordersEndpoints.create, { body: sent })
    if (reply.status !== 201) return reply
    const { id } = reply.body as Order
    return it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage: 'confirmed' } })
  },
  advance: async ({ row }) => {
    const order = pick(orders, row)
    const stage = order && nextStage(order.trackingStage)
    return stage ? it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } }) : undefined
  },
  pick: async ({ who, row, line, quantity, part }) => {
    const chosen = choose(row, line, 'open')
    if (!chosen) return undefined
    const body = { line: chosen.line.id, ...(part && { quantity: Math.min(quantity, chosen.line.quantity) }), scannedItem: chosen.line.sku }
    return it.as(who).ask(pickingEndpoints.pick, { params: { id: chosen.id }, body })
  },
  pickShort: async ({ who, row, line, quantity }) => {
    const chosen = choose(row, line, 'open')
    if (!chosen) return undefined
    const body = { line: chosen.line.id, found: Math.min(quantity, chosen.line.quantity) - 1, reason: 'Not found' }
    return it.as(who).ask(pickingEndpoints.pickShort, { params: { id: chosen.id }, body })
  },
  putRight: async ({ who, row, line, quantity }) => {
    const chosen = choose(row, line, 'picked')
    if (!chosen) return undefined
    const wanted = Math.min(quantity, chosen.line.quantity)
    const body = { line: chosen.line.id, quantity: wanted, locationCode: pick(bins, line) ?? '', reason: 'Wrong flavour' }
    return it.as(who).ask(pickingEndpoints.putRight, { params: { id: chosen.id }, body })
  },
  putStockRight: async ({ who, row }) => {
    const { rows } = await it.db.read(system, (on) => reportedShort.execute(on))
    const reported = pick(rows, row)
    const body = { inventoryId: reported?.item ?? 0 }
    return reported && it.as(who).ask(stockEndpoints.putRight, { params: { id: reported.location }, body })
  },
  planAgain: async ({ who, row }) => {
    const list = pick(
      lists.filter(({ missing }) => missing.length > 0),
      row,
    )
    return list && it.as(who).ask(pickingEndpoints.planAgain, { params: { id: list.orderId }, body: {} })
  },
  shipShort: async ({ who, row }) => {
    const list = pick(
      lists.filter(({ missing }) => missing.length > 0),
      row,
    )
    return list && it.as(who).ask(pickingEndpoints.shipShort, { params: { id: list.orderId }, body: {} })
  },
  pack: async ({ who, row, line, quantity, part }) => {
    const packable = lists.filter(
      ({ open, missing, picked }) => open.length + missing.length === 0 && picked.some(({ sscc }) => sscc === null),
    )
    const list = pick(packable, row)
    if (!list) return undefined
    const chosen = list.picked.filter(({ sscc }) => sscc === null).slice(0, part ? 1 : undefined)
    const unit = part ? pick(list.units, line) : undefined
    const body = {
      ...(unit && { handlingUnitId: unit.id }),
      lines: chosen.map(({ id, quantity: most }) => ({ line: id, quantity: part ? Math.min(quantity, most) : most })),
    }
    return it.as(who).ask(pickingEndpoints.pack, { params: { id: list.orderId }, body })
  },
  cancel: async ({ who, row }) => {
    const order = pick(orders, row)
    return order && it.as(who).ask(ordersEndpoints.cancel, { params: { id: order.id }, body: { reason: 'Random' } })
  },
  restock: async ({ who, line, quantity, part }) => {
    const body = { adjustment: quantity, reason: 'Delivered', location: pick(bins, line), ...(part && { lot: 'L2' }) }
    return it.as(who).ask(inventoryEndpoints.adjust, { params: { id: pick(items, line)?.id ?? 0 }, body })
  },
  putBack: async ({ who, row, line }) => {
    const task = pick(putBacks, row)
    if (!task) return undefined
    const body = { locationCode: task.suggestedLocation ?? pick(bins, line) ?? '', scanned: task.sscc ?? task.sku }
    return it.as(who).ask(tasksEndpoints.complete, { params: { id: task.id }, body })
  },
  moveUnit: async ({ who, row, line }) => {
    const unit = pick(
      lists.flatMap(({ units }) => units.filter(({ quantity }) => quantity > 0)),
      row,
    )
    const body = { locationCode: pick(bins, line) ?? '' }
    return unit && it.as(who).ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body })
  },
  move: async ({ who, row, line, quantity, part }) => {
    const body = { from: pick(bins, row) ?? null, to: pick(bins, line) ?? '', quantity, withReservations: part }
    return it.as(who).ask(moveStockEndpoints.move, { params: { id: pick(items, row)?.id ?? 0 }, body })
  },
  dispose: async ({ who, row, line, quantity, part }) => {
    const goods = pick(quarantined, row)
    if (!goods) return undefined
    const body = {
      ...{
        from: goods.location,
        quantity: Math.min(quantity, goods.quantity),
        disposition: pick(dispositions, line) ?? 'scrap',
        reason: 'Random',
      },
      ...(part && line % 3 === 0 && { to: pick(bins, row) }),
    }
    return it.as(who).ask(quarantineEndpoints.dispose, { params: { id: goods.inventoryId }, body })
  },
}

function choose(row: number, line: number, state: 'open' | 'picked') {
  const list = pick(
    lists.filter((each) => each[state].length > 0 && each.status !== 'packing'),
    row,
  )
  const chosen = list && pick(list[state], line)
  return chosen && { id: list.orderId, line: chosen }
}

function pick<T>(from: readonly T[], which: number): T | undefined {
  return from[which % from.length]
}

let addresses: Pick<Order, 'billingAddress' | 'shippingAddress'>

/** Everybody looks again; at the oldest open movements only, so that several people work on the same ones. */
async function lookAgain(): Promise<void> {
  const manager = it.as('manager')
  const status = ['processing' as const, 'picking' as const, 'packing' as const]
  orders = await manager.call(ordersEndpoints.list, { query: { status, limit: 8, sort: 'createdAt' } })
  lists = []
  for (const id of new Set([...orders.map((order) => order.id), ...shortOrders])) lists.push(await pickListOf(it, id))
  putBacks = await manager.call(tasksEndpoints.list, { query: { kind: ['put_back', 'put_away'], state: ['open'], limit: 5 } })
  quarantined = await manager.call(quarantineEndpoints.list, {})
}

test('random work on the floor keeps the books, and nothing that was exported is still there', { timeout: 300_000 }, async () => {
  addresses = await makeOrder(it)
  const atOnce = it.db.engine === 'postgres' ? 8 : 3
  const rounds = longRun ? 300 : it.db.engine === 'postgres' ? 40 : 60
  const tally = new Tally(Object.keys(kinds))
  for (const [round, commands] of roundsOf(command, { rounds, atOnce }, tally)) {
    if (round % 8 === 0) shortOrders.splice(0, 1, (await makeShortOrder(it)).orderId)
    await lookAgain()
    const replies = await Promise.all(commands.map((wanted) => doing[wanted.kind](wanted)))
    const at = `TEST_SEED=${seed}, round ${round}`
    replies.forEach((reply, n) => {
      tally.count(commands[n]?.kind, reply?.status)
      const what = `${at}: ${JSON.stringify(commands[n])}\n${reply?.text}\n${failures.join('')}`
      expect([200, 201, 204, 400, 409, 412], what).toContain(reply?.status ?? 200)
      expect(reply?.text ?? '', what).not.toMatch(/break a data rule|stock was changed by someone else/)
    })
    expect(await found(exportedAndStillThere), at).toEqual([])
    expect(await found(pickedMoreThanHeld), at).toEqual([])
    expect(await found(heldWhereReported), at).toEqual([])
    await expectBooksToBalance(it.db)
  }
  console.log(String(tally))
  expect(tally.neverWorked(), `TEST_SEED=${seed}`).toEqual([])
  expect(await found(deadlocks)).toEqual([])
})

test('what a movement holds follows first expired, first out, then first in, first out, and what is reported short last', {
  timeout: 120_000,
}, async () => {
  const layout = fc.record({
    stock: fc.array(fc.record({ bin: share, lot: fc.constantFrom(null, 'A', 'B', 'C', 'D'), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 2,
      maxLength: 8,
    }),
    short: fc.array(share, { maxLength: 3 }),
    expiry: fc.array(fc.constantFrom(null, '2020-01-01', '2031-01-01', '2032-01-01', '2033-01-01'), { minLength: 4, maxLength: 4 }),
    wanted: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
  })
  let held = 0
  for (const [n, { stock, short, expiry, wanted }] of fc.sample(layout, { numRuns: longRun ? 300 : 30, seed }).entries()) {
    const item = await makeItem(it, { quantity: 0 })
    for (const { bin, lot, quantity } of stock) {
      const body = { adjustment: quantity, reason: 'Delivered', location: pick(bins, bin), ...(lot && { lot }) }
      await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
    }
    await it.db.transaction(system, async (trx) => {
      for (const [index, lot] of ['A', 'B', 'C', 'D'].entries())
        await trx.sql
          .updateTable('lots')
          .set({ expires_on: expiry[index] ?? null })
          .where('item_id', '=', item.id)
          .where('lot_number', '=', lot)
          .execute()
      const rows = await trx.sql.selectFrom('stock').select('id').where('item_id', '=', item.id).orderBy('id').execute()
      for (const which of short)
        await trx.sql
          .updateTable('stock')
          .set({ reported_short_at: new Date() })
          .where('id', '=', pick(rows, which)?.id ?? 0)
          .execute()
    })
    for (const quantity of wanted) {
      const sent = { customerId: 1, ...pickFields(addresses), items: [{ sku: item.sku, quantity }] }
      const reply = await it.as('admin').ask(ordersEndpoints.create, { body: sent })
      if (reply.status !== 201) continue
      held++
      expect(
        await found(heldOutOfTurn(item.id)),
        `TEST_SEED=${seed}, layout ${n}: ${JSON.stringify({ stock, short, expiry, wanted })}`,
      ).toEqual([])
    }
  }
  expect(held).toBeGreaterThan(10)
})

function pickFields({ billingAddress, shippingAddress }: typeof addresses) {
  return { billingAddress, shippingAddress }
}

async function found<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return (await it.db.read(system, (on) => query.execute(on))).rows
}

/** Stock in units that left with their movement. */
const exportedAndStillThere = sql<object>`
  select h.sscc, s.on_hand from handling_units h join orders o on o.id = h.order_id and o.status = 'completed'
    join stock s on s.handling_unit_id = h.id and s.on_hand > 0`

/** Movements that hold more of an item than their line says, or hold picked goods that aren't reserved where they lie. */
const pickedMoreThanHeld = sql<object>`
  select o.order_number, oi.sku from orders o join order_items oi on oi.order_id = o.id
  where (select coalesce(sum(r.quantity), 0) from reservations r
    where r.order_id = o.id and r.item_id = oi.item_id and r.ended_at is null) > oi.quantity - oi.short_quantity`

const reportedShort = sql<{ item: number; location: number }>`
  select item_id as item, location_id as location from stock where reported_short_at is not null order by id`

/** Movements that were sent again, since their last report, to where they were reported short. */
const heldWhereReported = sql<object>`
  select o.order_number, s.id as stock from pick_exceptions e join order_items oi on oi.id = e.order_item_id join orders o on o.id = oi.order_id
    join stock s on s.item_id = oi.item_id and s.location_id = e.location_id and s.lot_id is not distinct from e.lot_id
    join reservations r on r.order_id = o.id and r.stock_id = s.id and r.ended_at is null and not r.is_picked and r.created_at >= e.at
  where e.kind = 'short' and s.reported_short_at = e.at and not exists (
    select from stock_movements m
    where m.item_id = s.item_id and m.to_location_id = s.location_id and m.lot_id is not distinct from s.lot_id and m.created_at >= e.at)`

const deadlocks = sql<object>`select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`

/** Free stock that should have been held before some that is held, and expired stock that is held. */
function heldOutOfTurn(item: number) {
  return sql<object>`
    with there as (
      select s.id, s.on_hand - s.reserved as free, s.reserved, s.reported_short_at is not null as is_short, s.received_at, l.expires_on
      from stock s join locations p on p.id = s.location_id and p.is_promisable left join lots l on l.id = s.lot_id
      where s.item_id = ${item}
    )
    select f.id as free, h.id as held from there f join there h on h.reserved > 0
    where f.free > 0 and coalesce(f.expires_on >= current_date, true)
      and row(f.is_short, coalesce(f.expires_on, 'infinity'), f.received_at, f.id)
        < row(h.is_short, coalesce(h.expires_on, 'infinity'), h.received_at, h.id)
    union all
    select null, h.id from there h where h.reserved > 0 and h.expires_on < current_date`
}
