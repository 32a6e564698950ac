import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { anAddress } from '../tests/support/factories.ts'
import { runServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { openDatabase } from './open-database.ts'
import { createUser } from './people/auth/create-user.ts'
import { hashPassword } from './people/auth/passwords.ts'
import { system } from './viewer.ts'

const template = inject('template')
const password = 'correct horse battery staple'
// Starting processes takes long on a busy machine.
const patience = { timeout: 90_000 }

describe.skipIf(template.engine !== 'pglite')('the backup of an embedded database', patience, () => {
  let parent: string
  let worked: string
  let empty: string
  let backup: string

  beforeAll(async () => {
    if (template.engine !== 'pglite') return
    parent = mkdtempSync(join(tmpdir(), 'tallyhouse-restore-'))
    worked = join(parent, 'worked')
    empty = join(parent, 'empty')
    mkdirSync(join(worked, 'database'), { recursive: true })
    execFileSync('tar', ['-xf', template.dump, '-C', join(worked, 'database')], { stdio: 'pipe' })
    await addAdministrator(join(worked, 'database'))
    const server = await startServerProcess('main', { env: { DATA_DIR: worked } })
    await work(server.address)
    await server.end('SIGTERM')
    const [name = ''] = readdirSync(join(worked, 'backups'))
    backup = join(worked, 'backups', name)
  }, 90_000)
  afterAll(() => {
    if (parent) rmSync(parent, { recursive: true })
  })

  test('is restored to an empty folder, complete and with balanced books', async () => {
    const restored = await runServerProcess('restore', { env: { DATA_DIR: empty }, words: [backup] })
    expect(restored).toEqual({ code: 0, output: `Restored ${backup} to ${empty}. To check its stock books, run npm run reconcile.\n` })
    const checked = await runServerProcess('reconcile', { env: { DATA_DIR: empty } })
    expect(checked.output).toMatch(/The stock books balance: \d+ rules hold/)
    expect(checked.code).toBe(0)
    expect(await whatItHolds(join(empty, 'database'))).toEqual({
      items: [{ sku: 'WID-1', on_hand: 40, reserved: 7 }],
      movements: [{ status: 'pending', quantity: 7 }],
    })
  })

  test('is not restored over a database', async () => {
    const { code, output } = await runServerProcess('restore', { env: { DATA_DIR: worked }, words: [backup] })
    expect(output).toMatch(/^.*worked.database already contains a database: move that folder away first[^\n]*\n$/)
    expect(code).toBe(1)
  })

  test('is rejected when truncated, and leaves no database', async () => {
    const cutOff = join(parent, 'cut-off.tar.gz')
    writeFileSync(cutOff, readFileSync(backup).subarray(0, -1_000))
    const folder = join(parent, 'never')
    const { code, output } = await runServerProcess('restore', { env: { DATA_DIR: folder }, words: [cutOff] })
    expect(output).toMatch(/^The backup .*cut-off\.tar\.gz can't be read \(unexpected end of file\): choose another one\.\n$/)
    expect(code).toBe(1)
    expect(readdirSync(folder)).not.toContain('database')
  })
})

async function addAdministrator(folder: string): Promise<void> {
  const db = await openDatabase({ folder })
  const passwordHash = await hashPassword(password)
  const admin = { username: 'admin', email: 'admin@example.com', firstName: 'Ada', lastName: 'Byron', role: 'admin', passwordHash } as const
  await db.transaction(system, (trx) => createUser(trx, admin))
  await db.close()
}

/** Stock of a customer, and a movement that reserves some of it. */
async function work(address: string): Promise<void> {
  const signedIn = await post(address, '', '/api/login', { username: 'admin', password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const customer = { name: 'Acme Imports', type: '3pl', contactEmail: 'customer@acme.example', password }
  await post(address, cookie, '/api/customers', customer)
  await post(address, cookie, '/api/inventory', { sku: 'WID-1', name: 'Widget', customerId: 1, quantity: 40 })
  const items = [{ sku: 'WID-1', quantity: 7 }]
  await post(address, cookie, '/api/orders', { customerId: 1, items, billingAddress: anAddress, shippingAddress: anAddress })
}

async function post(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function whatItHolds(folder: string): Promise<{ items: object[]; movements: object[] }> {
  const db = await openDatabase({ folder })
  try {
    return await db.read(system, async (sql) => ({
      items: await sql
        .selectFrom('inventory_items as i')
        .innerJoin('stock as s', 's.item_id', 'i.id')
        .select(['i.sku', 's.on_hand', 's.reserved'])
        .execute(),
      movements: await sql
        .selectFrom('orders as o')
        .innerJoin('order_items as i', 'i.order_id', 'o.id')
        .select(['o.status', 'i.quantity'])
        .execute(),
    }))
  } finally {
    await db.close()
  }
}
