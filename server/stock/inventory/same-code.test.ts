import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { createOwnedDatabase } from '../../../tests/support/postgres-logins.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { serverFolder } from '../../folders.ts'
import { openDatabase } from '../../open-database.ts'
import { sqlFiles } from '../../platform/set-up/sql-files.ts'
import { system } from '../../viewer.ts'

// Codes that differ only in case are the same code.

let it: TestApp
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-before-'))
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await it.close()
})

const createItem = (sku: string, customerId: number | null) =>
  it.as('admin').ask(inventoryEndpoints.create, { body: { sku, name: 'Twin', customerId } })

test('an owner has a SKU once, whatever its case; the sentence names the one that exists', async () => {
  await makeItem(it, { sku: 'Case-1', customerId: 1 })
  const detail = 'The SKU CASE-1 already exists for this customer, written Case-1.'
  expect((await createItem('CASE-1', 1)).body).toMatchObject({ status: 409, detail })
  expect((await createItem('Case-1', 1)).body).toMatchObject({ detail: 'The SKU Case-1 already exists for this customer.' })
  expect((await createItem('case-1', 2)).status).toBe(201)
})

test('an item can’t be renamed, restored or allocated to a SKU that exists in another case, but may change the case of its own', async () => {
  const { id } = await makeItem(it, { sku: 'Case-2', customerId: 1 })
  const other = await makeItem(it, { sku: 'Case-3', customerId: 1 })
  const rename = (item: number, sku: string) => it.as('admin').ask(inventoryEndpoints.update, { params: { id: item }, body: { sku } })
  expect((await rename(other.id, 'case-2')).status).toBe(409)
  expect((await rename(id, 'CASE-2')).status).toBe(200)

  await it.as('admin').call(inventoryEndpoints.delete, { params: { id } })
  expect((await rename(other.id, 'case-2')).status).toBe(200)
  expect((await it.as('admin').ask(inventoryEndpoints.restore, { params: { id } })).status).toBe(409)

  const free = await makeItem(it, { sku: 'caSe-2', customerId: null })
  const owned = await it.as('admin').call(inventoryEndpoints.list, { query: { customerId: 1 } })
  const inventoryIds = [...owned.map((item) => item.id), free.id]
  expect((await it.as('admin').ask(customersEndpoints.allocate, { params: { id: 1 }, body: { inventoryIds } })).status).toBe(409)
})

test('a location’s code exists once, whatever its case', async () => {
  await makeLocation(it, { code: 'Bay-7' })
  const other = await makeLocation(it)
  const created = await it.as('admin').ask(locationsEndpoints.create, { body: { code: 'BAY-7', name: 'Twin' } })
  expect(created.body).toMatchObject({ status: 409, detail: 'The location code BAY-7 already exists, written Bay-7.' })
  expect((await it.as('admin').ask(locationsEndpoints.update, { params: { id: other.id }, body: { code: 'bay-7' } })).status).toBe(409)
})

test('codes from before that differ only in case stay, and no more are added', async ({ skip }) => {
  const here = it.db.url ?? skip('An embedded database is opened by one version only.')
  // 0015 adds the columns that mark codes from before, 0052 describes them.
  for (const { path } of sqlFiles('**/*.sql')) {
    if (!/\/00(15|52)_/.test(path)) cpSync(join(serverFolder, path), join(folder, path))
  }
  const owned = await createOwnedDatabase(here)
  const before = await openDatabase({ databaseUrl: owned.url, sqlFolder: folder })
  await before.transaction(system, async ({ sql: on }) => {
    await sql`insert into locations (code, name) values ('Old-1', 'One'), ('OLD-1', 'Two')`.execute(on)
    await sql`insert into inventory_items (sku, name, created_at, updated_at) values ('old', 'One', now(), now()), ('OLD', 'Two', now(), now())`.execute(
      on,
    )
  })
  await before.close()
  const after = await openDatabase({ databaseUrl: owned.url })
  const third = () =>
    after.transaction(system, ({ sql: on }) =>
      sql`insert into inventory_items (sku, name, created_at, updated_at) values ('Old', 'Three', now(), now())`.execute(on),
    )
  await expect(third()).rejects.toThrow(/inventory_items_unique_sku/)
  const kept = await after.read(system, (on) => on.selectFrom('locations').select('code').where('is_case_variant', '=', true).execute())
  expect(kept).toEqual([{ code: 'OLD-1' }])
  await after.close()
  await owned.drop()
})
