import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeCategory, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a new category is active, is found by name and code, and is renamed on its items', async () => {
  const created = await app.as('manager').call(categoriesEndpoints.create, { body: { name: 'Tobacco', code: 'TOB', description: '' } })
  expect(created).toMatchObject({ name: 'Tobacco', code: 'TOB', description: null, isActive: true })
  const item = await makeItem(app, { category: 'Tobacco' })
  await app.as('manager').call(categoriesEndpoints.update, { params: { id: created.id }, body: { name: 'Tobacco goods', isActive: false } })
  expect(await app.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({ category: 'Tobacco goods' })
  expect(await app.as('admin').call(categoriesEndpoints.list, { query: { q: 'tob' } })).toMatchObject([{ id: created.id, isActive: false }])
})

test('one category is read by its id; categories and locations are filtered by whether they are active', async () => {
  const manager = app.as('manager')
  const [active, inactive] = [await makeCategory(app), await makeCategory(app, { isActive: false })]
  expect(await manager.call(categoriesEndpoints.get, { params: { id: inactive.id } })).toEqual(inactive)
  const idsOf = async (status?: ('active' | 'inactive')[]) =>
    (await manager.call(categoriesEndpoints.list, { query: { status } })).map(({ id }) => id)
  expect(await idsOf(['inactive'])).toContain(inactive.id)
  expect(await idsOf(['inactive'])).not.toContain(active.id)
  expect(await idsOf(['active'])).not.toContain(inactive.id)
  expect(await idsOf(['active', 'inactive'])).toEqual(await idsOf())
  const closed = await makeLocation(app, { isActive: false })
  expect(await manager.call(locationsEndpoints.list, { query: { status: 'inactive' } })).toEqual([closed])
  expect((await manager.ask(locationsEndpoints.labels, { query: { status: 'inactive' } })).status).toBe(200)
})

test('names and codes are unique, whatever their case', async () => {
  const { name } = await makeCategory(app, { code: 'UNI' })
  const create = (body: { name: string; code?: string }) => app.as('admin').ask(categoriesEndpoints.create, { body })
  expect((await create({ name: name.toUpperCase() })).status).toBe(409)
  expect((await create({ name: 'Other', code: 'uni' })).status).toBe(409)
  expect((await create({ name: ' ' })).status).toBe(400)
})

test('location codes are unique, built-in locations can’t be taken over, and a missing capacity is unlimited', async () => {
  const bin = await makeLocation(app)
  expect(bin).toMatchObject({ type: 'storage', capacity: null, currentOccupancy: 0, isActive: true })
  const create = (code: string) => app.as('admin').ask(locationsEndpoints.create, { body: { code, name: 'X' } })
  expect((await create(bin.code)).status).toBe(409)
  expect((await create('UNASSIGNED')).status).toBe(409)
  const other = await makeLocation(app)
  expect((await app.as('admin').ask(locationsEndpoints.update, { params: { id: other.id }, body: { code: bin.code } })).status).toBe(409)
  for (let builtIn = 1; builtIn <= 5; builtIn++) {
    expect((await app.as('admin').ask(locationsEndpoints.update, { params: { id: builtIn }, body: { name: 'Mine' } })).status).toBe(404)
  }
  expect((await app.as('admin').call(locationsEndpoints.list)).map((each) => each.code)).not.toContain('UNASSIGNED')
})

test('a category that is deactivated during another change stays inactive', async ({ skip }) => {
  if (!app.db.url) skip()
  const { id } = await makeCategory(app)
  const described = await asOwner(app.db, app.db.url, async (owner) => {
    await owner.query(`begin; update product_categories set is_active = false where id = ${id}`)
    const going = app.as('admin').call(categoriesEndpoints.update, { params: { id }, body: { description: 'Dry goods' } })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    for (let tried = 0; (await owner.query(waiting)).rows.length === 0 && tried < 200; tried++) await sleep(10)
    await owner.query('commit')
    return going
  })
  expect(described).toMatchObject({ id, isActive: false, description: 'Dry goods' })
})
