import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { KindPage } from '../../../contract/kinds.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import type { Action } from '../../../contract/permissions.ts'
import { may, useUser } from '../lib/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import type { RowLink } from '../ui/table-column.ts'

/** The page of a row, and those where its work is done. */
export type RecordPage = KindPage | '/receipts/$id/receive' | '/returns/$id/receive' | '/picking/$id' | '/counting/$id/count'

/** To the page of a record: `recordLink('/inventory/$id', 7)`. */
export function recordLink(to: RecordPage, id: number): RowLink {
  return { to, params: { id: String(id) } }
}

/** The pages that not all staff open, which others see no link to. */
const opened: Partial<Record<RecordPage, Action>> = {
  '/customers/$id': 'screens.management',
  '/picking/$id': 'floor.work',
  '/put-away/$id': 'floor.work',
  '/receipts/$id/receive': 'receipts.count',
  '/returns/$id/receive': 'returns.work',
}

interface RecordLinkProps {
  to: RecordPage
  /** Null shows only the text. */
  id: number | null
  /** For codes and numbers. */
  mono?: boolean
  children: ReactNode
}

/** The name, code or number of a record in a text or fact, as a link to its page. */
export function RecordLink({ to, id, mono, children }: RecordLinkProps) {
  const { data: user } = useUser()
  const action = opened[to]
  if (id === null || (user && action && !may(user, action))) return children
  return (
    <Link to={to} params={{ id: String(id) }} className={classNames(mono && 'mono', 'text-primary-text hover:underline')}>
      {children}
    </Link>
  )
}

interface OfCustomer {
  customerId: number
  customerName: string
}

/** The customer of a record by its name and code, as a link to its page. */
export function CustomerLink({ of: { customerId, customerName } }: { of: OfCustomer }) {
  return (
    <RecordLink to="/customers/$id" id={customerId}>
      {customerName} <span className="mono font-normal text-muted">{customerCode(customerId)}</span>
    </RecordLink>
  )
}
