import type { Generated } from 'kysely'
import type { portalAccesses, Role } from '../../contract/roles.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    invitations: Invitations
  }
}

interface Invitations {
  id: Generated<number>
  /** Null for staff. */
  customer_id: number | null
  email: string
  first_name: string | null
  last_name: string | null
  role: Role
  portal_access: OneOf<typeof portalAccesses>
  token_hash: Uint8Array
  created_by: number | null
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  accepted_at: OptionalInstant
  accepted_by: Generated<number | null>
  withdrawn_at: OptionalInstant
}
