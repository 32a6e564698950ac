import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { groupLabels } from '../../contract/report-definition.ts'
import { type ReportKey, reportKeys, reportOf } from '../../contract/reports.ts'
import type { Database } from '../db/database.ts'
import { storeFile } from '../documents/printed-documents.ts'
import type { Download } from '../http/download.ts'
import { defineJob, type JobSurroundings } from '../jobs/define-job.ts'
import { system } from '../viewer.ts'
import { type ClaimedExport, changeClaimed, claimExport } from './report-exports-queries.ts'
import { reportCsv, reportPdf, reportXlsx } from './report-files.ts'
import { printedOf, reportTable } from './report-table.ts'
import { reportExportsJob } from './start-export.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'files' | 'log' | 'stopping'>

/** In seconds. A claim is renewed with each report, so one that ends belongs to a process that is gone. */
export const claimLasts = 180
const mostAttempts = 3

/** The rows say what is due; a job only wakes a worker. Every server looks when it starts, for what an earlier one left. */
export const makeReportExports = defineJob(reportExportsJob, null, (surroundings) => makeDueExports(surroundings), null, { atStart: true })

interface PackedFile {
  path: string
  content: Buffer
}

/** Makes the files of one report. */
type MakeFiles = (db: Database, key: ReportKey, claimed: ClaimedExport) => Promise<PackedFile[]>

export async function makeDueExports(surroundings: Surroundings, makeFiles: MakeFiles = filesOf): Promise<void> {
  const { db } = surroundings
  while (!surroundings.stopping?.aborted) {
    const claimed = await db.transaction(system, async (trx) => {
      const found = await claimExport(trx, secondsAfter(trx.now(), claimLasts))
      // Looks after it if this process is killed meanwhile.
      if (found) await trx.enqueue(reportExportsJob, {}, { afterSeconds: claimLasts + 1 })
      return found
    })
    if (!claimed) return
    await make(surroundings, makeFiles, claimed)
  }
}

async function make({ db, files, log }: Surroundings, makeFiles: MakeFiles, claimed: ClaimedExport): Promise<void> {
  try {
    const zip = new ZipFile()
    // All reports end at the same moment.
    const at: Database = { ...db, now: () => claimed.createdAt }
    for (const [index, key] of reportKeys.entries()) {
      for (const { path, content } of await makeFiles(at, key, claimed)) zip.addBuffer(content, path, { mtime: claimed.createdAt })
      if (!(await progress(db, claimed, index + 1))) return
    }
    zip.end()
    const content = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false })
    // An earlier attempt may have stored its file and ended before it said so.
    await files.store.delete(claimed.key)
    const { bytes } = await storeFile(files, claimed.key, { fileName: 'reports.zip', content })
    await db.transaction(system, (trx) => changeClaimed(trx, claimed, { state: 'made', bytes, due_at: null }))
  } catch (error) {
    log.error(error as Error)
    const isLast = claimed.attempts >= mostAttempts
    await db.transaction(system, async (trx) => {
      await changeClaimed(trx, claimed, isLast ? { state: 'failed', due_at: null } : { due_at: secondsAfter(trx.now(), 5) })
      if (!isLast) await trx.enqueue(reportExportsJob, {}, { afterSeconds: 6 })
    })
  }
}

async function filesOf(db: Database, key: ReportKey, { period }: ClaimedExport): Promise<PackedFile[]> {
  const table = await reportTable(db, system, { report: key, period })
  const downloads: Download[] = [reportCsv(table), reportXlsx(table), await reportPdf(db, await printedOf(table))]
  const folder = groupLabels[reportOf(key).group]
  const made = []
  for (const { fileName, content } of downloads) {
    made.push({ path: `${folder}/${fileName}`, content: content instanceof Readable ? await buffer(content) : Buffer.from(content) })
  }
  return made
}

/** Says how far it is and renews the claim; false when another worker has it by now. */
function progress(db: Database, claimed: ClaimedExport, done: number): Promise<boolean> {
  return db.transaction(system, (trx) => changeClaimed(trx, claimed, { done, due_at: secondsAfter(trx.now(), claimLasts) }))
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
