import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { ImportKind } from '../contract/platform/imports/import-fields.ts'
import { type DataImport, type ImportDetail, importsEndpoints } from '../contract/platform/imports/imports.ts'
import { openDatabase } from '../server/open-database.ts'
import { xlsxStream } from '../server/platform/files/xlsx.ts'
import { system } from '../server/viewer.ts'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { beginSession, makePeople, tokenOf } from '../tests/support/test-people.ts'
import { askOnce } from './driver.ts'
import { asOwner } from './fill-database.ts'
import { type Server, type Start, startServer } from './servers.ts'

/*
 * `npm run bench:imports -- [--rows 100000] [--only items,receipts]`: how long imports take on PostgreSQL, and how much memory the server
 * needs for them. Each runs on a server that was just started, so that its peak is its own. The goals: a peak below 300 MB, and the p99 of
 * another person's reads during the import within five times of before.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' }, only: { type: 'string', default: '' } } })
const rows = Number(values.rows)
const goal = 300
const slowestReads = 5

type Line = readonly (string | number)[]

interface File {
  kind: ImportKind
  name: string
  header: Line
  line: (n: number) => Line
  rows: number
  /** The goods that it needs. */
  prepare?: (databaseUrl: string) => Promise<void>
}

const itemHeader = ['SKU', 'Name', 'Customer', 'Quantity', 'Cost Price', 'Supplier', 'Lot Number', 'Description']
const item = (n: number, name: string, quantity: number): Line => [
  ...[`B-${n}`, `${name} number ${n}`, '00001', quantity, '4.20', 'Adria Traders', n % 3 === 0 ? `L-${n}` : ''],
  'Stoneware, dishwasher safe, in a box of six with a sleeve of cardboard',
]
const place = ['12 Harbour Road', 'Split', 'Dalmatia', '21000']
const addressHeader = ['Billing', 'Shipping'].flatMap((kind) => ['Street', 'City', 'State', 'ZIP'].map((part) => `${kind} ${part}`))

const files: Record<string, File> = {
  items: { kind: 'items', name: 'items.csv', header: itemHeader, rows, line: (n) => item(n, 'Mug', n % 50) },
  // The items of the run before, each with another name and another quantity.
  changed: { kind: 'items', name: 'changed.csv', header: itemHeader, rows, line: (n) => item(n, 'Cup', (n % 50) + 1) },
  workbook: { kind: 'items', name: 'items.xlsx', header: itemHeader, rows, line: (n) => item(rows + n, 'Mug', n % 50) },
  receipts: {
    kind: 'receipts',
    name: 'receipts.csv',
    header: ['Reference', 'Customer', 'Supplier', 'Expected Date', 'SKU', 'Quantity'],
    rows,
    line: (n) => [`PO-${Math.ceil(n / 10)}`, 1, 'Adria Traders', '2027-01-31', `B-${n}`, 12],
  },
  movements: {
    kind: 'movements',
    name: 'movements.csv',
    header: ['Reference', 'Customer', ...addressHeader, 'SKU', 'Quantity'],
    rows: Math.ceil(rows / 5),
    line: (n) => [`SO-${Math.ceil(n / 4)}`, 1, ...place, ...place, `M-${n % 1000}`, 1],
    prepare: addGoods,
  },
}

async function addGoods(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ databaseUrl })
  await db.transaction(system, async (trx) => {
    await sql`
      insert into inventory_items (customer_id, sku, name, created_at, updated_at)
      select 1, 'M-' || n, 'Goods ' || n, now(), now() from generate_series(0, 999) n`.execute(trx.sql)
    await sql`
      select open_stock(array_agg(id), array_agg(1000000), 'Opening stock', null, now()) from inventory_items where sku like 'M-%'`.execute(
      trx.sql,
    )
  })
  await db.close()
}

function* linesOf({ line, rows: count }: File): Generator<Line> {
  for (let n = 1; n <= count; n++) yield line(n)
}

async function* rowsOf(file: File): AsyncGenerator<Line> {
  yield* linesOf(file)
}

async function contentOf(file: File): Promise<Buffer> {
  if (file.name.endsWith('.xlsx')) {
    const columns = file.header.map((label, n) => ({
      label: String(label),
      kind: 'text' as const,
      value: (line: Line) => line[n] ?? '',
    }))
    return buffer(xlsxStream(columns, rowsOf(file), { timeZone: 'UTC', sheet: 'Items' }))
  }
  const quoted = (cells: Line) => cells.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(',')
  return Buffer.from([file.header, ...linesOf(file)].map(quoted).join('\n'))
}

