import type { z } from 'zod'
import type { customerView } from '../../../contract/people/auth/customer-views.ts'
import type { StaffAccount } from '../../../contract/people/auth/staff.ts'
import { customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import { roleLabel } from '../../../contract/roles.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Members of staff. */
export const staffFileColumns: readonly Column<StaffAccount>[] = [
  { label: 'Name', kind: 'text', value: (person) => person.name, width: 28 },
  { label: 'Username', kind: 'text', value: (person) => person.username, width: 20 },
  { label: 'Email', kind: 'text', value: (person) => person.email, width: 30 },
  { label: 'Role', kind: 'text', value: (person) => roleLabel(person.role), width: 20 },
  { label: 'State', kind: 'text', value: (person) => (person.isActive ? 'Active' : 'Suspended'), width: 12 },
  { label: 'Two-Factor', kind: 'text', value: (person) => (person.hasTwoFactor ? 'Yes' : 'No'), width: 12 },
  { label: 'Last Sign-In', kind: 'time', value: (person) => person.lastSignInAt },
  { label: 'Created', kind: 'time', value: (person) => person.createdAt },
]

/** Who viewed the screens of a customer, and when. */
export const customerViewFileColumns: readonly Column<z.output<typeof customerView>>[] = [
  { label: 'Customer #', kind: 'text', value: (view) => customerNumber(view.customerId), width: 12 },
  { label: 'Viewed By', kind: 'text', value: (view) => view.viewedBy, width: 28 },
  { label: 'Started', kind: 'time', value: (view) => view.startedAt },
  { label: 'Ended', kind: 'time', value: (view) => view.endedAt },
]
