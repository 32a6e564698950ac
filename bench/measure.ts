import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { openDatabase } from '../server/open-database.ts'
import { expectBooksToBalance } from '../tests/support/books.ts'
import type { PostgresCluster } from '../tests/support/postgres.ts'
import { countStatements, type StatementCount } from './count-statements.ts'
import { type Call, type Load, load } from './driver.ts'
import {
  addMovements,
  addReferenceMovements,
  asOwner,
  benchPassword,
  customerCount,
  customerSignIn,
  fillProduct,
  fillReference,
} from './fill.ts'
import { type Callers, type Operation, operations, type Supply } from './operations.ts'
import { type Server, signIn, startServer } from './servers.ts'

export interface Settings {
  seconds: number
  rounds: number
  clients: number[]
  /** Names of operations; all when empty. */
  only: string[]
}

export interface Measured {
  operation: string
  title: string
  clients: number
  product: Load
  reference: Load
}

export interface Results {
  skus: number
  measured: Measured[]
  statements: Map<string, StatementCount>
  /** Megabytes, the most seen while 16 clients call. */
  memory: { product: number; reference: number }
  /** Milliseconds from the start of the process to the first sign-in answered. */
  coldStart: number
}

const signedInCustomers = 16
/** More exports in a second than this machine could do. */
const exportsPerSecond = { 1: 3_000, many: 9_000 }

/** Fills both databases, starts both servers and measures them in turn. Afterwards the books must balance. */
export async function measure(
  cluster: PostgresCluster,
  skus: number,
  { folder, counts, settings, say }: { folder: string; counts: boolean; settings: Settings; say: (line: string) => void },
): Promise<Results> {
  const names = { product: `product_${skus}`, reference: `reference_${skus}` }
  const urls = { product: cluster.url(names.product), reference: cluster.url(names.reference) }
  say(`Filling ${skus.toLocaleString('en')} SKUs …`)
  await asOwner(cluster.url('postgres'), async (admin) => {
    for (const name of Object.values(names)) await admin.query(`create database ${name}`)
  })
  await fillProduct(urls.product, skus)
  await fillReference(urls.reference, skus)

  const coldStart = await measureColdStart(urls.product, folder)
  await using servers = new AsyncDisposableStack()
  const product = await startProduct(urls.product, folder)
  servers.defer(() => product.server.stop())
  const reference = await startReference(urls.reference, folder)
  servers.defer(() => reference.stop())

  const supply: Supply = { product: [], reference: [] }
  const callers = await signInCallers(product.server.port)
  const memory = { product: 0, reference: 0 }
  const results: Results = { skus, measured: [], statements: new Map(), memory, coldStart }
  const wanted = operations(skus, callers, supply).filter(({ name }) => settings.only.length === 0 || settings.only.includes(name))
  const sides = { product: product.server, reference }

  for (const operation of wanted) {
    for (const clients of settings.clients) {
      if (operation.consumes) await prepare(supply, urls, skus, settings.rounds * (settings.seconds + 1) * rateFor(clients))
      const figures = await inTurn(sides, operation, clients, settings, memory)
      results.measured.push({ operation: operation.name, title: operation.title, clients, ...figures })
      say(line(results.measured.at(-1) as Measured))
    }
    if (counts) results.statements.set(operation.name, await count(cluster, names.product, product.server, operation, supply, urls, skus))
  }
  say('Checking the books …')
  await checkBooks(urls.product)
  return results
}

function rateFor(clients: number): number {
  return clients === 1 ? exportsPerSecond[1] : exportsPerSecond.many
}

/** Product, reference, product, reference …; the median of the rounds. */
async function inTurn(
  sides: { product: Server; reference: Server },
  operation: Operation,
  clients: number,
  { seconds, rounds }: Settings,
  memory: Results['memory'],
): Promise<{ product: Load; reference: Load }> {
  const loads: { product: Load[]; reference: Load[] } = { product: [], reference: [] }
  for (let round = 0; round < rounds; round++) {
    for (const side of ['product', 'reference'] as const) {
      // A server that runs for weeks has long compiled what it does.
      const warmUp = Math.min(round === 0 ? 3 : 1, seconds / 2)
      const calling = load({ port: sides[side].port, clients, seconds, warmUp, next: operation[side] })
      loads[side].push(await calling)
      memory[side] = Math.max(memory[side], sides[side].memory())
    }
  }
  return { product: medianLoad(loads.product), reference: medianLoad(loads.reference) }
}

