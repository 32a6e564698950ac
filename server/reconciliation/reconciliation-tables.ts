import type { Generated, JSONColumnType } from 'kysely'
import type { Finding } from '../../contract/reconciliation.ts'
import type { Instant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    reconciliations: Reconciliations
  }
}

interface Reconciliations {
  id: Generated<number>
  at: Instant
  duration_ms: number
  ok: boolean
  findings: JSONColumnType<Finding[]>
}
