import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Task, tasksEndpoints } from '../contract/goods-in/put-away/tasks.ts'
import { receiptStatuses } from '../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { makeSscc } from '../contract/gs1.ts'
import { type HandlingUnit, handlingUnitsEndpoints } from '../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import { makeHandlingUnit, makeItem, makeLocation, makeReceipt } from './support/factories.ts'
import { longRun, roundsOf, testSeed as seed, Tally } from './support/random-tests.ts'
import { openTestApp, type Reply, type TestApp } from './support/test-app.ts'

// Random work in a small warehouse whose bins have little room, by several people at once: whatever the order of what they do, no bin is
// overfilled or promised twice, and a receipt is stored exactly when all of it is put away.

const failures: string[] = []
let it: TestApp
let bins: string[]
let items: { id: number; sku: string }[]
/** What everybody had last read; what others did since is learned by errors. */
let receipts: Receipt[] = []
let tasks: Task[] = []
let units: HandlingUnit[] = []
let stock: { item: number; lot: string | null; unit: number | null; location: string; quantity: number }[] = []

beforeAll(async () => {
  it = await openTestApp({ logLevel: 'error', logTo: { write: (line: string) => failures.push(line) } })
  for (const type of ['receiving', 'receiving', 'quarantine'] as const) await makeLocation(it, { type })
  bins = []
  for (const [n, capacity] of [20, 30, 40, 25, 12].entries())
    bins.push((await makeLocation(it, { zone: n % 2 ? 'North' : 'South', capacity, type: n === 4 ? 'staging' : 'storage' })).code)
  items = []
  for (let n = 0; n < 4; n++) items.push(await makeItem(it, { quantity: 5, location: bins[n] ?? null, lotNumber: n === 0 ? 'L1' : null }))
  for (let n = 0; n < 3; n++) await makeHandlingUnit(it, { customerId: 1, kind: n === 0 ? 'carton' : 'pallet' })
})
afterAll(() => it.close())