const cookie = `tallyhouse=${tokenOf('manager')}`

async function ask<T>(server: Server, method: string, path: string, body?: Buffer | object): Promise<T> {
  const isFile = Buffer.isBuffer(body)
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }) },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const pathOf = (id: number, more = '') => `${importsEndpoints.get.path.replace(':id', String(id))}${more}`

async function until(server: Server, id: number, state: DataImport['state']): Promise<DataImport> {
  for (;;) {
    const found = await ask<DataImport>(server, 'GET', pathOf(id))
    if (found.state === state) return found
    if (found.state === 'failed' || found.message) throw new Error(`It is ${found.state}: ${found.message}`)
    await sleep(100)
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: string }> {
  const begin = performance.now()
  const result = await work()
  return { result, seconds: ((performance.now() - begin) / 1_000).toFixed(1).padStart(6) }
}

/** Milliseconds in which 99 of 100 pages of a list were read, one after the other, while the work lasted. */
async function readsDuring(server: Server, work: Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) {
    const begin = performance.now()
    await ask(server, 'GET', '/api/orders?limit=25')
    times.push(performance.now() - begin)
    await sleep(10)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}

/** How long each step takes as the person sees it, and the most memory that the server has held by then. Whether the goals are met. */
async function measure(server: Server, name: string, file: File): Promise<boolean> {
  const content = await contentOf(file)
  const idle = server.memory()
  const { result: sent, ...sending } = await timed(() =>
    ask<ImportDetail>(server, 'POST', `/api/imports?kind=${file.kind}&name=${file.name}`, content),
  )
  const afterUpload = server.peakMemory()
  const { result: checked, ...checking } = await timed(async () => {
    await ask(server, 'PATCH', pathOf(sent.id), { mapping: sent.mapping })
    return until(server, sent.id, 'checked')
  })
  const afterCheck = server.peakMemory()
  if (checked.counts.ready !== file.rows) throw new Error(`Of ${file.rows} rows ${checked.counts.ready} are ready.`)
  const usual = await readsDuring(server, sleep(5_000))
  const commit = timed(async () => {
    await ask(server, 'POST', pathOf(sent.id, '/commit'), { rows: 'all' })
    return until(server, sent.id, 'done')
  })
  const during = await readsDuring(server, commit)
  const { result: done, ...importing } = await commit
  const peak = server.peakMemory()
  const mb = (megabytes: number) => `${Math.round(megabytes)} MB`
  console.log(
    `${name.padEnd(10)} ${String(file.rows).padStart(7)} rows, ${String(done.counts.records).padStart(6)} records, ${mb(content.length / 1e6).padStart(5)} file: ` +
      `upload ${sending.seconds} s, check ${checking.seconds} s, import ${importing.seconds} s; ` +
      `peak ${mb(peak)} (idle ${mb(idle)}, after upload ${mb(afterUpload)}, after check ${mb(afterCheck)}); ` +
      `p99 of reads ${usual.toFixed(1)} ms before, ${during.toFixed(1)} ms during the import: × ${(during / usual).toFixed(1)}`,
  )
  return peak <= goal && during <= slowestReads * usual
}

const programs = postgresPrograms()
if (!programs) throw new Error("PostgreSQL's server programs aren't installed here.")
const cluster = await startPostgres(programs, { durable: true, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-imports-'))
let missed = 0
try {
  await asOwner(cluster.url('postgres'), (admin) => admin.query('create database imports'))
  const databaseUrl = cluster.url('imports')
  const db = await openDatabase({ databaseUrl })
  await makePeople(db)
  await beginSession(db, 'manager')
  await db.close()
  console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  const chosen = values.only === '' ? Object.keys(files) : values.only.split(',')
  for (const name of chosen) {
    const file = files[name]
    if (!file) throw new Error(`There is no file '${name}': ${Object.keys(files).join(', ')}`)
    await file.prepare?.(databaseUrl)
    const start: Start = {
      project: join(import.meta.dirname, '..'),
      script: 'server/main.ts',
      databaseUrl,
      logFile: join(folder, 'server.log'),
      firstCall: (port) => askOnce(port, { method: 'GET', path: '/healthz' }),
    }
    const { server } = await startServer(start)
    if (!(await measure(server, name, file))) missed += 1
    await server.stop()
  }
} catch (error) {
  console.error(readFileSync(join(folder, 'server.log'), 'utf8').slice(-4_000))
  throw error
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (missed > 0) {
  console.log(`\n${missed} of them missed a goal: ${goal} MB, or reads within ${slowestReads} times of their usual p99.`)
  process.exitCode = 1
}
