import { customerNumber } from '../../contract/customer-codes.ts'
import { customerTypeBadge } from '../../contract/customer-types.ts'
import { type Customer, customerStatusLabels, paymentTermsLabel } from '../../contract/customers.ts'
import { portalAccessLabels } from '../../contract/roles.ts'
import type { Column } from '../files/columns.ts'

/** Customers, without the notes about them. */
export const customerFileColumns: readonly Column<Customer>[] = [
  { label: 'Customer #', kind: 'text', value: (customer) => customerNumber(customer.id), width: 12 },
  { label: 'Company Name', kind: 'text', value: (customer) => customer.name, width: 32 },
  { label: 'Type', kind: 'text', value: (customer) => customerTypeBadge(customer.type), width: 16 },
  { label: 'Plan', kind: 'text', value: (customer) => (customer.plan === 'premium' ? 'Premium' : 'Standard'), width: 12 },
  { label: 'Industry', kind: 'text', value: (customer) => customer.industry, width: 20 },
  { label: 'Primary Contact', kind: 'text', value: (customer) => customer.primaryContact, width: 24 },
  { label: 'Contact Email', kind: 'text', value: (customer) => customer.contactEmail, width: 30 },
  { label: 'Contact Phone', kind: 'text', value: (customer) => customer.contactPhone, width: 20 },
  { label: 'Address', kind: 'text', value: (customer) => customer.address, width: 40 },
  { label: 'Payment Terms', kind: 'text', value: (customer) => paymentTermsLabel(customer.paymentTerms), width: 16 },
  { label: 'Status', kind: 'text', value: (customer) => customerStatusLabels[customer.status], width: 12 },
  { label: 'Portal Access', kind: 'text', value: (customer) => portalAccessLabels[customer.portalAccess], width: 14 },
  { label: 'SEED ID (Company)', kind: 'text', value: (customer) => customer.seedIdCompany, width: 18 },
  { label: 'SEED ID (Warehouse)', kind: 'text', value: (customer) => customer.seedIdWarehouse, width: 18 },
  { label: 'Created', kind: 'time', value: (customer) => customer.createdAt },
]
