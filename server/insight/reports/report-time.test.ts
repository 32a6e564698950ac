import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// Which days reports cover; random-histories.test.ts compares the figures.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => new Date('2026-06-16T13:37:05.250Z') })
  await it.as('admin').call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'America/New_York' } })
  await makeItem(it, { sku: 'OPENED', quantity: 30 })
})
afterAll(() => it.close())

const rows = (query: object) =>
  it.as('manager').request('GET', `/api/reports/rows?${new URLSearchParams({ report: 'throughput', ...query })}`)

test.each([
  { query: { period: 'this_month' }, from: '2026-06-01T04:00:00.000Z', to: '2026-06-16T13:37:05.250Z' },
  { query: { period: 'last_month' }, from: '2026-05-01T04:00:00.000Z', to: '2026-06-01T03:59:59.999Z' },
  { query: { period: 'this_quarter' }, from: '2026-04-01T04:00:00.000Z', to: '2026-06-16T13:37:05.250Z' },
  { query: { from: '2025-12-31', to: '2026-06-30' }, from: '2025-12-31T05:00:00.000Z', to: '2026-06-16T13:37:05.250Z' },
  { query: {}, from: '2026-05-17T13:37:05.250Z', to: '2026-06-16T13:37:05.250Z' },
])('$query covers days of the warehouse', async ({ query, from, to }) => {
  expect((await rows(query)).body).toMatchObject({ from, to })
})

test.each([
  { query: { from: '2026-05-01' }, path: 'to' },
  { query: { to: '2026-05-01' }, path: 'from' },
  { query: { from: '2026-05-02', to: '2026-05-01' }, path: 'to' },
  { query: { from: '2025-01-01', to: '2026-02-05' }, path: 'to' },
  { query: { period: '7d', from: '2026-05-01', to: '2026-05-02' }, path: 'from' },
  { query: { period: 'next_month' }, path: 'period' },
  { query: { from: 'yesterday', to: '2026-05-02' }, path: 'from' },
])('$query is refused', async ({ query, path }) => {
  expect((await rows(query)).body).toMatchObject({ status: 400, errors: [{ path }] })
})

test('400 days are allowed', async () => {
  expect((await rows({ from: '2025-01-01', to: '2026-02-04' })).status).toBe(200)
})

test('reports of current stock show the present moment, whatever the period', async () => {
  expect((await rows({ report: 'stock-ageing', period: 'last_month' })).body).toMatchObject({ to: '2026-06-16T13:37:05.250Z', total: 1 })
})

test('an export of chosen days names them', async () => {
  const days = { from: '2026-05-01', to: '2026-05-31' }
  const started = await it.as('manager').call(reportsEndpoints.startExport, { body: days })
  expect(started).toMatchObject({ period: null, ...days })
})

test('opening stock has a column of its own, and is neither goods-in nor a stock movement', async () => {
  const total = async (measure: 'opening' | 'units_in' | 'ledger_lines') => {
    const { rows: found } = await it
      .as('manager')
      .call(reportsEndpoints.custom, { query: { measure, grouping: 'month', period: 'this_month' } })
    return found.reduce((sum, { value }) => sum + Number(value), 0)
  }
  expect([await total('opening'), await total('units_in'), await total('ledger_lines')]).toEqual([30, 0, 0])
  const { rows: days } = await it.as('manager').call(reportsEndpoints.rows, { query: { report: 'throughput', period: 'this_month' } })
  expect(days.at(-1)).toMatchObject({ start: '2026-06-16', unitsIn: 0, opening: 30 })
  const { rows: customers } = await it.as('manager').call(reportsEndpoints.rows, { query: { report: 'customer-activity', period: '7d' } })
  expect(customers).toMatchObject([{ unitsIn: 0, opening: 30 }])
})
