import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { PostgresCluster } from '../tests/support/postgres.ts'
import { askOnce } from './driver.ts'
import { listenToEvents } from './event-listeners.ts'
import { asOwner } from './fill-database.ts'
import { addProductOrders, fillProduct } from './fill-product.ts'
import { addReferenceOrders, fillReference, referenceCookie } from './fill-reference.ts'
import { type Callers, type Operation, operations } from './operations.ts'
import { type Server, type Start, signIn, startServer } from './servers.ts'
import { benchPassword, customerCount, customerSignIn, type NewOrders, type Size, staffNames } from './warehouse.ts'

export type SideName = 'before' | 'product' | 'reference'

/** One of the servers that are compared, on a database of its own. */
export interface Side {
  name: SideName
  database: string
  server: Server
  operations: Operation[]
  /** Makes sure that so many documented orders wait for their export. */
  prepareExports(count: number): Promise<void>
  /** Milliseconds from the start of the process to the first sign-in answered; null for the reference, where nobody signs in. */
  coldStart: number | null
  /** Bytes that its event streams brought so far. */
  eventBytes(): number
  /** Fails when a rule of the books is broken. */
  checkBooks(): void
  stop(): Promise<void>
}

export interface Surroundings {
  cluster: PostgresCluster
  size: Size
  /** Where the servers' logs go. */
  folder: string
}

const eventListeners = 50
/** Customers that somebody is signed in for. */
const signedInCustomers = Array.from({ length: 16 }, (_, n) => 1 + Math.floor((n * customerCount) / 16))

/** A release of a checkout of the product, filled and started; open screens of staff and of customers listen to its events. */
export async function startProduct(
  { cluster, size, folder }: Surroundings,
  { name, project: checkout, nodeOptions }: { name: SideName; project: string; nodeOptions?: string[] },
): Promise<Side> {
  const { database, url } = await createDatabase(cluster, name, size)
  const installed = await install(checkout, join(folder, `release-${name}`))
  const start: Start = {
    ...installed,
    databaseUrl: url,
    logFile: join(folder, `${name}.log`),
    // Before anybody can sign in, it has migrated its database.
    firstCall: (port) => askOnce(port, { method: 'GET', path: '/healthz' }),
  }
  await (await startServer(start)).server.stop()
  await fillProduct(url, size)
  start.firstCall = (port) => signIn(port, 'admin', benchPassword)
  const coldStart = await measureColdStart(start)
  const { server } = await startServer({ ...start, ...(nodeOptions && { nodeOptions }) })

  const customers: Callers['customers'] = []
  for (const id of signedInCustomers) customers.push({ id, cookie: await signIn(server.port, customerSignIn(id), benchPassword) })
  const staff: string[] = []
  for (const person of staffNames) staff.push(await signIn(server.port, person, benchPassword))
  // As many screens of staff as of customers.
  const listening = customers.flatMap(({ cookie }, n) => [staff[n % staff.length] ?? '', cookie])
  const listeners = await listenToEvents(server.port, listening, eventListeners)
  const documented: number[] = []
  return {
    name,
    database,
    server,
    operations: operations(size.skus, { admin: staff[0] ?? '', customers }, documented),
    prepareExports: (count) => addDocumented(url, size.skus, documented, count, addProductOrders),
    coldStart,
    eventBytes: listeners.received,
    checkBooks: () => reconcile(checkout, url),
    stop: async () => {
      listeners.close()
      await server.stop()
    },
  }
}

/** Makes a release in the folder, for a server as operators have it. A checkout from before releases were bundled is started itself. */
async function install(checkout: string, folder: string): Promise<Pick<Start, 'project' | 'script'>> {
  const maker = join(checkout, 'release/release-folder.ts')
  if (!existsSync(maker)) return { project: checkout, script: 'server/main.ts' }
  const { makeReleaseFolder } = await import(maker)
  await makeReleaseFolder(folder)
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'))
  return { project: folder, script: 'server/main.js' }
}

/** The reference has no event listeners: what live screens cost is the product's own choice, and part of what is compared. */
export async function startReference({ cluster, size, folder }: Surroundings): Promise<Side> {
  const name = 'reference'
  const { database, url } = await createDatabase(cluster, name, size)
  await fillReference(url, size)
  const admin = referenceCookie(1001)
  const { server } = await startServer({
    project: join(import.meta.dirname, '..'),
    script: 'bench/reference/server.ts',
    databaseUrl: url,
    logFile: join(folder, `${name}.log`),
    firstCall: (port) => askOnce(port, { method: 'GET', path: '/api/orders?status=pending', cookie: admin }),
  })
  const customers = signedInCustomers.map((id) => ({ id, cookie: referenceCookie(id) }))
  const documented: number[] = []
  return {
    name,
    database,
    server,
    operations: operations(size.skus, { admin, customers }, documented),
    prepareExports: (count) => addDocumented(url, size.skus, documented, count, addReferenceOrders),
    coldStart: null,
    eventBytes: () => 0,
    checkBooks: () => {},
    stop: () => server.stop(),
  }
}

async function createDatabase(cluster: PostgresCluster, name: SideName, { skus }: Size): Promise<{ database: string; url: string }> {
  const database = `${name}_${skus}`
  await asOwner(cluster.url('postgres'), (admin) => admin.query(`create database ${database}`))
  return { database, url: cluster.url(database) }
}

async function measureColdStart(start: Start): Promise<number> {
  const times: number[] = []
  // The first start compiles and is left out, as every later start finds the compiled code.
  for (let n = 0; n < 4; n++) {
    const { server, milliseconds } = await startServer(start)
    await server.stop()
    if (n > 0) times.push(milliseconds)
  }
  rmSync(start.logFile)
  return times.toSorted((a, b) => a - b)[1] ?? Number.NaN
}

type AddOrders = (client: Client, orders: NewOrders) => Promise<number[]>

async function addDocumented(url: string, skus: number, documented: number[], wanted: number, add: AddOrders): Promise<void> {
  const count = wanted - documented.length
  if (count <= 0) return
  await asOwner(url, async (client) => {
    documented.push(...(await add(client, { count, skus, documented: true })))
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

/** `npm run reconcile` of that checkout: what it prints is shown when a rule is broken. */
function reconcile(project: string, databaseUrl: string): void {
  execFileSync(process.execPath, ['server/reconcile.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
