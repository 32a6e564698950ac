import type { Generated } from 'kysely'
import type { Mail } from '../../contract/mails.ts'
import type { Instant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    mails: Mails
  }
}

interface Mails {
  id: Generated<number>
  kind: Mail['kind']
  subject_id: number
  /** Null for mails to staff. */
  customer_id: number | null
  /** Whom a mail about a notification goes to. */
  user_id: Generated<number | null>
  to_name: string
  to_address: string
  subject: string
  body: string
  state: Generated<Mail['state']>
  message_id: string | null
  attempts: Generated<number>
  due_at: Instant | null
  delivery: Mail['delivery']
  error: string | null
  created_by: number | null
  created_at: Instant
  sent_at: Instant | null
}
