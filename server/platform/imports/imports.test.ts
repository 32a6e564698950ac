import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import {
  commitImport,
  csvOf,
  getImport,
  makeCheckedImport,
  makeImport,
  rowsOfImport,
  runImports,
  sendImport,
  undoImport,
} from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const messagesOf = ({ messages }: ImportRow) => messages.map(({ column, message }) => [column, message])
const itemWithSku = async (sku: string) =>
  (await it.as('admin').call(inventoryEndpoints.list, { query: { q: sku } })).find((item) => item.sku === sku)

test('items: create and update mixed, a cell fixed, a row skipped, imported, and undone', async () => {
  const { code } = await makeLocation(it)
  const known = await makeItem(it, { sku: 'IMP-KNOWN', customerId: 1, quantity: 10, name: 'Old name', location: code })
  const same = await makeItem(it, { sku: 'IMP-SAME', customerId: 1, quantity: 3, name: 'Same' })
  const { id, counts, state, columns } = await makeCheckedImport(
    it,
    csvOf(
      ['Item No', 'Item name', 'Owner', 'Qty', 'Bin', 'Cost', 'Colour'],
      ['IMP-NEW', 'New one', '00001', 7, code, '1.5', 'red'],
      ['imp-known', 'New name', 'C1', 25, '', '', ''],
      ['IMP-SAME', 'Same', 1, 3, '', '', ''],
      ['IMP-BAD', '', 'Nobody Ltd', 'many', 'NOWHERE', '1.234', ''],
      ['IMP-NEW', 'Twice', 1, 1, '', '', ''],
    ),
    { kind: 'items', name: 'stock list.csv' },
  )
  expect(state).toBe('checked')
  expect(columns[0]).toEqual({ name: 'Item No', samples: ['IMP-NEW', 'imp-known', 'IMP-SAME', 'IMP-BAD', 'IMP-NEW'] })
  expect(counts).toEqual({
    pending: 0,
    ready: 3,
    error: 2,
    skipped: 0,
    imported: 0,
    create: 1,
    update: 1,
    unchanged: 1,
    records: 2,
    known: 0,
    stockRows: 1,
    stockUnits: 15,
  })
  const rows = await rowsOfImport(it, id)
  expect(rows.map((row) => [row.line, row.state, row.action])).toEqual([
    [2, 'ready', 'create'],
    [3, 'ready', 'update'],
    [4, 'ready', 'unchanged'],
    [5, 'error', null],
    [6, 'error', null],
  ])
  expect(messagesOf(rows[3] as ImportRow)).toEqual([
    [3, 'must be a whole number'],
    [5, 'must be an amount with at most two decimals'],
    [2, "There is no customer 'Nobody Ltd'. Enter the customer number or full name."],
  ])
  expect(messagesOf(rows[4] as ImportRow)).toEqual([[0, 'Line 2 of the file has the same item.']])

  const manager = it.as('manager')
  const refused = await manager.ask(importsEndpoints.commit, { params: { id }, body: { rows: 'all' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'import.has-errors' } })
  const fixed = await manager.call(importsEndpoints.changeRow, {
    params: { id: rows[3]?.id ?? 0 },
    body: {
      cells: [
        { column: 1, value: 'Mended' },
        { column: 2, value: '' },
        { column: 3, value: '5' },
        { column: 5, value: '2' },
      ],
    },
  })
  // The cells that weren't sent stayed.
  expect(messagesOf(fixed)).toEqual(
    [[4, "There is no location 'NOWHERE'."]].map(([column]) => [column, expect.stringContaining('NOWHERE')]),
  )
  const ready = await manager.call(importsEndpoints.changeRow, { params: { id: fixed.id }, body: { cells: [{ column: 4, value: code }] } })
  expect(ready).toMatchObject({ state: 'ready', action: 'create', messages: [], cells: ['IMP-BAD', 'Mended', '', '5', code, '2', ''] })
  const skipped = await manager.call(importsEndpoints.changeRow, { params: { id: rows[4]?.id ?? 0 }, body: { skipped: true } })
  expect(skipped.state).toBe('skipped')

  const done = await commitImport(it, id)
  expect(done).toMatchObject({ state: 'done', message: null, done: 5 })
  expect(done.counts).toMatchObject({ imported: 4, skipped: 1, create: 2, update: 1, unchanged: 1, records: 3 })
  expect(await itemWithSku('IMP-NEW')).toMatchObject({
    name: 'New one',
    quantity: 7,
    location: code,
    costPrice: '1.50',
    customerId: 1,
    version: 1,
  })
  expect(await itemWithSku('IMP-KNOWN')).toMatchObject({ id: known.id, name: 'New name', quantity: 25, location: code, version: 2 })
  expect(await itemWithSku('IMP-BAD')).toMatchObject({ name: 'Mended', quantity: 5, customerId: null })
  expect(await itemWithSku('IMP-SAME')).toMatchObject({ id: same.id, version: 1 })
  const imported = await rowsOfImport(it, id)
  expect(imported[1]?.record).toEqual({ id: known.id, name: 'IMP-KNOWN' })
  const history = (await it.as('admin').request('GET', `/api/inventory/${known.id}/history`)).body as { after: object; by: string }[]
  expect(history[0]?.after).toMatchObject({ name: 'New name', quantity: 25, importedFrom: 'stock list.csv' })

  const opening = async () => (await it.as('admin').call(dashboardEndpoints.activity)).at(-1)?.opening ?? 0
  const opened = await opening()
  const undone = await undoImport(it, id)
  expect(undone).toMatchObject({ state: 'undone', message: null })
  // Neither opening stock nor what was imported and undone is goods-in.
  expect((await it.as('admin').call(dashboardEndpoints.activity)).at(-1)).toMatchObject({ inbound: 0, inboundUnits: 0 })
  expect(opened - (await opening())).toBe(12)
  expect(await itemWithSku('IMP-NEW')).toBeUndefined()
  expect(await itemWithSku('IMP-KNOWN')).toMatchObject({ name: 'Old name', quantity: 10, location: code, version: 3 })
  expect((await manager.ask(importsEndpoints.undo, { params: { id } })).status).toBe(409)
})

