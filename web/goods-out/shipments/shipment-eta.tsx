import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { formatDate } from '../../platform/lib/format.ts'

type Delivery = Pick<Shipment, 'estimatedDelivery' | 'actualDelivery'>

/** The day when it is to be delivered or was delivered, and whether that was in time. */
export function ShipmentEta({ shipment }: { shipment: Pick<Shipment, 'status'> & Delivery }) {
  const { status, estimatedDelivery, actualDelivery } = shipment
  const day = actualDelivery ?? (status === 'returned' ? null : estimatedDelivery)
  if (day === null) return '–'
  return (
    <span className="figures grid text-right whitespace-nowrap sm:py-1">
      {formatDate(day)}
      <span className="text-small text-muted">{actualDelivery === null ? 'Estimated' : <InTime delivery={shipment} />}</span>
    </span>
  )
}

/** 'On Time' or 'Late', of what was delivered. */
export function InTime({ delivery }: { delivery: Delivery }) {
  return isLate(delivery) ? <span className="font-medium text-caution-text">Late</span> : 'On Time'
}

function isLate({ estimatedDelivery, actualDelivery }: Delivery): boolean {
  return estimatedDelivery !== null && actualDelivery !== null && new Date(actualDelivery) > new Date(estimatedDelivery)
}
