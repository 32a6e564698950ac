import { type Customer, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { defineList } from '../../platform/list/list-definition.ts'
import { ActiveBadge } from '../../platform/ui/active-badge.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { CustomerTypeBadge } from '../customers/customer-badges.tsx'
import { customerFilters } from '../customers/customer-filters.ts'

/** The customer accounts of the portal. */
export const portalAccountsList = defineList(customersEndpoints.list, {
  screen: 'portal-accounts',
  caption: 'Customer accounts',
  search: 'Search customers...',
  failed: 'Failed to load customers',
  empty: { title: 'No customers yet', hint: 'Add customers in the Customer Portfolio.' },
  noMatch: { title: 'No customers found', hint: 'Try adjusting your search' },
  sort: 'name',
  filters: customerFilters,
  columns: [
    { id: 'name', header: 'Account', sortField: 'name', mobile: 'key', width: '60%', cell: ({ name }) => <Account name={name} /> },
    { id: 'type', header: 'Type', sortField: 'type', width: '9rem', cell: ({ type }) => <CustomerTypeBadge type={type} /> },
    { id: 'plan', header: 'Plan', mobile: 'fact', width: '7rem', cell: ({ plan }) => <PlanBadge plan={plan} /> },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '7rem',
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
    {
      id: 'email',
      header: 'Contact Email',
      mobile: 'title',
      from: 'medium',
      width: '40%',
      cell: ({ contactEmail }) => <Truncated text={contactEmail ?? 'No email'} />,
    },
  ],
  rowName: ({ name }) => name,
  rowLink: ({ id }) => recordLink('/customers/$id', id),
})

function Account({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-control bg-primary-soft text-caption font-semibold text-primary-text uppercase max-sm:hidden"
      >
        {initialsOf(name)}
      </span>
      <Truncated text={name} className="font-medium" />
    </span>
  )
}

/** The initials of the first two words: AI for Acme Imports. */
function initialsOf(name: string): string {
  return (name.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
}

function PlanBadge({ plan }: { plan: Customer['plan'] }) {
  return plan === 'premium' ? <Badge tone="purple">Premium</Badge> : <Badge>Standard</Badge>
}
