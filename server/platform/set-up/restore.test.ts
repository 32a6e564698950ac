import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder } from '../../../contract/goods-out/orders/orders.ts'
import { newCustomer } from '../../../contract/people/customers/customers.ts'
import { newInventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { anAddress } from '../../../tests/support/factories.ts'
import { postgresPrograms } from '../../../tests/support/postgres.ts'
import { createOwnedDatabase } from '../../../tests/support/postgres-logins.ts'
import { runServerProcess } from '../../../tests/support/server-process.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createOrder } from '../../goods-out/orders/create-order.ts'
import { listOrders } from '../../goods-out/orders/orders-queries.ts'
import { openDatabase } from '../../open-database.ts'
import { createCustomer } from '../../people/customers/create-customer.ts'
import { createItem } from '../../stock/inventory/create-item.ts'
import { listItems } from '../../stock/inventory/inventory-queries.ts'
import { type CustomerViewer, system } from '../../viewer.ts'
import type { OpenDatabase } from '../engine/database-handle.ts'

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-dump-'))
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

// The commands of docs/operations.md.
test('a PostgreSQL dump is restored into an empty database of another owner without an error, and the books balance', {
  timeout: 60_000,
}, async ({ skip }) => {
  const here = db.url ?? skip('The embedded database is backed up in its own way.')
  const [from, to] = [await createOwnedDatabase(here), await createOwnedDatabase(here)]
  const dump = join(folder, 'tallyhouse.dump')
  const list = join(folder, 'tallyhouse.list')
  const original = await openDatabase({ databaseUrl: from.url })
  const customer = await workThere(original)
  const before = await everything(original, customer)

  run('pg_dump', '--format=custom', '--no-owner', '--no-acl', '--enable-row-security', `--file=${dump}`, from.url)
  const contents = run('pg_restore', '--list', dump)
  writeFileSync(
    list,
    contents
      .split('\n')
      .filter((line) => !line.includes(' POLICY '))
      .join('\n'),
  )
  run('pg_restore', '--no-owner', '--no-acl', '--exit-on-error', `--use-list=${list}`, `--dbname=${to.url}`, dump)

  const checked = await runServerProcess('reconcile', { env: { DATABASE_URL: to.url } })
  expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('The stock books balance') })
  const restored = await openDatabase({ databaseUrl: to.url })
  expect(await everything(restored, customer)).toEqual(before)
  expect(restored.connections.roles).not.toEqual(original.connections.roles)
  // Row-level security separates the customers again.
  const stranger: CustomerViewer = { ...customer, customerId: 99 }
  const { rows } = await restored.connections.run('select count(*)::int as policies from pg_policies')
  expect(rows[0]?.policies).toBeGreaterThan(30)
  expect(await restored.read(stranger, (on) => on.selectFrom('orders').select('id').execute())).toEqual([])
  expect(await restored.read(customer, (on) => on.selectFrom('orders').select('id').execute())).toHaveLength(1)

  await original.close()
  await restored.close()
  await from.drop()
  await to.drop()
})

async function workThere(database: OpenDatabase): Promise<CustomerViewer> {
  const customer = await createCustomer(
    database,
    system,
    newCustomer.parse({
      name: 'Acme Imports',
      type: '3pl',
      contactEmail: 'customer@acme.example',
      password: 'correct horse battery staple',
    }),
  )
  await createItem(database, system, newInventoryItem.parse({ sku: 'A-1', name: 'An item', customerId: customer.id, quantity: 50 }))
  const items = [{ sku: 'A-1', quantity: 7 }]
  await createOrder(
    database,
    system,
    newOrder.parse({ customerId: customer.id, items, billingAddress: anAddress, shippingAddress: anAddress }),
  )
  return { role: 'customer', userId: Number(customer.userId), name: 'Acme', customerId: customer.id, viewOnly: false }
}

async function everything(database: OpenDatabase, viewer: CustomerViewer) {
  const lists = [await listOrders(database, viewer, {}), await listItems(database, viewer, {})]
  return lists.map((list) => JSON.parse(String(list.json)))
}

function run(program: string, ...args: string[]): string {
  return execFileSync(join(postgresPrograms() ?? '', program), args, { encoding: 'utf8' })
}
