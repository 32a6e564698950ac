import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { groupLabels } from '../../../contract/insight/reports/report-definition.ts'
import { type ReportKey, reportKeys, reportOf } from '../../../contract/insight/reports/reports.ts'
import { storeFile } from '../../platform/documents/printed-documents.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import type { JobSurroundings } from '../../platform/jobs/define-job.ts'
import type { Timings } from '../../platform/work-queue/timings.ts'
import { WorkQueue } from '../../platform/work-queue/work-queue.ts'
import { ownSites, type StaffViewer, system } from '../../viewer.ts'
import { type ClaimedExport, takeExport } from './report-exports-queries.ts'
import { reportCsv, reportPdf, reportXlsx } from './report-files.ts'
import { printedOf, reportTable } from './report-table.ts'
import { reportExportsJob } from './start-export.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'files' | 'log' | 'stopping'>

const timings: Timings = {
  /** Renewed with each report. */
  claimLasts: 180,
  pauses: [5, 5],
}
export const { claimLasts } = timings

const reportExports = new WorkQueue<'report_exports', ClaimedExport>({
  table: 'report_exports',
  job: reportExportsJob,
  timings,
  announce: (trx, { id, userId }) => trx.publish({ topic: 'reportExports', ids: [id], customerId: null, userId }),
  givenUp: () => ({ state: 'failed' }),
})

export const makeReportExports = reportExports.asJob((surroundings) => makeDueExports(surroundings))

interface PackedFile {
  path: string
  content: Buffer
}

/** Makes the files of one report. */
type MakeFiles = (db: Database, key: ReportKey, claimed: AllowedExport) => Promise<PackedFile[]>
type AllowedExport = ClaimedExport & { viewer: StaffViewer }

export function makeDueExports(surroundings: Surroundings, makeFiles: MakeFiles = filesOf): Promise<void> {
  return reportExports.workOff(surroundings, takeExport, (claimed) => {
    const { viewer } = claimed
    return viewer ? make(surroundings, makeFiles, { ...claimed, viewer }) : turnDown(surroundings, claimed)
  })
}

/** The person may not export reports any more. */
function turnDown({ db }: Surroundings, claimed: ClaimedExport): Promise<void> {
  return db.transaction(system, (trx) => reportExports.change(trx, claimed, { state: 'failed', due_at: null }))
}

async function make({ db, files }: Surroundings, makeFiles: MakeFiles, claimed: AllowedExport): Promise<void> {
  const zip = new ZipFile()
  // All reports end at the same moment.
  const at: Database = { ...db, now: () => claimed.createdAt }
  for (const [index, key] of reportKeys.entries()) {
    for (const { path, content } of await makeFiles(at, key, claimed)) zip.addBuffer(content, path, { mtime: claimed.createdAt })
    await db.transaction(system, (trx) => reportExports.renew(trx, claimed, { done: index + 1 }))
  }
  zip.end()
  const content = Readable.from(zip.outputStream as AsyncIterable<Buffer>, { objectMode: false })
  // An earlier attempt may have stored its file and ended before it said so.
  await files.store.delete(claimed.key)
  const { bytes } = await storeFile(files, claimed.key, { fileName: 'reports.zip', content })
  await db.transaction(system, (trx) =>
    reportExports.change(trx, claimed, { state: 'made', bytes, due_at: null, of_sites: [...(ownSites(claimed.viewer) ?? [])] }),
  )
}

async function filesOf(db: Database, key: ReportKey, { viewer, period, fromDay, toDay }: AllowedExport): Promise<PackedFile[]> {
  const time = { period: period ?? undefined, from: fromDay ?? undefined, to: toDay ?? undefined }
  const table = await reportTable(db, viewer, { report: key, ...time })
  const downloads: Download[] = [reportCsv(table), reportXlsx(table), await reportPdf(db, await printedOf(table))]
  const folder = groupLabels[reportOf(key).group]
  const made = []
  for (const { fileName, content } of downloads) {
    made.push({ path: `${folder}/${fileName}`, content: content instanceof Readable ? await buffer(content) : Buffer.from(content) })
  }
  return made
}
