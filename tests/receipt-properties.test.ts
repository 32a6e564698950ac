import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyInput } from '../contract/endpoint.ts'
import { countingEndpoints } from '../contract/goods-in/receipts/counting.ts'
import { inspectionPoints, receiptStatuses } from '../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import { makeItem, makeLocation, makeReceipt } from './support/factories.ts'
import { longRun, roundsOf, testSeed as seed, Tally } from './support/random-tests.ts'
import { openTestApp, type Reply, type TestApp } from './support/test-app.ts'

// Random lives of receipts of a few items, by several people at once: whatever the order of what they do, the ledger has received exactly what
// the lines count.

const failures: string[] = []
let it: TestApp
let skus: string[]
let codes: string[]
let receipts: number[]

beforeAll(async () => {
  it = await openTestApp({ logLevel: 'error', logTo: { write: (line: string) => failures.push(line) } })
  codes = []
  for (const type of ['receiving', 'receiving', 'quarantine', 'storage'] as const) codes.push((await makeLocation(it, { type })).code)
  skus = ['UNKNOWN-1', 'UNKNOWN-2']
  for (let n = 0; n < 3; n++) skus.push((await makeItem(it, { quantity: n * 20, location: codes[3] ?? null })).sku)
  receipts = []
  for (let n = 0; n < 4; n++) receipts.push((await makeReceipt(it, { items: [{ sku: skus[n] ?? '', quantity: 5 + n }] })).id)
})
afterAll(() => it.close())

const share = fc.integer({ min: 0, max: 99 })
const line = fc.record({
  sku: share,
  quantity: fc.integer({ min: 0, max: 9 }),
  damaged: fc.constantFrom(0, 0, 0, 1, 3),
  lot: fc.constantFrom(null, null, 'L1', 'L2'),
  isNew: fc.boolean(),
})
const command = fc.record({
  receipt: share,
  kind: fc.constantFrom(
    'step',
    'step',
    'back',
    'lines',
    'linesAndStep',
    'repeat',
    'points',
    'adjust',
    'count',
    'count',
    'receive',
    'discard',
  ),
  who: fc.constantFrom('admin' as const, 'manager' as const),
  lines: fc.array(line, { minLength: 0, maxLength: 3 }),
  jumps: fc.boolean(),
  checksVersion: fc.boolean(),
})
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** What the person had last read of the receipt, which others may have changed since. */
const lastRead = new Map<number, Receipt>()

async function run({ receipt, kind, who, lines, jumps, checksVersion }: Command): Promise<Reply | null> {
  const id = receipts[receipt % receipts.length] ?? 0
  const read = lastRead.get(id) ?? (await it.as(who).call(receiptsEndpoints.get, { params: { id } }))
  lastRead.set(id, read)
  if (kind === 'adjust') {
    const item = read.items.find(({ inventoryId }) => inventoryId !== null)?.inventoryId
    const body = { adjustment: -1, reason: 'Broken', location: codes[0] }
    return item ? it.as(who).ask(inventoryEndpoints.adjust, { params: { id: item }, body }) : null
  }
  if (kind === 'receive' || kind === 'discard') return it.as(who).ask(countingEndpoints[kind], { params: { id }, body: {} as never })
  if (kind === 'count') {
    const [first] = lines
    if (!first) return null
    const body = {
      sku: skus[first.sku % skus.length] ?? '',
      quantity: first.quantity + 1 - (jumps ? 3 : 0),
      damaged: first.damaged,
      name: 'Found',
    }
    const [reply] = await countTwice(who, id, { ...body, lotNumber: first.lot })
    return reply ?? null
  }
  const position = receiptStatuses.indexOf(read.status)
  const next = receiptStatuses[Math.min(position + (jumps ? 2 : 1), 3)]
  const earlier = receiptStatuses[Math.max(position - (jumps ? 2 : 1), 0)]
  const items = lines.map(({ sku, quantity, damaged, lot, isNew }, n) => ({
    ...(!isNew && read.items[n] && { id: read.items[n].id }),
    sku: skus[sku % skus.length] ?? '',
    quantity,
    damaged: Math.min(damaged, quantity),
    lotNumber: lot,
    condition: 'good' as const,
  }))
  const reason = 'Random'
  const body = {
    step: { status: next, reason },
    back: { status: earlier, reason },
    lines: { items },
    linesAndStep: { items, status: next, reason },
    repeat: { ...read },
    points: { inspection: inspectionPoints.map((point, n) => ({ point, checked: n % 2 === 0 })) },
  }[kind]
  const headers: Record<string, string> = checksVersion ? { 'if-match': `"${read.version}"` } : {}
  const reply = await it.as(who).ask(receiptsEndpoints.update, { params: { id }, body, headers })
  if (reply.status === 200) lastRead.set(id, reply.body as Receipt)
  else lastRead.delete(id)
  return reply
}

