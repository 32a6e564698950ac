import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPrintedRows, reportKeys, reportOf, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { makeCustomer, makeItem } from '../../../tests/support/factories.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { makeSite } from '../../../tests/support/transfer-cases.ts'
import { system } from '../../viewer.ts'
import { labelWithUnit } from './report-table.ts'

let app: TestApp
beforeAll(async () => {
  // Loading it within a call would keep the server of a busy computer from answering others.
  await import('./report-pdf.ts')
  app = await openTestApp()
  const { id } = await makeCustomer(app, { name: '=cmd|evil' })
  await makeItem(app, {
    sku: '+49-1',
    name: '@SUM(A1)',
    customerId: id,
    quantity: 3,
    costPrice: '12.50',
    reorderPoint: 5,
    reorderQuantity: 4,
  })
})
afterAll(() => app.close())

async function download(path: string, person: TestPerson = 'manager') {
  const response = await fetch(`${await app.listen()}${path}`, { headers: { cookie: await app.as(person).cookie() } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const lowStock = [`'+49-1`, `'@SUM(A1)`, `'=cmd|evil`, '3', '3', '5', '4', '4', '']

test('a report as a CSV file has its columns, and no formulas', async () => {
  const { response, bytes } = await download('/api/reports/rows.csv?report=low-stock')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="low-stock-\d{4}-\d\d-\d\d\.csv"$/)
  const [labels, ...rows] = parse(bytes, { bom: true }) as string[][]
  expect(labels).toEqual(reportOf('low-stock').columns.map(labelWithUnit))
  expect(rows).toEqual([lowStock])
})

test('as an Excel workbook it has numbers as numbers, and no formulas', async () => {
  const { bytes } = await download('/api/reports/rows.xlsx?report=stock-valuation')
  const [{ data } = { data: [] }] = await readXlsx(bytes)
  expect(data[1]).toEqual([`'=cmd|evil`, 1, 3, 37.5, 0, 0, 3])
})

test('as a PDF file it names the period, the definition and the rows', async () => {
  const { bytes } = await download('/api/reports/rows.pdf?report=low-stock')
  const text = (await readPdf(bytes)).join(' ')
  for (const part of ['Low stock and reorder proposals', 'As of now', '+49-1', '=cmd|evil']) expect(text).toContain(part)
  const empty = (await readPdf((await download('/api/reports/rows.pdf?report=velocity&period=7d')).bytes)).join(' ')
  expect(empty).toContain('No data to report.')
  const days = await download('/api/reports/rows.pdf?report=velocity&from=2026-05-01&to=2026-05-31')
  expect((await readPdf(days.bytes)).join(' ')).toContain('2026-05-01 to 2026-05-31')
})

test('a long report is read in parts, and a PDF file of it prints the first rows and says how many it leaves out', async () => {
  await using it = await openTestApp()
  await it.db.transaction(system, (trx) =>
    sql`insert into inventory_items (customer_id, sku, name, low_stock_threshold, created_at, updated_at)
      select 1, 'LONG-' || n, 'Item', 5, now(), now() from generate_series(1, 2500) n`.execute(trx.sql),
  )
  const rowsAtOnce: number[] = []
  const { connections } = it.db
  const { acquire } = connections
  connections.acquire = async (claim) => {
    const connection = await acquire.call(connections, claim)
    const { executeQuery } = connection
    return Object.assign(connection, {
      executeQuery: async (query: Parameters<typeof executeQuery>[0]) => {
        const answer = await executeQuery.call(connection, query)
        rowsAtOnce.push(answer.rows.length)
        return answer
      },
    })
  }
  const address = await it.listen()
  const fileOf = async (format: string) => {
    const response = await fetch(`${address}/api/reports/rows.${format}?report=low-stock`, {
      headers: { cookie: await it.as('manager').cookie() },
    })
    return Buffer.from(await response.arrayBuffer())
  }
  const [, ...rows] = parse(await fileOf('csv'), { bom: true }) as string[][]
  expect(new Set(rows.map(([sku]) => sku)).size).toBe(2500)
  expect(Math.max(...rowsAtOnce)).toBe(1000)
  rowsAtOnce.length = 0
  expect((await readPdf(await fileOf('pdf'))).join(' ')).toContain('1,000 more rows are not shown here')
  expect(Math.max(...rowsAtOnce)).toBe(mostPrintedRows)
})

test('every report can be saved in every format, and a custom one too', { timeout: 120_000 }, async () => {
  for (const format of ['csv', 'xlsx', 'pdf']) {
    for (const report of reportKeys)
      expect((await download(`/api/reports/rows.${format}?report=${report}&period=90d`)).response.status, `${report}.${format}`).toBe(200)
    const custom = await download(`/api/reports/custom.${format}?measure=units_in&grouping=item`)
    expect(custom.response.headers.get('content-disposition')).toContain(`units-in-by-item-`)
  }
})

test('what does not fit together is refused with a sentence', async () => {
  const ask = (query: object) => app.as('manager').request('GET', `/api/reports/custom?${new URLSearchParams({ ...query })}`)
  expect(await ask({ measure: 'receipts_received', grouping: 'item' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'grouping', message: 'Receipts received can’t be grouped by item' }] },
  })
  expect(await ask({ measure: 'movements_placed', grouping: 'day', categoryId: '1' })).toMatchObject({ status: 400 })
  expect(await ask({ measure: 'sum(quantity)', grouping: 'day' })).toMatchObject({ status: 400 })
  expect((await app.as('manager').ask(reportsEndpoints.rows, { query: { report: 'profit' as 'velocity' } })).status).toBe(400)
})

test('customers read none of it', async () => {
  for (const path of ['kpis', 'rows?report=velocity', 'rows.csv?report=velocity', 'custom?measure=units_in&grouping=day', 'exports'])
    expect((await app.as('customer').request('GET', `/api/reports/${path}`)).status, path).toBe(403)
})

test('files say at which site something is once there are several', async () => {
  const labels = async () => {
    const { bytes } = await download('/api/reports/rows.csv?report=locations-not-counted')
    return (parse(bytes, { bom: true }) as string[][])[0]
  }
  expect(await labels()).toEqual(['Location', 'Zone', 'Units', 'Last counted', 'Days'])
  await makeSite(app)
  expect(await labels()).toEqual(['Location', 'Zone', 'Site', 'Units', 'Last counted', 'Days'])
})
