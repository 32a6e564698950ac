import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { runOn } from '../../../tests/support/postgres-admin.ts'
import { createOwnedDatabase } from '../../../tests/support/postgres-logins.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { serverFolder } from '../../folders.ts'
import { createOrder } from '../../goods-out/orders/create-order.ts'
import { openDatabase } from '../../open-database.ts'
import { system } from '../../viewer.ts'
import { functionVersion } from './function-schema.ts'
import { sqlFiles } from './sql-files.ts'

let it: TestApp
const folders: string[] = []
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await it.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The SQL of a later version: another text in a function, and, if asked for, a migration that adds columns. */
function laterVersion(note: string, migration?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-later-'))
  folders.push(folder)
  for (const { path } of sqlFiles('**/*.sql')) cpSync(join(serverFolder, path), join(folder, path))
  const changed = join(folder, 'goods-out/orders/create-order.sql')
  writeFileSync(changed, readFileSync(changed, 'utf8').replace("'Movement placed'", `'${note}'`))
  if (migration) writeFileSync(join(folder, 'platform/set-up/migrations/9000_later.sql'), migration)
  return folder
}

const placed = async (database: TestApp['db'] | Awaited<ReturnType<typeof openDatabase>>) => {
  const { sku } = await makeItem(it)
  const items = [{ sku, quantity: 1 }]
  const order = await createOrder(
    database,
    system,
    newOrder.parse({ customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress }),
  )
  return order.trackingHistory[0]?.notes
}

test('each function file exists once in the schema of this version, and no table depends on one', async () => {
  const { schema, files } = functionVersion()
  const declared = files.flatMap(({ text }) => [...text.matchAll(/create or replace function (\w+)/g)].map((match) => match[1]))
  const { rows } = await it.db.read(system, (on) =>
    sql<{ proname: string }>`select proname::text from pg_proc where pronamespace = ${schema}::regnamespace`.execute(on),
  )
  expect(rows.map(({ proname }) => proname).sort()).toEqual(declared.sort())
  const { rows: dependent } = await it.db.read(system, (on) =>
    sql`select d.classid::regclass::text as kind, d.objid from pg_depend d join pg_proc p on p.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
      where p.pronamespace = ${schema}::regnamespace and d.classid <> 'pg_proc'::regclass`.execute(on),
  )
  expect(dependent).toEqual([])
})

test('servers of two versions share a database, each with its own functions', async ({ skip }) => {
  const databaseUrl = it.db.url ?? skip('Only one process can open an embedded database.')
  const item = await makeItem(it)
  const rename = (name: string) => it.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { name } })
  // All connections have prepared their statements by now.
  await Promise.all(Array.from({ length: 24 }, (_, n) => rename(`Before ${n}`)))
  expect(await placed(it.db)).toBe('Movement placed')
  const later = await openDatabase({
    databaseUrl,
    sqlFolder: laterVersion(
      'Placed by a later version',
      'alter table inventory_items add column later text; alter table orders add column later text; alter table locations add column later text;',
    ),
  })
  try {
    expect(await placed(later)).toBe('Placed by a later version')
    // The older server goes on working.
    const renamed = await Promise.all(Array.from({ length: 24 }, (_, n) => rename(`After ${n}`)))
    expect(renamed.map(({ status }) => status)).toEqual(renamed.map(() => 200))
    for (let call = 0; call < 12; call++) {
      const admin = it.as('admin')
      expect((await rename(`Renamed ${call}`)).status).toBe(200)
      expect(
        (await admin.ask(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 1, reason: 'Found' } })).status,
      ).toBe(200)
      const items = [{ sku: item.sku, quantity: 1 }]
      const body = { customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress }
      const order = await admin.call(ordersEndpoints.create, { body })
      expect(order.trackingHistory[0]?.notes).toBe('Movement placed')
      const advanced = await admin.ask(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
      expect(advanced.status).toBe(200)
      expect((await it.as('customer').ask(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })).status).toBe(409)
    }
    // It can't start again, because it doesn't know the migration.
    await expect(openDatabase({ databaseUrl })).rejects.toThrow(/set up by a newer version of Tallyhouse \(9000_later.sql\)/)
  } finally {
    await later.close()
    await asOwner(it.db, databaseUrl, (owner) => owner.query(`delete from schema_migrations where name = '9000_later.sql'`))
  }
})

test('migrations apply to a restored dump, which has no policies', async ({ skip }) => {
  const here = it.db.url ?? skip('An embedded database is restored with everything in it.')
  const owned = await createOwnedDatabase(here)
  const first = await openDatabase({ databaseUrl: owned.url })
  await first.transaction(system, (trx) => sql`insert into settings (key, value) values ('old', '1')`.execute(trx.sql))
  await first.close()
  await runOn(
    owned.url,
    `do $$ declare p record; begin for p in select tablename, policyname from pg_policies loop
      execute format('drop policy %I on %I', p.policyname, p.tablename); end loop; end $$`,
  )
  const later = await openDatabase({
    databaseUrl: owned.url,
    sqlFolder: laterVersion('Placed', `update settings set value = '2' where key = 'old'`),
  })
  const settings = await later.read(system, (on) => on.selectFrom('settings').select('value').where('key', '=', 'old').execute())
  expect(settings).toEqual([{ value: 2 }])
  await later.close()
  await owned.drop()
})

test('an older version starts beside a later one without new migrations, with its own functions', async ({ skip }) => {
  const databaseUrl = it.db.url ?? skip('Only one process can open an embedded database.')
  const later = await openDatabase({ databaseUrl, sqlFolder: laterVersion('Placed by a third version') })
  const older = await openDatabase({ databaseUrl })
  expect(await placed(older)).toBe('Movement placed')
  expect(await placed(later)).toBe('Placed by a third version')
  await older.close()
  await later.close()
})

test('functions of a version unused for a day are dropped when the next version is installed', async ({ skip }) => {
  const databaseUrl = it.db.url ?? skip('Only one process can open an embedded database.')
  const unused = laterVersion('Placed by a version that is gone')
  await (await openDatabase({ databaseUrl, sqlFolder: unused })).close()
  const schemas = () =>
    asOwner(it.db, databaseUrl, async (owner) => {
      const { rows } = await owner.query(`select nspname::text as name from pg_namespace where nspname ~ '^fn_'`)
      return rows.map(({ name }) => name)
    })
  const gone = functionVersion(unused).schema
  await asOwner(it.db, databaseUrl, (owner) =>
    owner.query('update function_versions set used_at = $2 where name = $1', [gone, new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)]),
  )
  expect(await schemas()).toContain(gone)
  await (await openDatabase({ databaseUrl, sqlFolder: laterVersion('Placed by the newest version') })).close()
  expect(await schemas()).not.toContain(gone)
  expect(await schemas()).toContain(functionVersion().schema)
  expect(await placed(it.db)).toBe('Movement placed')
})
