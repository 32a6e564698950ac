import { customerNumber } from '../../contract/customers/customer-codes.ts'
import { type Customer, customersEndpoints, paymentTermsLabels } from '../../contract/customers/customers.ts'
import { defineList } from '../list/list-definition.ts'
import { recordLink } from '../list/row-links.ts'
import { Truncated } from '../ui/truncated.tsx'
import { CustomerStatusBadge, CustomerTypeBadge } from './customer-badges.tsx'
import { customerFilters } from './customer-filters.ts'

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
    {
      id: 'name',
      header: 'Company Name',
      sortField: 'name',
      mobile: 'key',
      width: '50%',
      cell: (customer) => <Name customer={customer} />,
    },
    {
      id: 'type',
      header: 'Type',
      sortField: 'type',
      from: 'medium',
      width: '9rem',
      cell: ({ type }) => <CustomerTypeBadge type={type} />,
    },
    {
      id: 'contact',
      header: 'Contact',
      mobile: 'title',
      from: 'medium',
      width: '50%',
      cell: (customer) => <Contact customer={customer} />,
    },
    {
      id: 'terms',
      header: 'Payment Terms',
      width: '8rem',
      from: 'medium',
      cell: ({ paymentTerms }) => <span className="whitespace-nowrap">{paymentTermsLabels[paymentTerms]}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      sortField: 'status',
      mobile: 'status',
      width: '7rem',
      cell: ({ status }) => <CustomerStatusBadge status={status} />,
    },
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