const share = fc.integer({ min: 0, max: 99 })
const line = fc.record({
  item: share,
  quantity: fc.integer({ min: 1, max: 9 }),
  damaged: fc.constantFrom(0, 0, 0, 1),
  lot: fc.constantFrom(null, null, 'L1', 'L2'),
  isOnUnit: fc.constantFrom(false, false, true),
})
const kinds = {
  deliver: 3,
  plan: 4,
  complete: 6,
  completePart: 3,
  cancel: 2,
  step: 1,
  back: 1,
  moveUnit: 4,
  pack: 2,
  unpack: 1,
  remove: 3,
} as const
type Kind = keyof typeof kinds
const command = fc.record({
  kind: fc.oneof(...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  who: fc.constantFrom('admin' as const, 'manager' as const),
  row: share,
  item: share,
  bin: share,
  quantity: fc.integer({ min: 1, max: 9 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  checksVersion: fc.boolean(),
})
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** Undefined where there is nothing to do it with. */
const doing: Record<Kind, (wanted: Command) => Promise<Reply | undefined>> = {
  deliver: async ({ who, lines }) => {
    const sent = lines.map(({ item, quantity, damaged, lot, isOnUnit }) => ({
      sku: pick(items, item)?.sku ?? '',
      quantity,
      damaged: Math.min(damaged, quantity),
      lotNumber: lot,
      handlingUnit: isOnUnit ? newSscc() : null,
    }))
    const { id } = await makeReceipt(it, { items: sent })
    await it.as(who).ask(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
    return it.as(who).ask(receiptsEndpoints.update, { params: { id }, body: { status: 'inspected' } })
  },
  plan: async ({ who, row }) => {
    const receipt = pick(
      receipts.filter(({ status }) => status === 'inspected'),
      row,
    )
    return receipt && it.as(who).ask(tasksEndpoints.create, { params: { id: receipt.id }, body: {} })
  },
  complete: ({ who, row, bin, checksVersion }) =>
    withTask(row, (task) =>
      it.as(who).ask(tasksEndpoints.complete, {
        params: { id: task.id },
        headers: checksVersion ? { 'if-match': `"${task.version}"` } : {},
        body: { locationCode: task.suggestedLocation ?? pick(bins, bin) ?? '', scanned: task.sscc ?? task.sku },
      }),
    ),
  completePart: ({ who, row, bin, quantity }) =>
    withTask(row, (task) =>
      it.as(who).ask(tasksEndpoints.complete, {
        params: { id: task.id },
        body: { locationCode: pick(bins, bin) ?? '', ...(task.sscc === null && { quantity: Math.min(quantity, task.quantity) }) },
      }),
    ),
  cancel: ({ who, row }) =>
    withTask(row, ({ id }) => it.as(who).ask(tasksEndpoints.cancel, { params: { id }, body: { reason: 'Random' } })),
  step: async ({ who, row }) => {
    const receipt = pick(
      receipts.filter(({ status }) => status !== 'stored'),
      row,
    )
    return receipt && toStatus(who, receipt, receiptStatuses[receiptStatuses.indexOf(receipt.status) + 1])
  },
  back: async ({ who, row }) => {
    const receipt = pick(
      receipts.filter(({ status }) => status === 'inspected' || status === 'stored'),
      row,
    )
    return receipt && toStatus(who, receipt, receiptStatuses[receiptStatuses.indexOf(receipt.status) - 1])
  },
  moveUnit: async ({ who, row, bin }) => {
    const unit = pick(
      units.filter(({ quantity }) => Number(quantity) > 0),
      row,
    )
    const body = { locationCode: pick(bins, bin) ?? '' }
    return unit && it.as(who).ask(handlingUnitsEndpoints.move, { params: { id: unit.id }, body })
  },
  pack: async ({ who, row, item, quantity }) => {
    const loose = pick(
      stock.filter(({ unit }) => unit === null),
      item,
    )
    if (!loose) return undefined
    const unit = pick(
      units.filter(({ location }) => location === null || location === loose.location),
      row,
    )
    const body = { inventoryId: loose.item, lot: loose.lot, quantity: Math.min(quantity, loose.quantity), locationCode: loose.location }
    return unit && it.as(who).ask(handlingUnitsEndpoints.pack, { params: { id: unit.id }, body })
  },
  unpack: async ({ who, item, quantity }) => {
    const packed = pick(
      stock.filter(({ unit }) => unit !== null),
      item,
    )
    if (!packed) return undefined
    const body = { inventoryId: packed.item, lot: packed.lot, quantity: Math.min(quantity, packed.quantity) }
    return it.as(who).ask(handlingUnitsEndpoints.unpack, { params: { id: packed.unit ?? 0 }, body })
  },
  // Makes room.
  remove: async ({ who, item, quantity }) => {
    const row = pick(stock, item)
    if (!row) return undefined
    const body = { adjustment: -Math.min(3 * quantity, row.quantity), reason: 'Sold', location: row.location }
    return it.as(who).ask(inventoryEndpoints.adjust, { params: { id: row.item }, body })
  },
}

function toStatus(who: Command['who'], { id }: Receipt, status: Receipt['status'] | undefined): Promise<Reply> {
  return it.as(who).ask(receiptsEndpoints.update, { params: { id }, body: { status, reason: 'Random' } })
}

async function withTask(row: number, run: (task: Task) => Promise<Reply>): Promise<Reply | undefined> {
  const task = pick(tasks, row)
  return task && run(task)
}

function pick<T>(from: readonly T[], which: number): T | undefined {
  return from[which % from.length]
}

let made = 0
function newSscc(): string {
  return makeSscc({ extensionDigit: 4, companyPrefix: '4012345', serial: made++ })
}

/** Everybody looks again; at the newest receipts and units only, so that several people work on the same ones. */
async function lookAgain(): Promise<void> {
  const manager = it.as('manager')
  receipts = await manager.call(receiptsEndpoints.list, { query: { limit: 8 } })
  tasks = await manager.call(tasksEndpoints.list, { query: { state: ['open'], limit: 12 } })
  units = await manager.call(handlingUnitsEndpoints.list, { query: { limit: 6, empty: 'false' } })
  units.push(...(await manager.call(handlingUnitsEndpoints.list, { query: { limit: 3, sort: 'createdAt' } })))
  stock = await found(stockInBins)
}

test('random work overfills no bin, and stores a receipt when all of it is put away', { timeout: 300_000 }, async () => {
  const atOnce = it.db.engine === 'postgres' ? 8 : 3
  const rounds = longRun ? 300 : it.db.engine === 'postgres' ? 40 : 100
  const tally = new Tally(Object.keys(kinds))
  for (const [round, commands] of roundsOf(command, { rounds, atOnce }, tally)) {
    await lookAgain()
    const replies = await Promise.all(commands.map((wanted) => doing[wanted.kind](wanted)))
    const at = `TEST_SEED=${seed}, round ${round}`
    replies.forEach((reply, n) => {
      tally.count(commands[n]?.kind, reply?.status)
      const what = `${at}: ${JSON.stringify(commands[n])}\n${reply?.text}\n${failures.join('')}`
      expect([200, 201, 400, 409, 412], what).toContain(reply?.status ?? 200)
      expect(reply?.text ?? '', what).not.toMatch(/break a data rule/)
      expect(reply?.text ?? '', what).not.toMatch(/stock was changed by someone else/)
    })
    expect(await found(overfilledBins), at).toEqual([])
    expect(await found(tornUnits), at).toEqual([])
    expect(await found(wronglyStoredReceipts), at).toEqual([])
    expect(await found(miscountedPutAways), at).toEqual([])
    await expectBooksToBalance(it.db)
  }
  console.log(String(tally))
  expect(tally.neverWorked(), `TEST_SEED=${seed}`).toEqual([])
  expect(await found(deadlocks)).toEqual([])
})

async function found<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return (await it.db.read(system, (on) => query.execute(on))).rows
}

const stockInBins = sql<(typeof stock)[number]>`
  select s.item_id as item, l.lot_number as lot, s.handling_unit_id as unit, p.code as location, s.on_hand as quantity
  from stock s join locations p on p.id = s.location_id and p.is_promisable and not p.is_built_in left join lots l on l.id = s.lot_id
  where s.on_hand > 0 order by s.id`

/** Bins with more in them, or more in them and promised to open tasks, than they hold. Nothing else in this test fills bins. */
const overfilledBins = sql<object>`
  select * from (
    select l.code, l.capacity, (select coalesce(sum(s.on_hand), 0) from stock s where s.location_id = l.id) as there,
      (select coalesce(sum(t.quantity), 0) from tasks t where t.suggested_location_id = l.id and t.state = 'open') as promised
    from locations l where l.capacity is not null) l
  where l.there + l.promised > l.capacity`

/** Units that lie, with those in them, at several locations. */
const tornUnits = sql<object>`
  select h.sscc from handling_units h join stock s on s.handling_unit_id = any (units_within(h.id)) and s.on_hand > 0
  group by h.id having count(distinct s.location_id) > 1`

/**
 * Stored receipts with something left at receiving or an open task, and inspected ones with nothing left; by the ledger. Receipts whose goods
 * somebody moved from receiving otherwise don't count: a person says when those are stored.
 */
const wronglyStoredReceipts = sql<object>`
  select r.receipt_number, r.status, (select array_agg(t.id) from tasks t where t.receipt_id = r.id and t.state = 'open') as open_tasks
  from receipts r
  where r.status in ('inspected', 'stored')
    and exists (select from receipt_items i where i.receipt_id = r.id and i.counted > i.damaged)
    and (case r.status when 'stored' then cardinality(goods_of_receipt(r.id)) > 0 else cardinality(goods_of_receipt(r.id)) = 0 end
      or r.status = 'stored' and exists (select from tasks t where t.receipt_id = r.id and t.state = 'open'))
    and not exists (
      select from receipt_items i join stock_movements m on m.item_id = i.item_id and m.lot_id is not distinct from i.lot_id
      where i.receipt_id = r.id and m.from_location_id = r.receiving_location_id and m.receipt_id is null)`

/** Receipts of which the ledger says that other quantities were put away than their tasks say. */
const miscountedPutAways = sql<object>`
  select r.receipt_number, moved.quantity as moved, done.quantity as done
  from receipts r
    cross join lateral (select coalesce(sum(m.quantity), 0) as quantity from stock_movements m
      where m.receipt_id = r.id and m.movement_type = 'transfer' and m.corrects_id is null) moved
    cross join lateral (select coalesce(sum(t.quantity), 0) as quantity from tasks t where t.receipt_id = r.id and t.state = 'done') done
  where moved.quantity <> done.quantity`

const deadlocks = sql<object>`select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`
