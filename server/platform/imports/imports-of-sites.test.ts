import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport, rowsOfImport } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
let north: Site
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const templateOf = async (kind: ImportKind) =>
  (await it.as('manager').ask(importsEndpoints.templateCsv, { query: { kind } })).text.split('\r\n')[0]
const messagesOf = async (id: number) =>
  (await rowsOfImport(it, id)).map(({ messages }) => messages.map(({ field, message }) => [field, message]))
const recordsOf = async (id: number) => (await rowsOfImport(it, id)).map(({ record }) => record?.id ?? 0)

test('a file has no site while there is one: no template names it, and a column of that name means nothing', async () => {
  for (const kind of ['items', 'receipts', 'movements', 'locations'] as const) expect(await templateOf(kind)).not.toContain('Site')
  const { mapping } = await makeImport(it, csvOf(['SKU', 'Name', 'Site'], ['X', 'X', 'MAIN']), { kind: 'items' })
  expect(mapping).toEqual(['sku', 'name', null])
  north = await it.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  for (const kind of ['items', 'receipts', 'movements', 'locations'] as const) expect(await templateOf(kind)).toContain('Site')
})

test('items and locations are made at the site of their row', async () => {
  const here = await makeLocation(it)
  const bins = await makeCheckedImport(it, csvOf(['Code', 'Name', 'Site'], ['N-01', 'North 1', 'north'], ['M-01', 'Main 1', '']), {
    kind: 'locations',
  })
  await commitImport(it, bins.id)
  const codes = await Promise.all((await recordsOf(bins.id)).map((id) => it.as('manager').call(locationsEndpoints.get, { params: { id } })))
  expect(codes.map(({ code, siteCode }) => [code, siteCode])).toEqual([
    ['N-01', 'NORTH'],
    ['M-01', 'MAIN'],
  ])

  const head = ['SKU', 'Name', 'Customer', 'Quantity', 'Location', 'Site code']
  const wrong = await makeCheckedImport(it, csvOf(head, ['S-1', 'One', 1, 5, here.code, 'NORTH'], ['S-2', 'Two', 1, 5, '', 'SOUTH']), {
    kind: 'items',
  })
  expect(await messagesOf(wrong.id)).toEqual([
    [['site', `${here.code} is at MAIN.`]],
    [['site', 'There is no site SOUTH, or you have no access to it.']],
  ])
  const { id } = await makeCheckedImport(
    it,
    csvOf(head, ['S-1', 'One', 1, 5, 'N-01', 'NORTH'], ['S-2', 'Two', 1, 6, '', 'North'], ['S-3', 'Three', 1, 7, '', '']),
    {
      kind: 'items',
    },
  )
  expect(await commitImport(it, id)).toMatchObject({ state: 'done', counts: { imported: 3 } })
  const items = await Promise.all(
    (await recordsOf(id)).map((item) => it.as('manager').call(inventoryEndpoints.get, { params: { id: item } })),
  )
  expect(items.map(({ sku, location, sites }) => [sku, location, sites.map((each) => `${each.quantity} at ${each.siteCode}`)])).toEqual([
    ['S-1', 'N-01', ['5 at NORTH']],
    ['S-2', null, ['6 at NORTH']],
    ['S-3', null, ['7 at MAIN']],
  ])
})

test('a receipt arrives at the site of its rows, which say the same', async () => {
  const head = ['Reference', 'Customer', 'Supplier', 'SKU', 'Quantity', 'Arrives at']
  const { id } = await makeCheckedImport(
    it,
    csvOf(
      head,
      ['A', 1, 'Quay', 'S-1', 2, 'NORTH'],
      ['A', 1, 'Quay', 'S-2', 2, ''],
      ['B', 1, 'Quay', 'S-1', 2, 'NORTH'],
      ['B', 1, 'Quay', 'S-2', 2, 'MAIN'],
    ),
    { kind: 'receipts' },
  )
  expect((await messagesOf(id))[3]).toEqual([['site', expect.stringContaining('NORTH')]])
  await commitImport(it, id, 'ready')
  const [receipt] = await recordsOf(id)
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id: receipt ?? 0 } })).toMatchObject({ siteCode: 'NORTH' })
})

test('movements ship from the site that they name, or from the first that has all that the ones before leave', async () => {
  const [here, there] = [await makeLocation(it), await makeLocation(it, { siteId: north.id })]
  const { id: item, sku } = await makeItem(it, { quantity: 5, location: here.code })
  await it
    .as('manager')
    .call(inventoryEndpoints.adjust, { params: { id: item }, body: { adjustment: 8, reason: 'Found', location: there.code } })
  const address = ['Quay 1', 'Split', 'Dalmatia', '21000']
  const head = ['Reference', 'Customer', 'Ships From', 'Billing Street', 'Billing City', 'Billing State', 'Billing ZIP', 'SKU', 'Quantity']
  const row = (reference: string, site: string, quantity: number) => [reference, 1, site, ...address, sku, quantity]
  const { id } = await makeCheckedImport(
    it,
    csvOf(head, row('A', '', 4), row('B', '', 4), row('C', 'MAIN', 2), row('D', 'NORTH', 4), row('E', '', 2)),
    { kind: 'movements' },
  )
  expect(await messagesOf(id)).toEqual([
    [],
    [],
    [['quantity', `Not enough stock: ${sku} (2 wanted, 1 available). MAIN has 1, NORTH has 4.`]],
    [],
    [['quantity', `Not enough stock: ${sku} (2 wanted, 1 available). MAIN has 1.`]],
  ])
  // One of the others is left out: what it would have taken is free again.
  const rows = await rowsOfImport(it, id)
  const last = { params: { id: rows[4]?.id ?? 0 } }
  await it.as('manager').call(importsEndpoints.changeRow, { params: { id: rows[3]?.id ?? 0 }, body: { skipped: true } })
  expect((await it.as('manager').call(importsEndpoints.changeRow, { ...last, body: { cells: [{ column: 8, value: '3' }] } })).state).toBe(
    'ready',
  )
  expect(await commitImport(it, id, 'ready')).toMatchObject({ state: 'done', message: null, counts: { imported: 3 } })
  const made = (await recordsOf(id)).filter((record) => record > 0)
  const orders = await Promise.all(made.map((order) => it.as('manager').call(ordersEndpoints.get, { params: { id: order } })))
  expect(orders.map(({ siteCode, items }) => `${items[0]?.quantity} from ${siteCode}`)).toEqual([
    '4 from MAIN',
    '4 from NORTH',
    '3 from NORTH',
  ])
})

test('staff of some sites import to these', async () => {
  const accounts = await it.as('admin').call(staffEndpoints.list, { query: {} })
  const { id: manager = 0 } = accounts.find(({ username }) => username === 'manager') ?? {}
  await it.as('admin').call(staffEndpoints.update, { params: { id: manager }, body: { siteIds: [north.id] } })
  const head = ['SKU', 'Name', 'Customer', 'Quantity', 'Site']
  const { id } = await makeCheckedImport(it, csvOf(head, ['L-1', 'One', 1, 5, 'MAIN'], ['L-2', 'Two', 1, 6, '']), { kind: 'items' })
  expect((await messagesOf(id))[0]).toEqual([['site', 'There is no site MAIN, or you have no access to it.']])
  await commitImport(it, id, 'ready')
  const [, made] = await recordsOf(id)
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id: made ?? 0 } })).toMatchObject({
    sites: [{ siteCode: 'NORTH', quantity: 6 }],
  })
})