function medianLoad(loads: Load[]): Load {
  const of = (figure: (load: Load) => number) => median(loads.map(figure))
  return { calls: of((l) => l.calls), perSecond: of((l) => l.perSecond), p50: of((l) => l.p50), p99: of((l) => l.p99) }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function count(
  cluster: PostgresCluster,
  database: string,
  server: Server,
  operation: Operation,
  supply: Supply,
  urls: { product: string; reference: string },
  skus: number,
): Promise<StatementCount> {
  if (operation.consumes) await prepare(supply, urls, skus, 200)
  const next: () => Call = operation.product
  return asOwner(cluster.url('postgres'), (admin: Client) => countStatements(admin, database, server.port, next))
}

/** Makes sure that so many documented movements wait on both sides. */
async function prepare(supply: Supply, urls: { product: string; reference: string }, skus: number, wanted: number): Promise<void> {
  const missing = { product: wanted - supply.product.length, reference: wanted - supply.reference.length }
  if (missing.product > 0) {
    await asOwner(urls.product, async (client) => {
      supply.product.push(...(await addMovements(client, { count: Math.ceil(missing.product), skus, documented: true })))
      await client.query('vacuum analyze')
    })
  }
  if (missing.reference > 0) {
    await asOwner(urls.reference, async (client) => {
      supply.reference.push(...(await addReferenceMovements(client, { count: Math.ceil(missing.reference), skus, documented: true })))
      await client.query('vacuum analyze')
    })
  }
  await asOwner(urls.product, (client) => client.query('checkpoint'))
}

const project = join(import.meta.dirname, '..')

function startProduct(databaseUrl: string, folder: string) {
  return startServer({
    script: join(project, 'server/main.ts'),
    databaseUrl,
    logFile: join(folder, 'product.log'),
    firstCall: (port) => signIn(port, 'admin', benchPassword),
  })
}

async function startReference(databaseUrl: string, folder: string): Promise<Server> {
  const { server } = await startServer({
    script: join(project, 'bench/reference/server.ts'),
    databaseUrl,
    logFile: join(folder, 'reference.log'),
    firstCall: async (port) => (await fetch(`http://127.0.0.1:${port}/movements?status=pending`).catch(refused)).text(),
  })
  return server
}

/** fetch hides why it failed one level deeper. */
function refused(error: Error): never {
  throw error.cause ?? error
}

async function measureColdStart(databaseUrl: string, folder: string): Promise<number> {
  const times: number[] = []
  // The first start compiles and is left out, as every later start finds the compiled code.
  for (let n = 0; n < 4; n++) {
    const { server, milliseconds } = await startProduct(databaseUrl, folder)
    await server.stop()
    if (n > 0) times.push(milliseconds)
  }
  rmSync(join(folder, 'product.log'))
  return median(times)
}

async function signInCallers(port: number): Promise<Callers> {
  const customers: Callers['customers'] = []
  for (let n = 0; n < signedInCustomers; n++) {
    const id = 1 + Math.floor((n * customerCount) / signedInCustomers)
    customers.push({ id, cookie: await signIn(port, customerSignIn(id), benchPassword) })
  }
  return { admin: await signIn(port, 'admin', benchPassword), customers }
}

async function checkBooks(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl })
  try {
    await expectBooksToBalance(db)
  } finally {
    await db.close()
  }
}

function line({ operation, clients, product, reference }: Measured): string {
  const ratio = (product.perSecond / reference.perSecond).toFixed(2)
  return `${operation.padEnd(18)} ${String(clients).padStart(2)} clients: ${product.perSecond.toFixed(0)}/s, reference ${reference.perSecond.toFixed(0)}/s, ratio ${ratio}`
}
