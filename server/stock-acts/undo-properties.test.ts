import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { ordersEndpoints } from '../../contract/orders/orders.ts'
import { tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { receiptsEndpoints } from '../../contract/receipts/receipts.ts'
import { undoableKinds } from '../../contract/stock-acts/act-kinds.ts'
import { stockActsEndpoints } from '../../contract/stock-acts/stock-acts.ts'
import { expectBooksToBalance } from '../../tests/support/books.ts'
import { makeItem, makeLocation, makeOrder, makeReceipt, makeReceivingLocations } from '../../tests/support/factories.ts'
import { pickListOf, setCompanyPrefix } from '../../tests/support/pick-cases.ts'
import { longRun, roundsOf, testSeed as seed, Tally } from '../../tests/support/random-tests.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { stockRows, undo } from '../../tests/support/undo.ts'
import { system } from '../viewer.ts'

// Whatever is done and undone leaves every stock row as it was, and the ledger longer. What can't be undone changes nothing.

const failures: string[] = []
let it: TestApp
let bins: string[]
let items: { id: number; sku: string }[]
const tally = new Tally(undoableKinds.filter((kind) => kind !== 'count'))

beforeAll(async () => {
  it = await openTestApp({ logLevel: 'error', logTo: { write: (line: string) => failures.push(line) } })
  await setCompanyPrefix(it)
  await makeReceivingLocations(it)
  await makeLocation(it, { type: 'staging' })
  bins = []
  for (let n = 0; n < 4; n++) bins.push((await makeLocation(it)).code)
  items = []
  for (let n = 0; n < 3; n++) items.push(await makeItem(it, { quantity: 40, location: bins[n] ?? null, lotNumber: n === 0 ? 'L1' : null }))
})
afterAll(() => it.close())

const share = fc.integer({ min: 0, max: 99 })
const command = fc.record({
  kind: fc.constantFrom(
    'adjust',
    'move',
    'receive',
    'plan',
    'putAway',
    'order',
    'order',
    'pick',
    'pick',
    'pack',
    'pack',
    'document',
    'export',
  ),
  which: share,
  other: share,
  quantity: fc.integer({ min: 1, max: 6 }),
  keeps: fc.boolean(),
})
type Command = Required<typeof command extends fc.Arbitrary<infer C> ? C : never>

test('undoing what was just done leaves stock as before', { timeout: 120_000 }, async () => {
  for (const [round, commands] of roundsOf(command, { rounds: longRun ? 200 : 12, atOnce: 10 }, tally)) {
    for (const each of commands) await doAndUndo(each, `TEST_SEED=${seed}, round ${round}, ${JSON.stringify(each)}`)
    await expectBooksToBalance(it.db)
  }
  // Several people at once: one undo of each act is done, and nothing fails otherwise.
  const acts = await it.as('admin').call(stockActsEndpoints.list, { query: { undone: 'false', limit: '8' } })
  const statuses = await Promise.all([...acts, ...acts].map(({ id }) => statusOfUndo(id)))
  expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([])
  await expectBooksToBalance(it.db)
  expect(failures).toEqual([])
  console.log(`TEST_SEED=${seed}: ${tally}`)
  expect(tally.neverWorked()).toEqual([])
})

async function doAndUndo(each: Command, what: string): Promise<void> {
  const [rows, lines, newest] = [await stockRows(it), await linesOfLedger(), await newestAct()]
  await carryOut(each)
  if (each.keeps) return
  const made = await it.db.read(system, (on) =>
    on.selectFrom('stock_acts').select(['id', 'kind']).where('id', '>', newest).orderBy('id', 'desc').execute(),
  )
  let undone = 0
  for (const { id, kind } of made) {
    const { possible } = await it.as('admin').call(stockActsEndpoints.previewUndo, { params: { id } })
    if (!possible) return
    await undo(it, id)
    tally.count(kind, 201)
    undone++
  }
  if (undone === 0) return
  expect(await stockRows(it), what).toEqual(rows)
  expect(await linesOfLedger(), what).toBeGreaterThan(lines)
}

async function statusOfUndo(id: number): Promise<number> {
  const { preview } = await it.as('admin').call(stockActsEndpoints.previewUndo, { params: { id } })
  const { status } = await it.as('admin').request('POST', `/api/stock-acts/${id}/undo`, { body: { preview, reason: 'Wrong' } })
  return status
}

/** Does it, or nothing where there is nothing to do it with. Refusals are part of the game. */
async function carryOut({ kind, which, other, quantity }: Command): Promise<void> {
  const manager = it.as('manager')
  const item = chosen(items, which) ?? { id: 0, sku: '' }
  const bin = chosen(bins, other) ?? ''
  const orders = await manager.call(ordersEndpoints.list, { query: { status: ['processing', 'picking', 'packing'] } })
  const order = chosen(orders, which)
  const advance = (id: number, stage: string) => it.as('admin').request('PATCH', `/api/orders/${id}/tracking`, { body: { stage } })
  switch (kind) {
    case 'adjust': {
      const adjustment = which % 2 ? quantity : -quantity
      await manager.request('POST', `/api/inventory/${item.id}/adjust`, { body: { adjustment, reason: 'Counted', location: bin } })
      return
    }
    case 'move': {
      const body = { from: chosen(bins, which), to: bin, quantity, withReservations: which % 3 === 0 }
      await manager.request('POST', `/api/inventory/${item.id}/move`, { body })
      return
    }
    case 'receive': {
      const receipt = await makeReceipt(it, { items: [{ sku: item.sku, quantity: quantity + 2, lotNumber: which % 3 ? null : 'L1' }] })
      const lines = receipt.items.map(({ id, sku, lotNumber }) => ({ id, sku, lotNumber, quantity: quantity + 2, damaged: which % 2 }))
      await manager.request('PATCH', `/api/warehouse-receipts/${receipt.id}`, { body: { status: 'received', items: lines } })
      return
    }
    case 'plan': {
      const [receipt] = await manager.call(receiptsEndpoints.list, { query: { status: 'received', limit: '1' } })
      if (!receipt) return
      await manager.request('PATCH', `/api/warehouse-receipts/${receipt.id}`, { body: { status: 'inspected' } })
      await manager.request('POST', `/api/warehouse-receipts/${receipt.id}/put-away`, { body: {} })
      return
    }
    case 'putAway': {
      const task = chosen(await manager.call(tasksEndpoints.list, { query: { state: 'open' } }), which)
      if (task)
        await manager.request('POST', `/api/tasks/${task.id}/complete`, {
          body: { locationCode: bin, quantity: Math.min(quantity, task.quantity) },
        })
      return
    }
    case 'order': {
      const free = await manager.call(inventoryEndpoints.get, { params: { id: item.id } })
      if (free.availableQuantity < quantity) return
      const { id } = await makeOrder(it, { items: [{ sku: item.sku, quantity }] })
      await advance(id, 'confirmed')
      return
    }
    case 'pick':
    case 'pack': {
      const ready = kind === 'pick' ? order && (await pickListOf(it, order.id)) : await completeList(orders)
      const line = kind === 'pick' ? ready?.open[0] : ready?.picked.find(({ sscc }) => sscc === null)
      if (!ready || !line) return
      const body = kind === 'pick' ? { line: line.id } : { lines: [{ line: line.id, quantity: line.quantity }] }
      await manager.request('POST', `/api/orders/${ready.orderId}/${kind === 'pick' ? 'picks' : 'pack'}`, { body })
      return
    }
    case 'document':
      if (order) for (const stage of ['packaging', 'labelling', 'documented']) await advance(order.id, stage)
      return
    case 'export': {
      const ready = orders.find(({ trackingStage }) => trackingStage === 'documented')
      if (ready) await advance(ready.id, 'exported')
    }
  }
}

/** The first pick list that is picked and not packed. */
async function completeList(orders: readonly { id: number }[]) {
  for (const { id } of orders) {
    const list = await pickListOf(it, id)
    if (list.open.length === 0 && list.picked.some(({ sscc }) => sscc === null)) return list
  }
  return undefined
}

function chosen<T>(from: readonly T[], which: number): T | undefined {
  return from[Math.floor((which * from.length) / 100)]
}

async function newestAct(): Promise<number> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ newest: number }>`select coalesce(max(id), 0)::int as newest from stock_acts`.execute(on),
  )
  return rows[0]?.newest ?? 0
}

async function linesOfLedger(): Promise<number> {
  const { rows } = await it.db.read(system, (on) => sql<{ lines: number }>`select count(*)::int as lines from stock_movements`.execute(on))
  return rows[0]?.lines ?? 0
}
