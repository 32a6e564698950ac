import type { Generated, JSONColumnType } from 'kysely'
import type { ImportKind } from '../../contract/import-fields.ts'
import type { ImportAction, ImportCounts, ImportMessage, ImportRowState, ImportState } from '../../contract/imports.ts'
import type { Instant, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    imports: Imports
    import_rows: ImportRows
    import_mappings: ImportMappings
  }
}

interface Imports {
  id: Generated<number>
  kind: ImportKind
  user_id: number
  customer_id: number | null
  file_name: string
  header: string[]
  mapping: (string | null)[]
  is_mapping_remembered: boolean
  state: Generated<ImportState>
  rows: number
  /** Of the texts in all cells, in bytes. */
  size: Generated<number>
  counts: JSONColumnType<ImportCounts>
  done: Generated<number>
  message: string | null
  /** Counts up with each claim of a worker. */
  attempts: Generated<number>
  due_at: OptionalInstant
  created_at: Instant
  committed_at: OptionalInstant
  expires_at: Instant
  version: Generated<number>
}

interface ImportRows {
  id: Generated<number>
  import_id: number
  line: number
  cells: string[]
  state: Generated<ImportRowState>
  action: ImportAction | null
  messages: Generated<ImportMessage[]>
  group_key: string | null
  group_line: number | null
  item_id: number | null
  quantity: number | null
  basis: string | null
  record_id: number | null
  record_name: string | null
  undo: unknown
}

interface ImportMappings {
  user_id: number
  kind: ImportKind
  fingerprint: string
  mapping: (string | null)[]
  used_at: Instant
}
