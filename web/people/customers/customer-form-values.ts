import { z } from 'zod'
import { allCustomerTypes, customerTypes } from '../../../contract/people/customers/customer-types.ts'
import {
  type Customer,
  contactEmailRequiredMessage,
  customerChange,
  customerPlans,
  customerRequiredMessage,
  customerStatuses,
  newCustomer,
  paymentTerms,
} from '../../../contract/people/customers/customers.ts'
import { portalAccesses } from '../../../contract/roles.ts'
import { formSchema } from '../../platform/form/form-schema.ts'

/** The form holds the typed text; the contract's schemas validate it and create the body. */
const typed = z.object({
  name: z.string(),
  type: z.enum(allCustomerTypes),
  contactEmail: z.string(),
  contactPhone: z.string(),
  primaryContact: z.string(),
  password: z.string(),
  vatNumber: z.string(),
  seedIdCompany: z.string(),
  seedIdWarehouse: z.string(),
  certifiedReceiver: z.boolean(),
  taxWarehouse: z.boolean(),
  paymentTerms: z.enum(paymentTerms),
  plan: z.enum(customerPlans),
  industry: z.string(),
  status: z.enum(customerStatuses),
  portalAccess: z.enum(portalAccesses),
  address: z.string(),
  notes: z.string(),
  /** Saved by a call of its own. */
  allocation: z.record(z.string(), z.boolean()),
})
export type CustomerFormValues = z.output<typeof typed>

export const newCustomerForm = formSchema(
  typed,
  ({ type, ...values }) => ({ ...values, type: customerTypes.find((offered) => offered === type) ?? '3pl', sendEmail: false }),
  newCustomer,
)

/** The password is sent only if the field isn't empty. A blank email is valid only if there was none before. */
export function customerChangeForm(base: Customer) {
  return formSchema(
    typed,
    ({ password, contactEmail, ...values }) => ({
      ...values,
      ...(password !== '' && { password }),
      ...((contactEmail.trim() !== '' || base.contactEmail !== null) && { contactEmail: contactEmail.trim() }),
    }),
    customerChange,
  )
}

/** New customers default to active, 3PL and NET 30 (specification §4). */
export function customerFormValues(customer: Customer | null): CustomerFormValues {
  return {
    name: customer?.name ?? '',
    type: customer?.type ?? '3pl',
    contactEmail: customer?.contactEmail ?? '',
    contactPhone: customer?.contactPhone ?? '',
    primaryContact: customer?.primaryContact ?? '',
    password: '',
    vatNumber: customer?.vatNumber ?? '',
    seedIdCompany: customer?.seedIdCompany ?? '',
    seedIdWarehouse: customer?.seedIdWarehouse ?? '',
    certifiedReceiver: customer?.certifiedReceiver ?? false,
    taxWarehouse: customer?.taxWarehouse ?? false,
    paymentTerms: customer?.paymentTerms ?? 'net_30',
    plan: customer?.plan ?? 'standard',
    industry: customer?.industry ?? '',
    status: customer?.status ?? 'active',
    portalAccess: customer?.portalAccess ?? 'full',
    address: customer?.address ?? '',
    notes: customer?.notes ?? '',
    allocation: {},
  }
}

/** The message for an incomplete new customer (specification §5); undefined when it is complete. */
export function missingInNewCustomer(values: CustomerFormValues): string | undefined {
  if (values.name.trim() === '' || values.password === '') return customerRequiredMessage
  return values.contactEmail.trim() === '' ? contactEmailRequiredMessage : undefined
}
