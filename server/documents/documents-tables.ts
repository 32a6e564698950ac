import type { Generated } from 'kysely'
import type { Instant, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    documents: Documents
  }
}

interface Documents {
  id: Generated<number>
  key: string
  customer_id: number | null
  /** Null for documents that the product made itself. */
  uploaded_by: number | null
  file_name: string
  bytes: Generated<number>
  sha256: Buffer | null
  state: Generated<'expected' | 'receiving' | 'stored' | 'deleting'>
  created_at: Instant
  stored_at: OptionalInstant
  attached_at: OptionalInstant
  expires_at: OptionalInstant
}
