import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { countSubmission } from '../contract/stock/counts/count-places.ts'
import { countDecisions, type DetailedCount, newCount } from '../contract/stock/counts/counts.ts'
import { openDatabase } from '../server/open-database.ts'
import { previewUndo } from '../server/stock/acts/preview-undo.ts'
import { approveCount } from '../server/stock/counts/approve-count.ts'
import { getCountSheet } from '../server/stock/counts/count-sheet.ts'
import { getDetailedCount } from '../server/stock/counts/counts-queries.ts'
import { createCount } from '../server/stock/counts/plan-count.ts'
import { submitCount } from '../server/stock/counts/submit-count.ts'
import type { StaffViewer } from '../server/viewer.ts'
import { postgresPrograms, startPostgres } from '../tests/support/postgres.ts'
import { asOwner } from './fill-database.ts'
import { fillProduct } from './fill-product.ts'

/*
 * `npm run bench:floor`: how long the work of counts takes on PostgreSQL with 50,000 stock rows and a million ledger lines, in milliseconds: the
 * median and the slowest of some. `-- --skus 5000 --ledger 100000` is a smaller warehouse.
 */
const { values } = parseArgs({ options: { skus: { type: 'string', default: '50000' }, ledger: { type: 'string', default: '1000000' } } })
const [skus, ledgerLines] = [Number(values.skus), Number(values.ledger)]
const goals = { submission: 100, approval: 2_000, preview: 150 }
const programs = postgresPrograms()
if (!programs) throw new Error("Measuring needs PostgreSQL's server programs (initdb, postgres), which aren't installed here.")
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)

const cluster = await startPostgres(programs, { durable: true, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
try {
  await asOwner(cluster.url('postgres'), (client) => client.query('create database floor'))
  const url = cluster.url('floor')
  const options = { databaseUrl: url, log: { info: () => {}, error: console.error } }
  await (await openDatabase(options)).close()
  await fillProduct(url, { skus, ledgerLines })
  const db = await openDatabase(options)
  const [admin, anna, bela] = await asOwner(url, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>('select id, username as name from users order by id limit 3')
    return rows.map(({ id, name }): StaffViewer => ({ role: name === 'admin' ? 'admin' : 'manager', userId: id, name, customerId: null }))
  })
  if (!admin || !anna || !bela) throw new Error('Three people count.')
  const bins = await asOwner(url, async (client) => {
    const { rows } = await client.query<{ id: number; items: number[] }>(
      `select l.id, array_agg(s.item_id order by s.item_id) as items from locations l join stock s on s.location_id = l.id
       where l.code like 'BIN-%' group by l.id order by l.code`,
    )
    return rows
  })

  const readCount = (id: number): Promise<DetailedCount> => db.read(admin, (on) => getDetailedCount(on, admin, id))

  /** Counts every place of a count; of so many lines at each one unit less than the books say. */
  async function countAll(by: StaffViewer, id: number, wrong: number, times: number[]): Promise<void> {
    const { places } = await db.read(by, (on) => getCountSheet(on, by, id))
    for (const { placeId, round, goods } of places) {
      const lines = goods.map(({ inventoryId, lot, expected }, n) => ({
        inventoryId,
        lot,
        quantity: (expected ?? 0) - (n < wrong ? 1 : 0),
      }))
      const body = countSubmission.parse({ round, lines })
      times.push(await timed(() => submitCount(db, by, { id, placeId, ...body })))
    }
  }

  // As at a warehouse at work: statements that are planned while these tables are empty read all rows of them, until they are next analysed.
  const warmUp = newCount.parse({ method: 'location', locationIds: bins.slice(-10).map(({ id }) => id), blind: false })
  await countAll(anna, (await createCount(db, admin, warmUp)).id, 1, [])
  await asOwner(url, (client) => client.query('analyze'))

  const submissions: number[] = []
  for (const { items } of bins.slice(0, 30)) {
    const asked = newCount.parse({ method: 'item', inventoryIds: items.slice(0, 50), blind: false })
    const { id } = await createCount(db, admin, asked)
    await countAll(anna, id, 1, submissions)
  }
  report('submission of 50 lines', submissions, goals.submission)

  const approvals: number[] = []
  const recounts: number[] = []
  for (const first of [30, 40, 50]) {
    const locationIds = bins.slice(first, first + 10).map(({ id }) => id)
    const { id } = await createCount(db, admin, newCount.parse({ method: 'location', locationIds, blind: false }))
    await countAll(anna, id, 50, [])
    await countAll(bela, id, 50, recounts)
    const { places, version } = await readCount(id)
    const lines = places.flatMap((place) => place.lines).filter(({ status }) => status === 'difference')
    const decisions = countDecisions.parse({ decisions: lines.map((line) => ({ lineId: line.id, accept: true, reason: 'Broken' })) })
    approvals.push(await timed(() => approveCount(db, admin, { id, ifMatch: version, ...decisions })))
    console.log(`  ${lines.length} differences`)
  }
  report('approval of 500 differences', approvals, goals.approval)

  const acts = await asOwner(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from stock_acts where kind = 'count' order by id desc limit 3`)
    return rows.map(({ id }) => Number(id))
  })
  const previews: number[] = []
  for (let n = 0; n < 10; n++)
    for (const act of acts) previews.push(await timed(() => db.read(admin, (on) => previewUndo(on, admin, act, {}))))
  report('undo preview of 500 lines', previews, goals.preview)
  await db.close()
} finally {
  await cluster.stop()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function report(name: string, times: readonly number[], goal: number): void {
  const sorted = [...times].sort((one, other) => one - other)
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const over = median > goal ? `  more than ${goal}` : ''
  console.log(`${name.padEnd(30)} ${Math.round(median)} ms, at most ${Math.round(slowest)} ms, of ${times.length}${over}`)
}
