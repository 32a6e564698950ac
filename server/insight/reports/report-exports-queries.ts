import { type Kysely, sql } from 'kysely'
import type { ReportPeriod } from '../../../contract/insight/reports/report-time.ts'
import { type ReportExport, reportKeys } from '../../../contract/insight/reports/reports.ts'
import { can } from '../../../contract/permissions.ts'
import { findPerson } from '../../people/auth/sessions.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { oneOf } from '../../platform/lists/list.ts'
import type { Claim } from '../../platform/work-queue/claims.ts'
import { ownSites, type StaffViewer, type SystemViewer } from '../../viewer.ts'

/**
 * Only what the person started itself; nothing of anybody for the product, which starts none. One that was made of sites that the person doesn't
 * see by now is gone.
 */
function visibleExports(on: Kysely<Tables>, viewer: StaffViewer | SystemViewer) {
  const own = ownSites(viewer)
  return on
    .selectFrom('report_exports as x')
    .where('x.user_id', '=', viewer.userId ?? 0)
    .$if(own !== null, (q) => q.where(sql<boolean>`(x.state <> 'made' or x.of_sites <> '{}' and x.of_sites <@ ${own}::integer[])`))
}

function selectExports(exports: ReturnType<typeof visibleExports>) {
  return exports.select([
    'x.id',
    'x.period',
    'x.from_day as from',
    'x.to_day as to',
    'x.state',
    'x.done',
    sql<number>`${sql.lit(reportKeys.length)}`.as('of'),
    iso('x.created_at').as('createdAt'),
    iso('x.expires_at').as('expiresAt'),
  ])
}

export function listReportExports(on: Kysely<Tables>, viewer: StaffViewer, now: Date): Promise<ReportExport[]> {
  return selectExports(visibleExports(on, viewer))
    .where('x.expires_at', '>', now)
    .orderBy('x.created_at', 'desc')
    .orderBy('x.id', 'desc')
    .execute()
}

export function getReportExport(on: Kysely<Tables>, viewer: StaffViewer | SystemViewer, id: number): Promise<ReportExport> {
  return oneOf(selectExports(visibleExports(on, viewer)).where('x.id', '=', id), 'report-export.not-found')
}

/** The file of an own export: its name in the store, once it is made. */
export function exportFileOf(on: Kysely<Tables>, viewer: StaffViewer, id: number) {
  return oneOf(
    visibleExports(on, viewer)
      .where('x.id', '=', id)
      .select([
        'x.key',
        'x.state',
        'x.bytes',
        'x.period',
        'x.from_day as from',
        'x.to_day as to',
        sql<string>`warehouse_day(x.created_at)`.as('day'),
      ]),
    'report-export.not-found',
  )
}

/** An export that a worker makes. */
export interface ClaimedExport extends Claim {
  userId: number
  /** The person who started it, as a call of it would be now; null where it may not export reports any more. */
  viewer: StaffViewer | null
  key: string
  /** Null where days were asked for. */
  period: ReportPeriod | null
  fromDay: string | null
  toDay: string | null
  /** When it was asked for: the end of its period. */
  createdAt: Date
}

/** Reads an export that was claimed. It begins again with each attempt. */
export async function takeExport(trx: Transaction, { id }: Claim): Promise<ClaimedExport> {
  const { userId, ...found } = await trx.sql
    .updateTable('report_exports')
    .set({ done: 0 })
    .where('id', '=', id)
    .returning([
      'id',
      'user_id as userId',
      'key',
      'period',
      'from_day as fromDay',
      'to_day as toDay',
      'attempts',
      'created_at as createdAt',
    ])
    .executeTakeFirstOrThrow()
  const { person, maySignIn } = await findPerson(trx.sql, userId)
  const mayExport = maySignIn && person.role !== 'customer' && can(person, 'reports.export')
  return { ...found, userId, viewer: mayExport ? person : null }
}