test('an import of which something was used is not undone, and says what', async () => {
  const { id } = await makeCheckedImport(
    it,
    csvOf(['SKU', 'Name', 'Customer', 'Quantity'], ['USED-1', 'One', 1, 5], ['USED-2', 'Two', 1, 5]),
    { kind: 'items' },
  )
  await commitImport(it, id)
  const item = await itemWithSku('USED-2')
  await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item?.id ?? 0 }, body: { adjustment: 1, reason: 'Found' } })
  expect(await it.as('manager').ask(importsEndpoints.undo, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'import.used', detail: expect.stringContaining('USED-2') },
  })
  expect(await itemWithSku('USED-1')).toBeDefined()
})

test('receipts: rows with one reference are one receipt, which is withdrawn when the import is undone', async () => {
  const { id, counts } = await makeCheckedImport(
    it,
    csvOf(
      ['Reference', 'Customer', 'Supplier', 'Expected Date', 'SKU', 'Quantity', 'Lot', 'Expires On'],
      ['PO-1', 1, 'Quay', '2026-12-01', 'R-1', 5, 'L1', '2027-01-01'],
      ['PO-2', 1, 'Pier', '', 'R-2', 6, '', ''],
      ['po-1', '', 'Quay', '', 'R-3', 7, '', ''],
      ['PO-3', 1, 'Pier', '', 'R-4', 1, '', ''],
      ['PO-3', 1, 'Other', '', 'R-5', 1, '', '2027-01-01'],
      ['PO-4', 1, '', '', 'R-6', 1, '', ''],
    ),
    { kind: 'receipts' },
  )
  expect(counts).toMatchObject({ ready: 3, error: 3, records: 2 })
  const rows = await rowsOfImport(it, id)
  expect(messagesOf(rows[3] as ImportRow)).toEqual([[null, 'Line 6 of the file, with the same reference, has errors.']])
  expect(messagesOf(rows[4] as ImportRow).map(([column]) => column)).toEqual([2, 7])
  expect(messagesOf(rows[5] as ImportRow)).toEqual([[2, 'must be filled in']])
  const done = await commitImport(it, id, 'ready')
  expect(done.counts).toMatchObject({ imported: 3, error: 3, records: 2 })
  const imported = await rowsOfImport(it, id)
  expect(imported[0]?.record).toEqual(imported[2]?.record)
  const receipt = await it.as('customer').call(receiptsEndpoints.get, { params: { id: imported[0]?.record?.id ?? 0 } })
  expect(receipt).toMatchObject({ supplier: 'Quay', expectedDate: '2026-12-01', status: 'pending', createdBy: null })
  expect(receipt.items.map(({ sku, expected, lotNumber }) => [sku, expected, lotNumber])).toEqual([
    ['R-1', 5, 'L1'],
    ['R-3', 7, null],
  ])
  expect((await undoImport(it, id)).state).toBe('undone')
  expect((await it.as('customer').ask(receiptsEndpoints.get, { params: { id: receipt.id } })).status).toBe(404)
  expect(await it.as('admin').call(receiptsEndpoints.get, { params: { id: receipt.id } })).toMatchObject({
    withdrawnAt: expect.any(String),
  })
  const other = await it.as('admin').call(receiptsEndpoints.list, { query: { q: 'Pier' } })
  expect(other).toEqual([])
})

