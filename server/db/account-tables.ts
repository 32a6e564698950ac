import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CustomerType } from '../../contract/customer-types.ts'
import type { customerPlans, customerStatuses, paymentTerms, portalAccesses } from '../../contract/customers.ts'
import type { notificationTypes } from '../../contract/notifications.ts'
import type { Finding } from '../../contract/reconciliation.ts'
import type { Role } from '../../contract/roles.ts'
import type { Instant, OneOf, OptionalInstant } from './column-types.ts'

/* People, owners of goods, and what is kept about them. */

export interface Customers {
  id: Generated<number>
  name: string
  type: CustomerType
  plan: Generated<OneOf<typeof customerPlans>>
  industry: string | null
  status: Generated<OneOf<typeof customerStatuses>>
  portal_access: Generated<OneOf<typeof portalAccesses>>
  contact_email: string | null
  contact_phone: string | null
  primary_contact: string | null
  address: string | null
  payment_terms: Generated<OneOf<typeof paymentTerms>>
  seed_id_company: string | null
  seed_id_warehouse: string | null
  certified_receiver: Generated<boolean>
  tax_warehouse: Generated<boolean>
  notes: string | null
  created_at: Instant
  updated_at: Instant
  version: Generated<number>
}

export interface Users {
  id: Generated<number>
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  role: Role
  customer_id: number | null
  is_primary: Generated<boolean>
  profile_image_url: string | null
  password_hash: string
  created_at: Instant
}

export interface Sessions {
  token_hash: Uint8Array
  user_id: number
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string | null
}

export interface FailedSignIns {
  id: GeneratedAlways<number>
  address: string
  account_hash: Uint8Array
  at: Instant
}

export interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Uint8Array
  status: number | null
  response: string | null
  created_at: Instant
}

export interface AuditEntries {
  id: GeneratedAlways<number>
  at: Instant
  user_id: number | null
  user_name: string
  door: Generated<'screen' | 'api' | 'import' | 'scan' | 'system'>
  action: string
  entity: string
  entity_id: number | null
  customer_id: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  address: string | null
  user_agent: string | null
}

export interface Notifications {
  id: Generated<number>
  user_id: number
  kind: string
  type: OneOf<typeof notificationTypes>
  title: string
  message: string
  subject_type: string | null
  subject_id: number | null
  day: string
  read_at: OptionalInstant
  created_at: Instant
}

export interface Settings {
  key: string
  value: JSONColumnType<object>
}

export interface Reconciliations {
  id: Generated<number>
  at: Instant
  duration_ms: number
  ok: boolean
  findings: JSONColumnType<Finding[]>
}
