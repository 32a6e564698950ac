import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { countingSettings, prepareCounting } from './count-statements.ts'
import { asOwner } from './fill-database.ts'
import { measure, type Results, type Settings } from './measure.ts'
import { profile } from './profile.ts'
import { writeReport } from './report.ts'

/*
 * `npm run bench`: how fast the product is beside a bare reference, written to bench/report.md.
 *
 *   npm run bench -- --skus 20000,200000            two sizes of warehouse, and how flat the figures are
 *   npm run bench -- --skus 20000,1000000 --ledger 10000000   the largest one with so many lines in its ledger
 *   npm run bench -- --before ../checkout           another checkout of the product in the same rounds
 *   npm run bench -- --product ../checkout          another checkout instead of this one
 *   npm run bench -- --only A,E --seconds 2         some operations, shorter
 *   npm run bench -- --profile A --seconds 10       where the time of one operation goes, instead of a measurement
 */
const { values } = parseArgs({
  options: {
    product: { type: 'string', default: join(import.meta.dirname, '..') },
    before: { type: 'string', default: '' },
    skus: { type: 'string', default: '20000' },
    ledger: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '1,16' },
    only: { type: 'string', default: '' },
    profile: { type: 'string', default: '' },
    report: { type: 'string', default: join(import.meta.dirname, 'report.md') },
  },
})
const settings: Settings = {
  product: resolve(values.product),
  before: values.before ? resolve(values.before) : null,
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  clients: values.clients.split(',').map(Number),
  only: values.only.split(',').filter(Boolean),
}
const skus = values.skus.split(',').map(Number)
const sizes = skus.map((count) => ({ skus: count, ledgerLines: Math.max(count, count === Math.max(...skus) ? Number(values.ledger) : 0) }))
const programs = postgresPrograms()
if (!programs) throw new Error("Measuring needs PostgreSQL's server programs (initdb, postgres), which aren't installed here.")

const busy = loadavg()[0] ?? 0
if (busy > 0.7) console.log(`The machine is busy already (load ${busy.toFixed(1)}): take these figures as provisional.`)
const counting = countingSettings(programs)
const cluster = await startPostgres(programs, {
  durable: true,
  settings: ['shared_buffers=256MB', 'max_wal_size=4GB', ...(counting ?? [])],
})
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-bench-'))
try {
  const version = await asOwner(cluster.url('postgres'), async (admin) => {
    if (counting) await prepareCounting(admin)
    return String((await admin.query('show server_version')).rows[0].server_version)
  })
  const runs: Results[] = []
  for (const size of sizes) {
    const surroundings = { cluster, size, folder }
    if (values.profile) await profile(surroundings, settings, values.profile, counting !== null)
    else {
      runs.push(await measure(surroundings, settings, { counts: counting !== null, say: console.log }))
      // After each size, as a run takes long.
      writeReport(values.report, runs, { settings, postgres: version.split(' ')[0] ?? '', busy })
      console.log(`Written to ${values.report}.`)
    }
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