const address = ['Street', 'City', 'State', 'ZIP']
const movementHead = [
  'Reference',
  ...address.map((part) => `Billing ${part}`),
  ...address.map((part) => `Shipping ${part}`),
  'SKU',
  'Quantity',
]
const place = ['Quay 1', 'Split', 'Dalmatia', '21000']

test('movements: a customer imports its own within its stock, and undoes them; another customer knows nothing of it', async () => {
  await makeItem(it, { sku: 'MOV-1', customerId: 1, quantity: 10 })
  await makeItem(it, { sku: 'MOV-2', customerId: 2, quantity: 10 })
  const { id, counts, customerId } = await makeCheckedImport(
    it,
    csvOf(
      movementHead,
      ['A', ...place, ...place, 'MOV-1', 6],
      ['B', ...place, ...place, 'MOV-1', 5],
      ['C', ...place, ...place, 'MOV-2', 1],
      ['D', ...place, '', 'Zadar', '', '', 'mov-1', 4],
    ),
    { kind: 'movements', by: 'customer' },
  )
  expect(customerId).toBe(1)
  expect(counts).toMatchObject({ ready: 1, error: 3 })
  const rows = await rowsOfImport(it, id, 'customer')
  expect(messagesOf(rows[1] as ImportRow)).toEqual([[10, 'Not enough stock: MOV-1 (5 wanted, 4 available).']])
  expect(messagesOf(rows[2] as ImportRow)).toEqual([[9, "Not in this customer's inventory: MOV-2."]])
  expect(messagesOf(rows[3] as ImportRow).map(([column]) => column)).toEqual([5, 7, 8])

  for (const endpoint of [importsEndpoints.get, importsEndpoints.rows, importsEndpoints.errorsCsv])
    expect((await it.as('rival').ask(endpoint, { params: { id } })).status).toBe(404)
  expect(await it.as('rival').call(importsEndpoints.list)).toEqual([])
  for (const endpoint of [importsEndpoints.cancel, importsEndpoints.undo, importsEndpoints.skipErrors])
    expect((await it.as('rival').ask(endpoint, { params: { id } })).status).toBe(404)
  expect((await it.as('rival').ask(importsEndpoints.commit, { params: { id }, body: { rows: 'all' } })).status).toBe(404)
  expect((await it.as('rival').ask(importsEndpoints.changeRow, { params: { id: rows[0]?.id ?? 0 }, body: {} })).status).toBe(404)

  // Half of it fits once the other asks for less.
  const customer = it.as('customer')
  const row = await customer.call(importsEndpoints.changeRow, {
    params: { id: rows[1]?.id ?? 0 },
    body: { cells: [{ column: 10, value: '4' }] },
  })
  expect(row.state).toBe('ready')
  expect((await customer.call(importsEndpoints.skipErrors, { params: { id } })).counts).toMatchObject({ skipped: 2, error: 0 })
  const done = await commitImport(it, id, 'all', 'customer')
  expect(done).toMatchObject({ state: 'done', counts: { imported: 2, records: 2 } })
  const [first] = await rowsOfImport(it, id, 'customer')
  const order = await customer.call(ordersEndpoints.get, { params: { id: first?.record?.id ?? 0 } })
  expect(order).toMatchObject({ status: 'pending', type: 'pick_pack', items: [{ sku: 'MOV-1', quantity: 6 }] })
  expect(await itemWithSku('MOV-1')).toMatchObject({ reservedQuantity: 10 })
  expect((await undoImport(it, id, 'customer')).state).toBe('undone')
  expect((await customer.call(ordersEndpoints.get, { params: { id: order.id } })).status).toBe('cancelled')
  expect(await itemWithSku('MOV-1')).toMatchObject({ reservedQuantity: 0 })
})

test('movements of a file that does not say where they ship to ship to their billing address', async () => {
  await makeItem(it, { sku: 'SAME-1', customerId: 1, quantity: 10 })
  const columns = ['Reference', ...address.map((part) => `Billing ${part}`), 'SKU', 'Pieces']
  const { id, counts } = await makeCheckedImport(it, csvOf(columns, ['S', ...place, 'SAME-1', 2]), { kind: 'movements', by: 'customer' })
  expect(counts).toMatchObject({ ready: 1, error: 0 })
  await commitImport(it, id, 'all', 'customer')
  const [order] = await it.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order).toMatchObject({ items: [{ sku: 'SAME-1', quantity: 2 }], shippingAddress: { street: 'Quay 1', zip: '21000' } })
  expect(order?.shippingAddress).toEqual(order?.billingAddress)
})

