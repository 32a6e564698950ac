import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointDefinition } from '../contract/endpoint.ts'
import { quarantineEndpoints } from '../contract/goods-in/quarantine/quarantine.ts'
import { reportKeys, reportsEndpoints } from '../contract/insight/reports/reports.ts'
import type { ListEndpoint } from '../contract/list-files.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { asOwner } from './support/as-owner.ts'
import { all, mayCall, validQuery } from './support/every-endpoint.ts'
import { makeItem, makeLocation, switchPortal } from './support/factories.ts'
import { questionsOf } from './support/list-questions.ts'
import { makeListedRows } from './support/listed-rows.ts'
import { openTestApp, type TestApp, urlOf } from './support/test-app.ts'

// Each row holds nearly what its column can, so that two of them are more than an integer: sums over rows are bigint, in every answer and file.

const most = 2_000_000_000
const quantities =
  /^(on_hand|reserved|quantity|reserved_quantity|short_quantity|expected|counted|damaged|received|units|stock_change|requested)$/
const reads = all.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.answer?.kind !== 'stream' && endpoint.path !== '/api/objects/uploads/:id',
)

let it: TestApp
let rows: Awaited<ReturnType<typeof makeListedRows>>
let sku: string
let filled: string[]

beforeAll(async () => {
  it = await openTestApp({ clock: () => new Date('2026-03-02T12:00:00Z') })
  rows = await makeListedRows(it)
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { location: code, quantity: 9 })
  for (const lot of ['X-1', 'X-2']) {
    const body = { adjustment: 5, lot, location: code, reason: 'Found' }
    await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  }
  rows = { ...rows, inventoryItem: item.id }
  sku = item.sku
  await switchPortal(it, { dataExport: true })
  filled = await fillQuantities()
}, 180_000)
afterAll(() => it.close())

/** Writes the largest quantity into each column that holds one and isn't 0. Answers the columns. */
async function fillQuantities(): Promise<string[]> {
  return asOwner(it.db, it.db.url, async (owner) => {
    const { rows: found } = await owner.query(`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c join information_schema.tables t using (table_name, table_schema)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('integer', 'bigint')`)
    const columns = (found as { table: string; column: string }[]).filter(({ column }) => quantities.test(column))
    const tables = [...new Set(columns.map(({ table }) => table))]
    for (const table of tables) {
      const of = columns.filter((each) => each.table === table).map(({ column }) => column)
      const set = of.map((column) => `${column} = case when ${column} > 0 then ${most} else ${column} end`)
      await owner.query(
        `alter table ${table} disable trigger user; update ${table} set ${set.join(', ')}; alter table ${table} enable trigger user`,
      )
    }
    return columns.map(({ table, column }) => `${table}.${column}`).sort()
  })
}

test('the columns of quantities are found', () => {
  for (const column of ['stock.on_hand', 'stock_movements.quantity', 'receipt_items.counted', 'order_items.quantity', 'tasks.quantity'])
    expect(filled).toContain(column)
  expect(filled.length).toBeGreaterThan(20)
})

/** Each list in each order and by each filter, each report, and other reads as they are. */
function urlsOf(endpoint: EndpointDefinition): string[] {
  const id = endpoint.row && rows[endpoint.row]
  const params = endpoint.params && { id: id ?? 1 }
  if (endpoint.answer?.kind === 'list' && endpoint.query)
    return questionsOf(endpoint as ListEndpoint, true).map((query) => urlOf(endpoint, { params, query }))
  if (endpoint.path.startsWith('/api/reports/rows')) return reportKeys.map((report) => urlOf(endpoint, { query: { report, period: '1y' } }))
  const questions: Record<string, object> = {
    '/api/orders/papers.pdf': { ids: [rows.order], papers: 'packing_list' },
    '/api/counts/preview': { method: 'location', locationIds: [rows.location] },
    '/api/lookup': { code: sku },
    '/api/imports/template.csv': { kind: 'movements' },
    '/api/imports/template.xlsx': { kind: 'movements' },
  }
  return [urlOf(endpoint, { query: questions[endpoint.path] ?? validQuery(endpoint), params })]
}

/** What a role may not ask, or of what there is none. */
const usualRefusals =
  /"code":"(permission\.role|item\.deleted-list-needs-staff|logo\.not-found|shipment\.none-handed-over|shipment\.no-proof|[a-z-]+\.not-found)"/

describe.each(['admin', 'worker', 'customer'] as const)('%s', (role) => {
  test.each(reads.filter(({ endpoint }) => endpoint.allow !== 'anyone' && mayCall(endpoint, role)))(
    '$name answers however large the sums are',
    { timeout: 120_000 },
    async ({ endpoint }) => {
      for (const url of urlsOf(endpoint)) {
        const reply = await it.as(role).request('GET', url)
        expect(reply.status < 400 || usualRefusals.test(reply.text), `${url} ${reply.status} ${reply.text}`).toBe(true)
      }
    },
  )
})

test('figures are the sums of their rows', async () => {
  const admin = it.as('admin')
  const [sums] = await asOwner(it.db, it.db.url, async (owner) => {
    const found = await owner.query(`select sum(s.on_hand) as "on", sum(s.on_hand) filter (where l.type = 'quarantine') as aside
      from stock s join locations l on l.id = s.location_id join inventory_items i on i.id = s.item_id and i.deleted_at is null`)
    return found.rows
  })
  const [onHand, aside] = [Number(sums?.on), Number(sums?.aside)]
  expect(onHand).toBeGreaterThan(10 * most)
  expect((await admin.call(inventoryEndpoints.get, { params: { id: rows.inventoryItem ?? 0 } })).quantity).toBe(3 * most)
  expect((await admin.call(inventoryEndpoints.summary)).totalQuantity).toBe(onHand)
  expect((await admin.call(quarantineEndpoints.summary)).units).toBe(aside)
  const valued = await admin.call(reportsEndpoints.rows, { query: { report: 'stock-valuation', period: '1y' } })
  expect(valued.rows.reduce((sum, { units }) => sum + Number(units), 0)).toBe(onHand)
})

test('a row that would hold more than a column can is refused in a sentence, and nothing changes', async () => {
  const { id } = await makeItem(it, { location: (await makeLocation(it)).code, quantity: 1 })
  await asOwner(it.db, it.db.url, (owner) => owner.query(`update stock set on_hand = 2147483647 where item_id = ${id}`))
  const reply = await it.as('admin').ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 1, reason: 'Found' } })
  expect(reply).toMatchObject({ status: 409, body: { code: 'quantity.sum-too-large' } })
  expect((await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity).toBe(2_147_483_647)
})
