import { randomBytes } from 'node:crypto'
import { defaultPeriod } from '../../../contract/insight/reports/report-time.ts'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { getReportExport } from './report-exports-queries.ts'

/** The queue's name of the job that makes the exports. */
export const reportExportsJob = 'export-reports'

const keptFor = 86_400_000

/** One at a time and person, which a unique index ensures. */
export const startReportExport = verb(reportsEndpoints.startExport, async ({ trx, viewer, now }, { period, from, to }) => {
  // The product itself starts none, because no user could fetch the file.
  if (viewer.role === 'system') throw httpError('report-export.not-found')
  const made = await trx.sql
    .insertInto('report_exports')
    .values({
      user_id: viewer.userId,
      period: from === undefined ? (period ?? defaultPeriod) : null,
      from_day: from ?? null,
      to_day: to ?? null,
      key: randomBytes(24).toString('base64url'),
      due_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + keptFor),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw httpError('report-export.under-way')
  await trx.enqueue(reportExportsJob, {})
  const answer = await getReportExport(trx.sql, viewer, made.id)
  return {
    answer,
    history: [did('create', 'reportExport', answer, { after: answer })],
    touched: { reportExports: [{ id: made.id, userId: viewer.userId }] },
  }
})
