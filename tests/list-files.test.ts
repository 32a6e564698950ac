import { parse } from 'csv-parse/sync'
import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../contract/endpoints.ts'
import { formulaSafe } from '../contract/formula-safe.ts'
import type { RowKind } from '../contract/kinds.ts'
import { fileOfList, type ListEndpoint, type ListFileFormat, listFileFormats } from '../contract/list-files.ts'
import type { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { mayCall } from './support/every-endpoint.ts'
import {
  makeActivity,
  makeCategory,
  makeContact,
  makeCustomer,
  makeItem,
  makeLocation,
  makeReceipt,
  switchPortal,
} from './support/factories.ts'
import { makeListedRows } from './support/listed-rows.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from './support/test-app.ts'

// What holds for the files of every list, asked over HTTP.

/**
 * Lists that no screen shows as a table: a person's own messages and views, mails, and timelines of records. The rows of an import are
 * those of the file it came from; the ones with errors have a file of their own.
 */
const withoutFiles = ['/api/inventory/:id/lots', '/api/notifications', '/api/saved-views', '/api/mails', '/api/imports/:id/rows']

const lists = endpoints.filter((endpoint): endpoint is ListEndpoint => endpoint.answer?.kind === 'list')
const exported = lists.filter(({ answer }) => answer.fileName !== undefined).map((list) => ({ path: list.path, list }))

let it: TestApp
let rows: Partial<Record<RowKind, number>>
beforeAll(async () => {
  it = await openTestApp()
  rows = await makeListedRows(it)
  await switchPortal(it, { dataExport: true })
  // Texts that a spreadsheet would run.
  const { id: customerId } = await makeCustomer(it, { name: '=1+1', primaryContact: '@SUM(A1)' })
  await makeItem(it, { customerId, name: '+1', description: '-cmd', quantity: 1 })
  await makeItem(it, { customerId: 2, name: 'Of another customer' })
  await makeContact(it, { customerId, firstName: '=HYPERLINK("http://evil.example")', title: '@x' })
  await makeActivity(it, { customerId, subject: '-1+1' })
  await makeLocation(it, { name: '=A1' })
  await makeCategory(it, { name: '@cat' })
  await makeReceipt(it, { customerId, supplier: '+44 Ltd' })
})
afterAll(() => it.close())

type Row = Record<string, unknown>
type Cells = Record<string, string>

function idFor({ row }: ListEndpoint): number {
  return (row && rows[row]) ?? 0
}

function addressOf(list: ListEndpoint, query: object = {}): string {
  return urlOf(list, { params: { id: idFor(list) }, query })
}

async function rowsOf(list: ListEndpoint, person: TestPerson = 'admin', query: object = {}): Promise<Row[]> {
  const reply = await it.as(person).request('GET', addressOf(list, query))
  expect(reply.status, reply.text).toBe(200)
  return reply.body as Row[]
}

async function download(list: ListEndpoint, format: ListFileFormat, query: object = {}, person: TestPerson = 'admin') {
  const address = urlOf(fileOfList(list, format), { params: { id: idFor(list) }, query })
  const response = await fetch(`${await it.listen()}${address}`, { headers: { cookie: await it.as(person).cookie() } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function csvOf(list: ListEndpoint, query: object = {}, person: TestPerson = 'admin'): Promise<Cells[]> {
  const { response, bytes } = await download(list, 'csv', query, person)
  expect(response.status, bytes.toString()).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${list.answer.fileName}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  )
  return parse(bytes, { columns: true, bom: true })
}

/** The texts by which people recognise a row; those that the file has are in the line of their row. */
const recognised = [
  'sku',
  'orderNumber',
  'receiptNumber',
  'trackingNumber',
  'quoteNumber',
  'invoiceNumber',
  'sscc',
  'code',
  'subject',
  'email',
].concat(['fileName', 'name', 'customerName', 'contactEmail', 'viewedBy', 'firstName'])

function expectLinesOf(lines: Cells[], listed: Row[]): void {
  expect(lines.length).toBe(listed.length)
  for (const [index, row] of listed.entries()) {
    const cells = Object.values(lines[index] ?? {})
    const texts = recognised.flatMap((field) => (typeof row[field] === 'string' ? [row[field]] : []))
    // An act is what its lines say.
    const ofLines = 'undoneBy' in row && Array.isArray(row.lines) ? row.lines : []
    if (ofLines.length > 0) texts.push([...new Set(ofLines.map(({ sku }) => String(sku)))].join(', '))
    expect(texts.length, 'nothing to recognise the row by').toBeGreaterThan(0)
    for (const text of texts) expect(cells).toContain(formulaSafe(text))
  }
}

test('every list is offered as files, with listed exceptions', () => {
  const others = lists.filter(({ answer }) => answer.fileName === undefined).map(({ path }) => path)
  expect(others.filter((path) => !path.endsWith('/history'))).toEqual(expect.arrayContaining(withoutFiles))
  expect(others.filter((path) => !path.endsWith('/history'))).toHaveLength(withoutFiles.length)
})

describe.each(exported)('$path', ({ list }) => {
  test('its CSV file has the rows of the list in the order of the list, and no formulas', async () => {
    const listed = await rowsOf(list)
    expect(listed.length).toBeGreaterThan(2)
    const lines = await csvOf(list)
    expectLinesOf(lines, listed)
    for (const cell of lines.flatMap((line) => Object.values(line))) if (/^[=+\-@\t\r\n]/.test(cell)) expect(cell).toMatch(/^-\d+(\.\d+)?$/)
    const [sort] = (list.query as typeof inventoryEndpoints.list.query).shape.sort.unwrap().options
    expectLinesOf(await csvOf(list, { sort: `-${sort}` }), await rowsOf(list, 'admin', { sort: `-${sort}` }))
  })

  test('its Excel file has the same cells, numbers and times as such', async () => {
    const lines = await csvOf(list)
    const { response, bytes } = await download(list, 'xlsx')
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml/)
    const [{ data } = { data: [] }] = await readXlsx(bytes, { trim: false })
    const [labels = [], ...read] = data
    expect(labels).toEqual(Object.keys(lines[0] ?? {}))
    const asText = (cell: unknown, csv: string) => {
      if (cell === null) return ''
      if (cell instanceof Date) return cell.toISOString().replace('T', ' ').slice(0, csv.length)
      return typeof cell === 'number' && Number(csv) === cell ? csv : String(cell)
    }
    for (const [index, line] of lines.entries()) {
      const expected = Object.values(line)
      expect(expected.map((csv, column) => asText(read[index]?.[column] ?? null, csv))).toEqual(expected)
    }
    expect(read.length).toBe(lines.length)
  })

  test('a search, a filter and chosen ids leave out what they leave out of the list', async () => {
    expect(await csvOf(list, { q: 'no such ¾ row' })).toEqual([])
    if ('customerId' in list.query.shape)
      expectLinesOf(await csvOf(list, { customerId: 1 }), await rowsOf(list, 'admin', { customerId: 1 }))
    const listed = await rowsOf(list)
    const chosen = [listed[2], listed[0]] as Row[]
    expectLinesOf(await csvOf(list, { ids: [...chosen, { id: 2_000_000_000 }].map(({ id }) => id).join(',') }), chosen)
    for (const ids of ['', ',', '1,', '1,x', '0', '-1', '99999999999', Array(1001).fill(1).join(',')])
      expect((await download(list, 'csv', { ids: ids || ' ' })).response.status, ids).toBe(400)
    expect((await download(list, 'xlsx', { sort: 'shade' })).response.status).toBe(400)
  })

  test('a customer saves what it reads of the list, nothing while exports are switched off, and nothing of lists for staff', async () => {
    if (!mayCall(list, 'customer')) {
      for (const format of listFileFormats)
        expect((await it.as('customer').request('GET', `${addressOf(list)}.${format}`)).body).toMatchObject({ code: 'permission.role' })
      return
    }
    if (list.row === undefined) expectLinesOf(await csvOf(list, {}, 'rival'), await rowsOf(list, 'rival'))
    else expect((await download(list, 'csv', {}, 'rival')).response.status).toBe(404)
    await switchPortal(it, { dataExport: false })
    for (const format of listFileFormats)
      expect(await it.as('rival').request('GET', `${addressOf(list)}.${format}`)).toMatchObject({
        status: 403,
        body: { code: 'permission.switched-off' },
      })
    await switchPortal(it, { dataExport: true })
  })
})

test('amounts are numbers with their currency beside them, days are days, and times are those of the warehouse', async () => {
  const invoices = exported.find(({ path }) => path === '/api/invoices')?.list as ListEndpoint
  const [line] = await csvOf(invoices, { sort: '-total' })
  expect(line).toMatchObject({
    Currency: 'USD',
    Total: '1000.00',
    'Due Date': '2020-06-01',
    Created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  })
  const [{ data } = { data: [] }] = await readXlsx((await download(invoices, 'xlsx', { sort: '-total' })).bytes)
  const cellOf = (label: string) => data[1]?.[data[0]?.indexOf(label) ?? -1]
  expect(['Total', 'Due Date', 'Created'].map(cellOf)).toEqual([1000, new Date('2020-06-01T00:00:00Z'), expect.any(Date)])
})
