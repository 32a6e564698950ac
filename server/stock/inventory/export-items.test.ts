import { parse } from 'csv-parse/sync'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeItem, switchPortal } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await makeItem(app, { sku: 'A-1', name: '=HYPERLINK("http://evil.example")', quantity: 7, costPrice: '12.50' })
  await makeItem(app, { sku: 'A-2', name: 'Tea, "green"\nloose', quantity: 0 })
  await makeItem(app, { sku: 'B-1', name: 'Another customer’s', customerId: 2, quantity: 5 })
})
afterAll(() => app.close())

async function download(path: string, person: TestPerson = 'admin') {
  const response = await fetch(`${await app.listen()}${path}`, { headers: { cookie: await app.as(person).cookie() } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function csvRows(query: string, person: TestPerson = 'admin'): Promise<Record<string, string>[]> {
  const { response, bytes } = await download(`/api/inventory.csv${query}`, person)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="inventory-\d{4}-\d\d-\d\d\.csv"$/)
  return parse(bytes, { columns: true, bom: true })
}

test('the CSV export has the rows, filters and order of the list, and no formulas', async () => {
  const rows = await csvRows('?sort=-sku')
  expect(rows.map((row) => row.SKU)).toEqual(['B-1', 'A-2', 'A-1'])
  expect(rows[2]).toMatchObject({ Name: `'=HYPERLINK("http://evil.example")`, Quantity: '7', 'Cost Price': '12.50', Status: 'Low Stock' })
  expect(rows[1]).toMatchObject({ Name: 'Tea, "green"\nloose', Status: 'Out of Stock' })
  expect((await csvRows('?status=Out%20of%20Stock')).map((row) => row.SKU)).toEqual(['A-2'])
})

test('a customer exports only its own items, and nothing while the warehouse has switched exports off', async () => {
  for (const format of ['csv', 'xlsx'])
    expect(await app.as('rival').request('GET', `/api/inventory.${format}`)).toMatchObject({
      status: 403,
      body: { code: 'permission.switched-off' },
    })
  await switchPortal(app, { dataExport: true })
  expect((await csvRows('', 'rival')).map((row) => row.SKU)).toEqual(['B-1'])
  const { bytes } = await download('/api/inventory.xlsx', 'rival')
  const [{ data } = { data: [] }] = await readXlsx(bytes)
  expect(data.slice(1).map((row) => row[0])).toEqual(['B-1'])
})

test('the Excel export has numbers as numbers', async () => {
  const { response, bytes } = await download('/api/inventory.xlsx?sort=sku')
  expect(response.headers.get('content-type')).toMatch(/spreadsheetml/)
  const [{ data } = { data: [] }] = await readXlsx(bytes)
  const [labels = [], first = []] = data
  const cell = (label: string) => first[labels.indexOf(label)]
  expect([cell('SKU'), cell('Quantity'), cell('Cost Price')]).toEqual(['A-1', 7, 12.5])
  expect(cell('Name')).toBe(`'=HYPERLINK("http://evil.example")`)
  expect(cell('Updated')).toBeInstanceOf(Date)
})

test('an invalid filter answers 400, in any format', async () => {
  for (const format of ['csv', 'xlsx']) expect((await download(`/api/inventory.${format}?sort=shade`)).response.status).toBe(400)
})
