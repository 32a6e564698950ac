import { Check, Clock, Minus } from 'lucide-react'
import { type CustomerType, customerTypeBadge } from '../../../contract/people/customers/customer-types.ts'
import { type Customer, customerStatusLabels } from '../../../contract/people/customers/customers.ts'
import { Badge, type BadgeTone } from '../../platform/ui/badge.tsx'

/** Specification §4: 3PL blue, producer TTT green, customer TTT purple. */
const typeTones: Record<CustomerType, BadgeTone> = {
  '3pl': 'blue',
  full_3pl: 'blue',
  tpd2: 'teal',
  producer_ttt: 'green',
  customer_ttt: 'purple',
  ttt_only: 'purple',
}

export function CustomerTypeBadge({ type }: { type: CustomerType }) {
  return <Badge tone={typeTones[type]}>{customerTypeBadge(type)}</Badge>
}

const statusLooks: Record<Customer['status'], { tone: BadgeTone; Glyph: typeof Check }> = {
  active: { tone: 'green', Glyph: Check },
  inactive: { tone: 'grey', Glyph: Minus },
  pending: { tone: 'yellow', Glyph: Clock },
}

export function CustomerStatusBadge({ status }: { status: Customer['status'] }) {
  const { tone, Glyph } = statusLooks[status]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {customerStatusLabels[status]}
    </Badge>
  )
}
