import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Instant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    audit_entries: AuditEntries
  }
}

interface AuditEntries {
  id: GeneratedAlways<number>
  at: Instant
  user_id: number | null
  user_name: string
  channel: Generated<'screen' | 'api' | 'import' | 'scan' | 'system'>
  action: string
  entity: string
  entity_id: number | null
  customer_id: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  address: string | null
  user_agent: string | null
}
