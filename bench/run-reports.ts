import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { ReportPeriod } from '../contract/insight/reports/report-time.ts'
import { reportKeys, reportOf } from '../contract/insight/reports/reports.ts'
import { readKpis } from '../server/insight/reports/read-kpis.ts'
import { readCustomReport, readReport } from '../server/insight/reports/read-report.ts'
import { openDatabase } from '../server/open-database.ts'
import { system } from '../server/viewer.ts'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { asOwner } from './fill-database.ts'
import { fillProduct } from './fill-product.ts'
import { fillForReports } from './fill-reports.ts'

/*
 * `npm run bench:reports`: how long each report takes over 13 months and 2 million ledger lines on PostgreSQL, in milliseconds: the slower of
 * the two last of three readings. `-- --ledger 200000 --skus 500` is a smaller warehouse; 400 lines for each SKU are one a day for 13 months.
 */
const { values } = parseArgs({ options: { skus: { type: 'string', default: '5000' }, ledger: { type: 'string', default: '2000000' } } })
const [skus, ledgerLines] = [Number(values.skus), Number(values.ledger)]
const goal = 2_000
const programs = postgresPrograms()
if (!programs) throw new Error("Measuring needs PostgreSQL's server programs (initdb, postgres), which aren't installed here.")
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)

const cluster = await startPostgres(programs, { durable: true, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
try {
  await asOwner(cluster.url('postgres'), (client) => client.query('create database reports'))
  const url = cluster.url('reports')
  const options = { databaseUrl: url, log: { info: () => {}, error: console.error } }
  await (await openDatabase(options)).close()
  const begin = performance.now()
  await fillProduct(url, { skus, ledgerLines })
  await fillForReports(url, { receipts: Math.round(ledgerLines / 100), invoices: Math.round(ledgerLines / 400) })
  console.log(`${ledgerLines} ledger lines of ${skus} SKUs, made in ${Math.round((performance.now() - begin) / 1000)} s`)
  const db = await openDatabase(options)
  const timed = async (name: string, read: () => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < 3; n++) {
      const start = performance.now()
      await read()
      times.push(performance.now() - start)
    }
    const slowest = Math.max(...times.slice(1))
    console.log(`${name.padEnd(34)} ${String(Math.round(slowest)).padStart(6)} ms${slowest > goal ? `  more than ${goal}` : ''}`)
  }
  for (const period of ['30d', '1y'] as const satisfies ReportPeriod[]) {
    await timed(`key figures, ${period}`, () => readKpis(db, system, { period }))
    for (const report of reportKeys)
      if (reportOf(report).hasPeriod || period === '1y')
        await timed(`${report}, ${period}`, () => readReport(db, system, { report, period }))
    for (const grouping of ['week', 'customer', 'category', 'item'] as const)
      await timed(`units out by ${grouping}, ${period}`, () => readCustomReport(db, system, { measure: 'units_out', grouping, period }))
  }
  await db.close()
} finally {
  await cluster.stop()
}
