import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebIfChanged } from '../server/web-build.ts'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { countingSettings, prepareCounting } from './count-statements.ts'
import { asOwner } from './fill.ts'
import { measure, type Results, type Settings } from './measure.ts'
import { writeReport } from './report.ts'

/*
 * `npm run bench`: how fast the product is beside a bare reference, written to bench/report.md.
 *
 *   npm run bench -- --skus 20000,200000     two sizes of warehouse, and how flat the figures are
 *   npm run bench -- --only A,E --seconds 2  some operations, shorter
 */
const { values } = parseArgs({
  options: {
    skus: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '1,16' },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: join(import.meta.dirname, 'report.md') },
  },
})
const settings: Settings = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  clients: values.clients.split(',').map(Number),
  only: values.only.split(',').filter(Boolean),
}
const programs = postgresPrograms()
if (!programs) throw new Error("Measuring needs PostgreSQL's server programs (initdb, postgres), which aren't installed here.")

const busy = loadavg()[0] ?? 0
if (busy > 0.7) console.log(`The machine is busy already (load ${busy.toFixed(1)}): take these figures as provisional.`)
await buildWebIfChanged(console.log)
const counting = countingSettings(programs)
const cluster = await startPostgres(programs, {
  durable: true,
  settings: ['shared_buffers=256MB', 'max_wal_size=4GB', ...(counting ?? [])],
})
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-bench-'))
try {
  if (counting) await asOwner(cluster.url('postgres'), prepareCounting)
  const runs: Results[] = []
  for (const skus of values.skus.split(',').map(Number)) {
    runs.push(await measure(cluster, skus, { folder, counts: counting !== null, settings, say: console.log }))
  }
  for (const { skus, memory, coldStart } of runs) {
    console.log(
      `${skus} SKUs: memory ${memory.product.toFixed(0)} MB (reference ${memory.reference.toFixed(0)}), cold start ${coldStart.toFixed(0)} ms`,
    )
  }
  const version = await asOwner(cluster.url('postgres'), async (admin) => (await admin.query('show server_version')).rows[0].server_version)
  writeReport(values.report, runs, settings, String(version).split(' ')[0] ?? '', busy)
  console.log(`Written to ${values.report}.`)
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
