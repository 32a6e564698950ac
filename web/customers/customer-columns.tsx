import { Eye, Pencil } from 'lucide-react'
import { type Customer, customerNumber, paymentTermsLabel } from '../../contract/customers.ts'
import { Button } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { CustomerStatusBadge, CustomerTypeBadge } from './customer-badges.tsx'

interface ColumnActions {
  /** Undefined, like `onEdit`, when the user isn't allowed to. */
  onViewAs: ((customer: Customer) => void) | undefined
  onEdit: ((customer: Customer) => void) | undefined
  /** The customer whose screens are being opened. */
  opening: number | undefined
}

export function customerColumns({ onViewAs, onEdit, opening }: ColumnActions): Column<Customer>[] {
  return [
    {
      id: 'number',
      header: 'Customer #',
      sortField: 'id',
      mobile: 'key',
      width: '7rem',
      cell: (customer) => <span className="mono">{customerNumber(customer.id)}</span>,
    },
    {
      id: 'name',
      header: 'Company Name',
      sortField: 'name',
      mobile: 'title',
      width: '50%',
      cell: (customer) => <Name customer={customer} />,
    },
    { id: 'type', header: 'Type', width: '9rem', cell: (customer) => <CustomerTypeBadge type={customer.type} /> },
    { id: 'contact', header: 'Contact', width: '50%', cell: (customer) => <Contact customer={customer} /> },
    {
      id: 'terms',
      header: 'Payment Terms',
      width: '8rem',
      cell: (customer) => <span className="whitespace-nowrap">{paymentTermsLabel(customer.paymentTerms)}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      mobile: 'status',
      width: '7rem',
      cell: (customer) => <CustomerStatusBadge status={customer.status} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      mobile: 'actions',
      cell: (customer) => (
        <span className="inline-flex gap-1.5 max-sm:gap-2">
          {onViewAs && (
            <Button
              size="sm"
              icon={<Eye aria-hidden />}
              pending={opening === customer.id}
              aria-describedby={nameId(customer)}
              onClick={() => onViewAs(customer)}
            >
              <span className="sm:max-lg:sr-only">View as Customer</span>
            </Button>
          )}
          {onEdit && (
            <Button size="sm" icon={<Pencil aria-hidden />} aria-describedby={nameId(customer)} onClick={() => onEdit(customer)}>
              <span className="sm:max-lg:sr-only">Edit</span>
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** The buttons' names contain the company, because every row has the same buttons. */
function nameId(customer: Customer): string {
  return `customer-${customer.id}-name`
}

function Name({ customer }: { customer: Customer }) {
  return (
    <div className="py-1">
      <Truncated id={nameId(customer)} text={customer.name} className="font-medium" />
      {customer.primaryContact && <Truncated text={customer.primaryContact} className="text-small text-muted" />}
    </div>
  )
}

function Contact({ customer }: { customer: Customer }) {
  return (
    <div className="py-1">
      <Truncated text={customer.contactEmail ?? 'No email'} />
      {customer.contactPhone && <Truncated text={customer.contactPhone} className="figures text-small text-muted" />}
    </div>
  )
}
