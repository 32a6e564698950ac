import type { Generated } from 'kysely'
import type { CustomerType } from '../../contract/customer-types.ts'
import type { customerPlans, customerStatuses, paymentTerms } from '../../contract/customers.ts'
import type { portalAccesses } from '../../contract/roles.ts'
import type { Instant, OneOf } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    customers: Customers
  }
}

interface Customers {
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
