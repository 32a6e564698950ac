import type { z } from 'zod'
import type { customerChange } from '../../contract/customers.ts'
import { sentColumns } from '../db/sent-columns.ts'

/** The columns of the sent fields of a customer's profile. */
export function profileColumns(sent: z.output<typeof customerChange>) {
  return sentColumns({
    name: sent.name,
    type: sent.type,
    plan: sent.plan,
    industry: sent.industry,
    status: sent.status,
    portal_access: sent.portalAccess,
    contact_email: sent.contactEmail,
    contact_phone: sent.contactPhone,
    primary_contact: sent.primaryContact,
    address: sent.address,
    payment_terms: sent.paymentTerms,
    seed_id_company: sent.seedIdCompany,
    seed_id_warehouse: sent.seedIdWarehouse,
    certified_receiver: sent.certifiedReceiver,
    tax_warehouse: sent.taxWarehouse,
    notes: sent.notes,
  })
}
