import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerImportLimits, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeCategory, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport, sendImport, undoImport } from '../../../tests/support/imports.ts'
import { makeShortLocation } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { itemsWithSkus } from '../../stock/inventory/inventory-queries.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

test('a row names the whole on-hand, and changes it by what one change may', async () => {
  const [same, other] = [await makeItem(it, { customerId: 1, quantity: 1_000_000 }), await makeItem(it, { customerId: 1, quantity: 1 })]
  const more = { adjustment: 500_000, reason: 'Found' }
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: same.id }, body: more })
  const lines = [
    [same.sku, 'Renamed', 1, 1_500_000],
    [other.sku, other.name, 1, 1_000_002],
  ]
  const { id } = await makeCheckedImport(it, csvOf(['SKU', 'Name', 'Customer', 'Quantity'], ...lines), { kind: 'items' })
  const [unchanged, refused] = await it.as('admin').call(importsEndpoints.rows, { params: { id } })
  expect(unchanged).toMatchObject({ state: 'ready', action: 'update', changes: [{ field: 'name', to: 'Renamed' }] })
  expect(refused).toMatchObject({
    state: 'error',
    messages: [{ field: 'quantity', message: expect.stringContaining('at most 1,000,000') }],
  })
})

test('a row that the books could not follow says so when it is checked', async () => {
  // The first short pick makes the location.
  await makeLocation(it, { type: 'staging' })
  await makeShortLocation(it)
  const { code } = await makeLocation(it)
  const item = await makeItem(it, { customerId: 1, quantity: 10, location: code })
  const { code: to } = await makeLocation(it, { type: 'quarantine' })
  await it.as('worker').call(moveStockEndpoints.move, { params: { id: item.id }, body: { from: code, to, quantity: 4, reason: 'Wet' } })
  const lines = [
    [item.sku, item.name, 1, 3, ''],
    ['ASIDE-1', 'Aside', 1, 5, 'DISCREPANCY'],
    ['FINE-1', 'Fine', 1, 5, code],
  ]
  const header = ['SKU', 'Name', 'Customer', 'Quantity', 'Location']
  const { id } = await makeCheckedImport(it, csvOf(header, ...lines), { kind: 'items' })
  const rows = await it.as('admin').call(importsEndpoints.rows, { params: { id } })
  expect(rows.map(({ state, messages }) => [state, messages[0]?.field ?? null, messages[0]?.message ?? null])).toEqual([
    ['error', 'quantity', `Only 6 of ${item.sku} can be removed.`],
    ['error', 'location', 'DISCREPANCY takes only what short picks put aside. Choose another location for the item.'],
    ['ready', null, null],
  ])
})

test('undoing restores category and home although both were renamed since, and leaves others alone', async () => {
  const [old, other] = [await makeCategory(it), await makeCategory(it)]
  const [home, moved] = [await makeLocation(it), await makeLocation(it)]
  const one = await makeItem(it, { sku: 'REF-1', customerId: 1, quantity: 4, category: old.name, location: home.code })
  const two = await makeItem(it, { sku: 'REF-2', customerId: 1, quantity: 4, category: old.name, location: home.code })
  const { id } = await makeCheckedImport(
    it,
    csvOf(['SKU', 'Name', 'Customer', 'Category', 'Location'], ['REF-1', 'One', 1, other.name, moved.code], ['REF-2', 'Two', 1, '', '']),
    { kind: 'items' },
  )
  await commitImport(it, id)
  const admin = it.as('admin')
  // The names are swapped: by name, each item would get the other's.
  const rename = (category: { id: number; isActive: boolean }, name: string) =>
    admin.call(categoriesEndpoints.update, { params: { id: category.id }, body: { ...category, name } })
  await rename(old, 'meanwhile')
  await rename(other, old.name)
  await rename(old, other.name)
  await admin.call(locationsEndpoints.update, { params: { id: home.id }, body: { ...home, code: `${home.code}-NEW` } })

  expect((await undoImport(it, id)).state).toBe('undone')
  const now = (item: { id: number }) => admin.call(inventoryEndpoints.get, { params: { id: item.id } })
  const restored = { category: other.name, location: `${home.code}-NEW`, quantity: 4 }
  expect(await now(one)).toMatchObject({ ...restored, name: one.name })
  expect(await now(two)).toMatchObject({ ...restored, name: two.name })
})

