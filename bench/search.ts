import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { askOnce, load } from './driver.ts'
import { asOwner } from './fill-database.ts'
import { fillProduct } from './fill-product.ts'
import { type Start, signIn, startServer } from './servers.ts'
import { benchPassword, customerSignIn, skuOf } from './warehouse.ts'

/*
 * `npm run bench:search -- [--skus 200000] [--seconds 5]`: how long GET /api/search takes, of staff and of a customer, with one client. The
 * reference of the other benchmarks has no search, so it stands apart. The goal is a p95 below 100 ms for `mixed`.
 */
const { values } = parseArgs({ options: { skus: { type: 'string', default: '200000' }, seconds: { type: 'string', default: '5' } } })
const [skus, seconds] = [Number(values.skus), Number(values.seconds)]
const goal = 100

const below = (limit: number) => Math.floor(Math.random() * limit)
const aSku = () => skuOf(1 + below(skus))
const single: Record<string, () => string> = {
  'a whole SKU': aSku,
  'its beginning': () => aSku().slice(0, 4 + below(6)),
  'digits within': () => String(1000 + below(9000)),
  'a word of every item': () => 'number',
  'a word and digits': () => `item ${1000 + below(9000)}`,
  'a movement': () => `bench-${1 + below(5000)}`,
  'a customer': () => `customer ${1 + below(100)}`,
  'nothing, by a code': () => `X-${below(1e6)}-Y`,
  'nothing, by a word': () => `quork${['ab', 'cd', 'ef'][below(3)]}`,
  'a mistyped word of every item': () => 'nubmer',
}
const mixed = () => {
  const kinds = Object.values(single)
  return (kinds[below(kinds.length)] ?? aSku)()
}

const programs = postgresPrograms()
if (!programs) throw new Error("PostgreSQL's server programs aren't installed here.")
const cluster = await startPostgres(programs, { durable: true, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-search-'))
try {
  await asOwner(cluster.url('postgres'), (admin) => admin.query('create database search'))
  const start: Start = {
    project: join(import.meta.dirname, '..'),
    script: 'server/main.ts',
    databaseUrl: cluster.url('search'),
    logFile: join(folder, 'server.log'),
    firstCall: (port) => askOnce(port, { method: 'GET', path: '/healthz' }),
  }
  await (await startServer(start)).server.stop()
  await fillProduct(start.databaseUrl, { skus, ledgerLines: skus })
  const { server } = await startServer(start)
  console.log(`${skus.toLocaleString('en')} SKUs; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  for (const [who, name] of [
    ['staff', 'admin'],
    ['a customer', customerSignIn(7)],
  ] as const) {
    const cookie = await signIn(server.port, name, benchPassword)
    for (const [title, text] of Object.entries({ ...single, mixed })) {
      const next = () => ({ method: 'GET' as const, path: `/api/search?${new URLSearchParams({ q: text() })}`, cookie })
      const { p50, p95, calls } = await load({ port: server.port, clients: 1, seconds, warmUp: 1, next })
      const verdict = title === 'mixed' ? (p95 < goal ? '  met' : '  missed') : ''
      console.log(
        `${who.padEnd(11)} ${title.padEnd(30)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${calls} calls${verdict}`,
      )
    }
  }
  await server.stop()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
