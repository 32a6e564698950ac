import { Link } from '@tanstack/react-router'
import { customerCode } from '../../contract/customers/customer-codes.ts'

/** The customer of a document as a link to its page, for staff. */
export function BillCustomer({ bill: { customerId, customerName } }: { bill: { customerId: number; customerName: string } }) {
  return (
    <Link to="/customers/$id" params={{ id: String(customerId) }} className="text-primary-text hover:underline">
      {customerName} <span className="mono font-normal text-muted">{customerCode(customerId)}</span>
    </Link>
  )
}
