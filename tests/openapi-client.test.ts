import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemEndpoints } from '../contract/platform/system/system.ts'
import { makeItem, makeOrder } from './support/factories.ts'
import { openTestApp, type TestApp, testPassword } from './support/test-app.ts'

// Other people's programs reach the server through clients generated from /api/openapi.json. This one generates a client
// with a generator in wide use, compiles a program against it, and runs that program.

const run = promisify(execFile)
const project = join(import.meta.dirname, '..')

let it: TestApp
let folder: string

beforeAll(async () => {
  it = await openTestApp()
  const document = await it.anyone.call(systemEndpoints.openapi)
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-client-'))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json'), { futureStripLegacyMethods: true }))
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(join(folder, 'wrong-calls.ts'), wrongCalls)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await it.close()
})

test('the description is valid OpenAPI', async () => {
  await SwaggerParser.validate(join(folder, 'openapi.json'))
})

// Each call of the second program is expected not to compile: the compiler says so when one does.
test('a program that uses the client compiles, and wrong calls do not', { timeout: 60_000 }, async () => {
  expect(await compilerErrors('program.ts', 'wrong-calls.ts')).toBe('')
})

test('the program signs in, lists, reads fields and cancels a movement', { timeout: 60_000 }, async () => {
  const item = await makeItem(it, { sku: 'CLIENT-1', quantity: 7, customerId: 1 })
  const order = await makeOrder(it, { items: [{ sku: item.sku, quantity: 2 }] })
  const address = await it.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), address, testPassword, String(order.id)])
  expect(JSON.parse(stdout)).toEqual({
    name: 'Ada',
    sku: 'CLIENT-1',
    available: 5,
    total: '1',
    staleStatus: 412,
    status: 'cancelled',
    cancelReason: 'Not needed any more',
    etag: '"2"',
  })
})

async function compilerErrors(...files: string[]): Promise<string> {
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  const options = '--noEmit --strict --skipLibCheck --module preserve --target es2024 --types node --allowImportingTsExtensions'
  return run(process.execPath, [tsc, ...options.split(' '), ...files], { cwd: folder }).then(
    () => '',
    ({ stdout }) => stdout,
  )
}

const program = `
import * as api from './client.ts'

const [address = '', password = '', orderId = ''] = process.argv.slice(2)
api.defaults.baseUrl = address

const signedIn = await api.authSignIn({ username: 'admin', password })
if (signedIn.status !== 200) throw new Error(signedIn.data.detail)
const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
api.defaults.headers = { cookie }

const items = await api.inventoryList({ q: 'CLIENT', limit: 10, sort: '-quantity' })
if (items.status !== 200) throw new Error(items.data.detail)
const item: api.InventoryItem | undefined = items.data[0]

const order = await api.ordersGet(Number(orderId))
if (order.status !== 200) throw new Error(order.data.detail)
const reason = { reason: 'Not needed any more' }
const stale = await api.ordersCancel(order.data.id, reason, { ifMatch: '"999"' })
const cancelled = await api.ordersCancel(order.data.id, reason, {
  ifMatch: order.headers.get('etag') ?? '',
  idempotencyKey: crypto.randomUUID(),
})
if (cancelled.status !== 200) throw new Error(cancelled.data.detail)

console.log(
  JSON.stringify({
    name: signedIn.data.firstName,
    sku: item?.sku,
    available: item?.availableQuantity,
    total: items.headers.get('x-total-count'),
    staleStatus: stale.status,
    status: cancelled.data.status satisfies 'pending' | 'processing' | 'picking' | 'packing' | 'completed' | 'cancelled',
    cancelReason: cancelled.data.cancelReason,
    etag: cancelled.headers.get('etag'),
  }),
)
`

const wrongCalls = `
import * as api from './client.ts'

// @ts-expect-error a reason is text
api.ordersCancel(1, { reason: 5 })
// @ts-expect-error there is no such sort
api.inventoryList({ sort: 'colour' })
// @ts-expect-error a movement has lines and addresses
api.ordersCreate({ notes: 'Nothing else' })
// @ts-expect-error an id is a number
api.customersGet('C1')

const items = await api.inventoryList()
// @ts-expect-error a problem has no rows
items.data[0]
if (items.status === 200) {
  // @ts-expect-error there is no such field
  items.data[0]?.colour
}
`
