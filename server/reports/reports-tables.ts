import type { Generated } from 'kysely'
import type { ReportPeriod } from '../../contract/report-definition.ts'
import type { reportExportStates } from '../../contract/reports.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    report_exports: ReportExports
  }
}

interface ReportExports {
  id: Generated<number>
  user_id: number
  period: ReportPeriod
  key: string
  state: Generated<OneOf<typeof reportExportStates>>
  done: Generated<number>
  bytes: number | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  /** When a worker may make it; null once it is made or given up. */
  due_at: OptionalInstant
  created_at: Instant
  expires_at: Instant
}
