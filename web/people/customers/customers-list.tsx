import { customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import { type Customer, customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { defineList } from '../../platform/list/list-definition.ts'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { CustomerStatusBadge, CustomerTypeBadge } from './customer-badges.tsx'
import { customerFilters } from './customer-filters.ts'

const column = columnsOf(customers)

export const customersList = defineList(customersEndpoints.list, {
  screen: 'customers',
  caption: 'Customers',
  search: 'Search customers...',
  failed: 'Failed to load customers',
  empty: { title: 'No customers found', add: { hint: 'Add your first customer to get started', label: 'Add Customer' } },
  noMatch: { title: 'No customers found', hint: 'Try adjusting your search' },
  sort: 'name',
  filters: customerFilters,
  columns: [
    {
      id: 'number',
      header: 'Customer #',
      sortField: 'id',
      mobile: 'fact',
      width: '7rem',
      cell: ({ id }) => <span className="mono">{customerNumber(id)}</span>,
    },
    column('name', { mobile: 'key', width: '50%', cell: (customer) => <Name customer={customer} /> }),
    column('type', { from: 'medium', width: '9rem', cell: ({ type }) => <CustomerTypeBadge type={type} /> }),
    {
      id: 'contact',
      header: 'Contact',
      mobile: 'title',
      from: 'medium',
      width: '50%',
      cell: (customer) => <Contact customer={customer} />,
    },
    column('paymentTerms', { id: 'terms', width: '8rem', from: 'medium' }),
    column('status', { mobile: 'status', width: '7rem', cell: ({ status }) => <CustomerStatusBadge status={status} /> }),
  ],
  rowName: ({ name }) => name,
  rowLink: ({ id }) => recordLink('/customers/$id', id),
})

function Name({ customer: { name, primaryContact } }: { customer: Customer }) {
  return (
    <span className="block sm:py-1">
      <Truncated text={name} className="font-medium" />
      {primaryContact && <Truncated text={primaryContact} className="text-small text-muted max-sm:hidden" />}
    </span>
  )
}

function Contact({ customer: { contactEmail, contactPhone } }: { customer: Customer }) {
  return (
    <div className="sm:py-1">
      <Truncated text={contactEmail ?? 'No email'} />
      {contactPhone && <Truncated text={contactPhone} className="figures text-small text-muted max-sm:hidden" />}
    </div>
  )
}
