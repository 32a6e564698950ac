import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import type { StaffRole } from '../../../contract/roles.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, getImport, makeCheckedImport, rowsOfImport, runImports } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// An import works as the person who ordered it, with the role and the sites that the person has by then.

let it: TestApp
let north: Site
beforeAll(async () => {
  it = await openTestApp()
  north = await it.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

async function change(username: string, body: { siteIds?: number[]; role?: StaffRole; isActive?: boolean }) {
  const accounts = await it.as('admin').call(staffEndpoints.list, { query: {} })
  const { id = 0 } = accounts.find((each) => each.username === username) ?? {}
  await it.as('admin').call(staffEndpoints.update, { params: { id }, body })
}

const quantityOf = async (id: number) => (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).quantity

test('a quantity that the person sees only a part of is an error of its row, whatever the row says', async () => {
  const [main, there] = [await makeLocation(it), await makeLocation(it, { siteId: north.id })]
  const elsewhere = await makeItem(it, { quantity: 98_765, location: main.code })
  const own = await makeItem(it, { quantity: 3, location: there.code })
  await change('manager', { siteIds: [north.id] })
  const head = ['SKU', 'Name', 'Customer', 'Quantity', 'Location']
  const { id } = await makeCheckedImport(
    it,
    csvOf(head, [elsewhere.sku, '', 1, 7, ''], [own.sku, '', 1, 4, ''], [elsewhere.sku, '', 1, '', 'none']),
    { kind: 'items' },
  )
  const rows = await rowsOfImport(it, id)
  const refused = `Some of ${elsewhere.sku} is at sites that you have no access to`
  expect(rows.map(({ messages }) => messages[0]?.message ?? '')).toEqual([expect.stringContaining(refused), '', expect.anything()])
  expect(JSON.stringify(rows)).not.toContain('98765')
  await commitImport(it, id, 'ready')
  expect([await quantityOf(elsewhere.id), await quantityOf(own.id)]).toEqual([98_765, 4])

  const home = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Location'], [elsewhere.sku, 1, 'none']), { kind: 'items' })
  await commitImport(it, home.id, 'ready')
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id: elsewhere.id } })).toMatchObject({ location: main.code })
  await change('manager', { siteIds: [] })
})

test('stock that came to another site between the check and the import is found under lock', async () => {
  const [main, there] = [await makeLocation(it), await makeLocation(it, { siteId: north.id })]
  const item = await makeItem(it, { quantity: 3, location: there.code })
  await change('manager', { siteIds: [north.id] })
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Quantity'], [item.sku, 1, 5]), { kind: 'items' })
  const body = { adjustment: 9, reason: 'Found', location: main.code }
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  expect(await commitImport(it, id)).toMatchObject({ state: 'checked', counts: { error: 1 } })
  expect(await quantityOf(item.id)).toBe(12)
  await change('manager', { siteIds: [] })
})

test('it works as the person who ordered it, not as the one who sent the file', async () => {
  const main = await makeLocation(it)
  const item = await makeItem(it, { quantity: 3, location: main.code })
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Quantity'], [item.sku, 1, 5]), { kind: 'items' })
  await change('manager', { role: 'worker' })
  expect(await commitImport(it, id, 'all', 'admin')).toMatchObject({ state: 'done' })
  expect(await quantityOf(item.id)).toBe(5)
  await change('manager', { role: 'manager' })
})

test('undoing changes no stock of sites that the person has lost, and staff of some sites see their own imports only', async () => {
  const main = await makeLocation(it)
  const item = await makeItem(it, { quantity: 3, location: main.code })
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Quantity'], [item.sku, 1, 5]), { kind: 'items' })
  await commitImport(it, id)
  const theirs = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Quantity'], [item.sku, 1, 6]), { kind: 'items', by: 'admin' })
  await change('manager', { siteIds: [north.id] })
  await it.as('manager').call(importsEndpoints.undo, { params: { id } })
  await runImports(it)
  expect(await getImport(it, id)).toMatchObject({
    state: 'done',
    message: expect.stringContaining(`stock of ${item.sku} at a site that you have no access to`),
  })
  expect(await quantityOf(item.id)).toBe(5)
  const listed = await it.as('manager').call(importsEndpoints.list, { query: {} })
  expect(listed.map((each) => each.id)).not.toContain(theirs.id)
  expect((await it.as('manager').ask(importsEndpoints.get, { params: { id: theirs.id } })).status).toBe(404)
  await change('manager', { siteIds: [] })
})

test.each([
  ['became a worker', { role: 'worker' as const }],
  // Ends the session of the tests, so it is the last one.
  ['was suspended', { isActive: false }],
])('an import ends where the person who ordered it %s', async (_name, changed) => {
  const item = await makeItem(it, { quantity: 3 })
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Customer', 'Quantity'], [item.sku, 1, 5]), { kind: 'items' })
  await it.as('manager').call(importsEndpoints.commit, { params: { id }, body: { rows: 'all' } })
  await change('manager', changed)
  await runImports(it)
  expect(await getImport(it, id, 'admin')).toMatchObject({
    state: 'checked',
    message: expect.stringContaining('may no longer import this'),
  })
  expect(await quantityOf(item.id)).toBe(3)
  await change('manager', { isActive: true, role: 'manager' })
})
