import { delayReasonLabels, shipmentEventLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import type { TrackedShipment } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { Timeline } from '../../platform/detail/timeline.tsx'

/** What happened to a shipment, newest first. */
export function ShipmentEvents({ events }: Pick<ShipmentWithEvents, 'events'>) {
  return (
    <Timeline
      entries={events
        .toReversed()
        .map((event) => ({ id: event.id, at: event.at, by: event.by, title: eventTitle(event), text: event.notes }))}
    />
  )
}

/** 'Arrived at Nürnberg DE', 'Departed, Rotterdam NL', 'Customs', 'Delayed: Bad weather'. */
export function eventTitle({ kind, place, reason }: TrackedShipment['events'][number]): string {
  const label = reason
    ? `${kind === 'delayed' ? 'Delayed' : shipmentEventLabels[kind]}: ${delayReasonLabels[reason]}`
    : shipmentEventLabels[kind]
  if (kind === 'arrived') return place ? `${label} ${place}` : 'Arrived'
  return place ? `${label}, ${place}` : label
}
