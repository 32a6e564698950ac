import type { Contact } from '../../contract/contacts.ts'
import type { Column } from '../files/columns.ts'

/** People at customers. */
export const contactFileColumns: readonly Column<Contact>[] = [
  { label: 'First Name', kind: 'text', value: (contact) => contact.firstName, width: 18 },
  { label: 'Last Name', kind: 'text', value: (contact) => contact.lastName, width: 18 },
  { label: 'Customer', kind: 'text', value: (contact) => contact.customerName, width: 28 },
  { label: 'Title', kind: 'text', value: (contact) => contact.title, width: 24 },
  { label: 'Department', kind: 'text', value: (contact) => contact.department, width: 20 },
  { label: 'Email', kind: 'text', value: (contact) => contact.email, width: 30 },
  { label: 'Phone', kind: 'text', value: (contact) => contact.phone, width: 20 },
  { label: 'Primary', kind: 'text', value: (contact) => (contact.isPrimary ? 'Primary' : 'Secondary'), width: 12 },
  { label: 'Created', kind: 'time', value: (contact) => contact.createdAt },
]