test('texts that a spreadsheet would run come back unchanged from an exported file, in both formats', async () => {
  const names = ['=SUM(A1)', "'=already", "''=twice", '+1', '-1', '@home', "'plain"]
  for (const [n, name] of names.entries()) await makeItem(it, { sku: `=RUN-${n}`, name, customerId: 2 })
  for (const format of ['csv', 'xlsx']) {
    const answer = await fetch(`${await it.listen()}/api/inventory.${format}?q=RUN-`, {
      headers: { cookie: await it.as('manager').cookie() },
    })
    const file = Buffer.from(await answer.arrayBuffer())
    const { counts } = await makeCheckedImport(it, file, { kind: 'items', name: `items.${format}` })
    expect(counts).toMatchObject({ unchanged: names.length, update: 0, create: 0, error: 0 })
  }
})

test("a column's name that a spreadsheet would run is guarded in the file of rows to fix", async () => {
  const formula = '=HYPERLINK("http://evil.example")'
  const { id } = await makeCheckedImport(it, `SKU,Name,"${formula.replaceAll('"', '""')}",Quantity\nRUN-9,,1,x\n`, { kind: 'items' })
  const { text } = await it.as('manager').ask(importsEndpoints.errorsCsv, { params: { id } })
  expect(text.split('\r\n')[0]).toContain(`'${formula.replaceAll('"', '""')}`)
})

test('a customer keeps ten unfinished imports; one that is cancelled makes room', async () => {
  const file = csvOf(['SKU', 'Quantity'], ['A', 1])
  const made = []
  for (let n = 0; n < customerImportLimits.unfinished; n++) made.push(await makeImport(it, file, { kind: 'movements', by: 'customer' }))
  const refused = await sendImport(it.as('customer'), file, { kind: 'movements' })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'import.too-many-unfinished', detail: expect.stringContaining('10 imports') },
  })
  // Others are not affected.
  expect((await sendImport(it.as('rival'), file, { kind: 'movements' })).status).toBe(201)
  await it.as('customer').call(importsEndpoints.cancel, { params: { id: made[0]?.id ?? 0 } })
  // Two at once for one place.
  const both = await Promise.all([1, 2].map(() => sendImport(it.as('customer'), file, { kind: 'movements' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('a customer keeps 200 MB of rows; imports of staff are not limited', async () => {
  const file = csvOf(['SKU', 'Quantity'], ['A', 1])
  const { id } = await makeImport(it, file, { kind: 'movements', by: 'rival' })
  await it.as('rival').call(importsEndpoints.cancel, { params: { id } })
  await it.db.transaction(system, (trx) =>
    trx.sql
      .updateTable('imports')
      .set({ size: customerImportLimits.bytes - 5 })
      .where('id', '=', id)
      .execute(),
  )
  expect(await sendImport(it.as('rival'), csvOf(['SKU', 'Quantity'], ['ABC', 1]), { kind: 'movements' })).toMatchObject({
    status: 409,
    body: { code: 'import.too-much-kept' },
  })
  expect((await sendImport(it.as('rival'), csvOf(['SKU', 'Quantity'], ['A', 1]), { kind: 'movements' })).status).toBe(201)
  expect((await sendImport(it.as('manager'), file, { kind: 'items' })).status).toBe(201)
})

test('the check looks up the rows of a file once, also where the planner has no statistics', async () => {
  await it.db.transaction(system, (trx) =>
    sql`insert into inventory_items (customer_id, sku, name, created_at, updated_at)
      select 1, 'PLAN-' || n, 'Planned', now(), now() from generate_series(1, 700) n`.execute(trx.sql),
  )
  const wanted = Array.from({ length: 60 }, (_, n) => ({ owner: 1, sku: `plan-${n + 1}` }))
  const { sql: text, ...query } = itemsWithSkus(system, wanted, it.db.now())
  const { rows } = await it.db.read(system, (on) => on.executeQuery({ ...query, sql: `explain (analyze, format json) ${text}` }))
  const loops: number[] = []
  JSON.stringify(rows, (_key, node) => {
    if (node?.['Node Type'] === 'Function Scan') loops.push(node['Actual Loops'])
    return node
  })
  expect(loops).toEqual([1])
})
