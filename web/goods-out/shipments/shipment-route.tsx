import type { ShipmentStatus } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'

/** Where the dot stands: at the start, between, or at the end. No position is known. */
const progress: Record<ShipmentStatus, string> = {
  created: 'w-0',
  in_transit: 'w-1/2',
  delayed: 'w-1/2',
  delivered: 'w-full',
  returned: 'w-0',
}

/** From where to where, and whether it is still to leave, on the way or there. */
export function ShipmentRoute({ shipment: { origin, destination, status } }: { shipment: Shipment }) {
  return (
    <p className="mb-4 grid grid-cols-[minmax(0,max-content)_minmax(2.5rem,1fr)_minmax(0,max-content)] items-center gap-x-3 border-b border-line pb-4 text-heading font-semibold wrap-anywhere">
      {origin}
      <span className="relative h-0.5 bg-line-strong">
        <span className="sr-only"> to </span>
        <span aria-hidden="true" className={`absolute inset-y-0 left-0 bg-primary ${progress[status]}`}>
          <span className="absolute top-1/2 right-0 size-[9px] translate-x-1/2 -translate-y-1/2 rounded-full bg-primary ring-3 ring-primary-soft" />
        </span>
      </span>
      <span className="text-right">{destination}</span>
    </p>
  )
}