test('customers import movements only, with full access only', async () => {
  for (const kind of ['items', 'receipts'] as const)
    expect(await sendImport(it.as('customer'), 'SKU\nA', { kind })).toMatchObject({
      status: 403,
      body: { code: 'import.kind-needs-staff' },
    })
  const template = await it.as('customer').ask(importsEndpoints.templateCsv, { query: { kind: 'items' } })
  expect(template.status).toBe(403)
})

test('what changes between check and import turns up, and nothing is imported', async () => {
  const item = await makeItem(it, { sku: 'RACE-1', customerId: 1, quantity: 10, name: 'Before' })
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Name', 'Customer'], ['RACE-0', 'Zero', 1], ['RACE-1', 'After', 1]), {
    kind: 'items',
  })
  await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { name: 'Meanwhile' } })
  const again = await commitImport(it, id)
  expect(again).toMatchObject({ state: 'checked', counts: { ready: 2, imported: 0 } })
  expect(again.message).toContain('Line 3: RACE-1 was changed')
  expect(await itemWithSku('RACE-0')).toBeUndefined()
  expect((await commitImport(it, id)).state).toBe('done')
  expect(await itemWithSku('RACE-1')).toMatchObject({ name: 'After' })
})

test('the mapping is remembered for the next file with the same columns, and bad ones are refused', async () => {
  const file = csvOf(['Kode', 'Naziv'], ['M-1', 'One'])
  const { id, mapping, mappingRemembered } = await makeImport(it, file, { kind: 'items' })
  expect([mapping, mappingRemembered]).toEqual([[null, null], false])
  const ask = async (sent: (string | null)[]) =>
    (await it.as('manager').ask(importsEndpoints.map, { params: { id }, body: { mapping: sent } })).body
  expect(await ask([null, 'name'])).toMatchObject({ code: 'import.fields-missing', detail: 'Choose a column for: SKU.' })
  expect(await ask(['sku', 'sku'])).toMatchObject({ code: 'import.field-twice' })
  expect(await ask(['sku', 'colour'])).toMatchObject({ code: 'import.field-unknown' })
  expect(await ask(['sku'])).toMatchObject({ code: 'import.mapping-length' })
  expect(await ask(['sku', 'name'])).toMatchObject({ state: 'checking' })
  await runImports(it)
  expect(await makeImport(it, file, { kind: 'items' })).toMatchObject({ mapping: ['sku', 'name'], mappingRemembered: true })
  expect(await makeImport(it, file, { kind: 'items', by: 'admin' })).toMatchObject({ mappingRemembered: false })
})

test('an import is cancelled before it is done, and nothing of it is left', async () => {
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['CAN-1', 'One']), { kind: 'items' })
  await it.as('manager').call(importsEndpoints.commit, { params: { id }, body: { rows: 'all' } })
  await it.as('manager').call(importsEndpoints.cancel, { params: { id } })
  await runImports(it)
  expect(await getImport(it, id)).toMatchObject({ state: 'cancelled' })
  expect(await itemWithSku('CAN-1')).toBeUndefined()
  expect((await it.as('manager').ask(importsEndpoints.cancel, { params: { id } })).status).toBe(409)
})

test('the rows with errors come as a file that can be fixed and sent again', async () => {
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Name', 'Quantity'], ['ERR-1', '-1+1', 'x'], ['ERR-2', 'Fine', 2]), {
    kind: 'items',
  })
  const file = await it.as('manager').ask(importsEndpoints.errorsCsv, { params: { id } })
  expect(file.text).toBe("\uFEFFSKU,Name,Quantity,What to fix\r\nERR-1,'-1+1,x,Quantity: must be a whole number\r\n")
  const again = await makeImport(it, file.text.replace(',x,', ',4,'), { kind: 'items' })
  expect(again.mapping).toEqual(['sku', 'name', 'quantity', null])
  expect(again.columns[1]?.samples).toEqual(["'-1+1"])
  // A formula in a text file has no value; marked as text it is one.
  const formulas = await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['ERR-3', '=1+1'], ['ERR-4', "'=1+1"]), { kind: 'items' })
  expect((await rowsOfImport(it, formulas.id)).map(({ state }) => state)).toEqual(['error', 'ready'])
})

test('a template is a file of its kind, in both formats', async () => {
  for (const kind of ['items', 'receipts', 'movements'] as const) {
    const { text } = await it.as('manager').ask(importsEndpoints.templateCsv, { query: { kind } })
    const { mapping } = await makeImport(it, text, { kind })
    expect(mapping).not.toContain(null)
    const answer = await fetch(`${await it.listen()}/api/imports/template.xlsx?kind=${kind}`, {
      headers: { cookie: await it.as('manager').cookie() },
    })
    const workbook = await makeImport(it, Buffer.from(await answer.arrayBuffer()), { kind, name: 'template.xlsx' })
    expect(workbook.mapping).toEqual(mapping)
  }
})
