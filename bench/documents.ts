import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/open-database.ts'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { askOnce, type Call, type Load, load } from './driver.ts'
import { asOwner } from './fill-database.ts'
import { addProductOrders, fillProduct } from './fill-product.ts'
import { type Server, signIn, startServer } from './servers.ts'
import { benchPassword } from './warehouse.ts'

/*
 * `npm run bench:documents -- [--movements 9000] [--seconds 60] [--project folder]`: how long one client waits while the documents of many
 * movements are made, against the same server without that work. The goal is a p99 within twice. Another project is another version of this one.
 */
const { values } = parseArgs({
  options: {
    movements: { type: 'string', default: '9000' },
    seconds: { type: 'string', default: '60' },
    project: { type: 'string', default: join(import.meta.dirname, '..') },
  },
})
const [movements, seconds] = [Number(values.movements), Number(values.seconds)]
const size = { skus: 5_000, ledgerLines: 10_000 }
const goal = 2

/** Fills the database. Answers movements whose documents aren't due yet, and one more, which has none. */
async function fill(url: string): Promise<{ movement: number; ids: number[] }> {
  const db = await openDatabase({ databaseUrl: url })
  await db.close()
  await fillProduct(url, size)
  return asOwner(url, async (client) => {
    const [movement = 0, ...ids] = await addProductOrders(client, { count: movements + 1, skus: size.skus, documented: true })
    await client.query(
      `insert into order_documents (order_id, kind, edition, due_at, requested_at)
       select id, kind::order_document_kind, 1, now() + interval '1 day', now()
       from unnest($1::integer[]) as id, unnest(array['packing_list', 'delivery_note']) as kind`,
      [ids],
    )
    await client.query('vacuum analyze')
    return { movement, ids }
  })
}

/** A list page, the page of a movement and an adjustment in turn. */
function clientOf(cookie: string, ids: number[]): () => Call {
  let turn = 0
  return () => {
    turn += 1
    if (turn % 3 === 0) return { method: 'GET', path: '/api/orders?status=packing&limit=50', cookie }
    if (turn % 3 === 1) return { method: 'GET', path: `/api/orders/${ids[turn % ids.length]}`, cookie }
    const body = JSON.stringify({ adjustment: turn % 2 === 0 ? 1 : -1, reason: 'Counted' })
    return { method: 'POST', path: `/api/inventory/${1 + (turn % size.skus)}/adjust`, cookie, body }
  }
}

async function count(url: string, which: string): Promise<number> {
  return asOwner(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from order_documents where edition = 1 and ${which}`)
    return Number(rows[0]?.count)
  })
}

const made = 'document_id is not null and exists (select from documents d where d.id = document_id and stored_at is not null)'

async function measure(server: Server, url: string): Promise<boolean> {
  const { movement, ids } = filled
  const cookie = await signIn(server.port, 'admin', benchPassword)
  const next = clientOf(cookie, ids)
  const alone = await load({ port: server.port, clients: 1, seconds, warmUp: 5, next })
  await asOwner(url, (client) => client.query('update order_documents set due_at = now()'))
  // Asking for those of one movement wakes the worker, which makes all that are due.
  await askOnce(server.port, { method: 'POST', path: `/api/orders/${movement}/documents`, cookie, body: '{}' })
  while ((await count(url, made)) === 0) await sleep(50)
  const [before, begin] = [await count(url, made), performance.now()]
  const beside = await load({ port: server.port, clients: 1, seconds, warmUp: 1, next })
  const left = await count(url, `not (${made})`)
  const perSecond = ((await count(url, made)) - before) / ((performance.now() - begin) / 1_000)
  if (left === 0) throw new Error('All documents were made before the measurement ended: give more movements or fewer seconds.')
  const ratio = beside.p99 / alone.p99
  console.log(
    `documents of ${movements} movements: ${perSecond.toFixed(0)} a second, ${left} left when the client ended; peak ${Math.round(server.peakMemory())} MB`,
  )
  console.log(`without that work ${written(alone)}\nwith it           ${written(beside)}`)
  console.log(`p50 × ${(beside.p50 / alone.p50).toFixed(2)}, p99 × ${ratio.toFixed(2)}`)
  return ratio <= goal
}

function written({ calls, p50, p99 }: Load): string {
  return `${String(calls).padStart(6)} calls, p50 ${p50.toFixed(2).padStart(6)} ms, p99 ${p99.toFixed(2).padStart(6)} ms`
}

const programs = postgresPrograms()
if (!programs) throw new Error("PostgreSQL's server programs aren't installed here.")
const cluster = await startPostgres(programs, { durable: true, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-documents-'))
const logFile = join(folder, 'server.log')
const databaseUrl = cluster.url('documents')
await asOwner(cluster.url('postgres'), (admin) => admin.query('create database documents'))
const filled = await fill(databaseUrl)
try {
  console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const { server } = await startServer({
    project: resolve(values.project),
    script: 'server/main.ts',
    databaseUrl,
    logFile,
    env: { DATA_DIR: folder },
    firstCall: (port) => askOnce(port, { method: 'GET', path: '/healthz' }),
  })
  if (!(await measure(server, databaseUrl))) {
    console.log(`The p99 is more than ${goal} times as long.`)
    process.exitCode = 1
  }
  await server.stop()
} catch (error) {
  console.error(readFileSync(logFile, 'utf8').slice(-4_000))
  throw error
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
