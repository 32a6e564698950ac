import { kinds } from '../../../contract/kinds.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'

const pages = {
  order: kinds.order.page,
  receipt: kinds.receipt.page,
  inventory: kinds.inventoryItem.page,
  handling_unit: kinds.handlingUnit.page,
  shipment: kinds.shipment.page,
} as const

/** The number of a record that an act belongs to or changes, as a link where it has a page. */
export function SubjectLink({ type, id, number }: { type: string; id: number; number: string }) {
  const page = type in pages ? pages[type as keyof typeof pages] : undefined
  if (page === undefined) return <span className="mono">{number}</span>
  return (
    <RecordLink to={page} id={id} mono>
      {number}
    </RecordLink>
  )
}