/** As after a lost answer: the same call with the same key. */
async function countTwice(who: 'admin' | 'manager', id: number, body: BodyInput<typeof countingEndpoints.count>): Promise<Reply[]> {
  counted += 1
  const headers = { 'idempotency-key': `count-${counted}-of-a-receipt` }
  const send = () => it.as(who).ask(countingEndpoints.count, { params: { id }, body, headers })
  const first = await send()
  const again = await send()
  if (first.status === 200) expect(again.body).toEqual(first.body)
  return [first, again]
}
let counted = 0

test('random lives of receipts count nothing twice', { timeout: 300_000 }, async () => {
  const atOnce = it.db.engine === 'postgres' ? 8 : 3
  const rounds = longRun ? 250 : 30
  const tally = new Tally(['step', 'back', 'lines', 'linesAndStep', 'repeat', 'count', 'receive'])
  for (const [round, commands] of roundsOf(command, { rounds, atOnce }, tally)) {
    const replies = await Promise.all(commands.map(run))
    replies.forEach((reply, n) => {
      tally.count(commands[n]?.kind, reply?.status)
      const what = `TEST_SEED=${seed}, round ${round}: ${JSON.stringify(commands[n])}\n${reply?.text}\n${failures.join('')}`
      expect([200, 204, 400, 409, 412], what).toContain(reply?.status ?? 200)
      expect(reply?.text ?? '', what).not.toMatch(/break a data rule|stock was changed by someone else/)
    })
    await expectBooksToBalance(it.db)
    await expectLedgerToHaveReceivedWhatLinesCount(round)
    if (round % 5 === 4) receipts.push((await makeReceipt(it, { items: [{ sku: skus[round % skus.length] ?? '', quantity: 4 }] })).id)
    if (receipts.length > 6) receipts.shift()
  }
  console.log(String(tally))
  expect(tally.neverWorked(), `TEST_SEED=${seed}`).toEqual([])
  expect(await deadlocks()).toBe(0)
})

/** The rule of reconciliation says it by line; this by receipt, from the ledger alone. */
async function expectLedgerToHaveReceivedWhatLinesCount(round: number): Promise<void> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ receipt: string; counted: number; received: number }>`
      select r.receipt_number as receipt, coalesce((select sum(i.counted) from receipt_items i where i.receipt_id = r.id), 0)::integer as counted,
        coalesce((select sum(case f.type when 'supplier' then m.quantity else 0 end) - sum(case t.type when 'supplier' then m.quantity else 0 end)
          from stock_movements m join locations f on f.id = m.from_location_id join locations t on t.id = m.to_location_id
          where m.receipt_id = r.id), 0)::integer as received
      from receipts r`.execute(on),
  )
  expect(
    rows.filter(({ counted, received }) => counted !== received),
    `TEST_SEED=${seed}, round ${round}`,
  ).toEqual([])
}

async function deadlocks(): Promise<number> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ deadlocks: number }>`select deadlocks::integer as deadlocks from pg_stat_database where datname = current_database()`.execute(on),
  )
  return rows[0]?.deadlocks ?? 0
}
