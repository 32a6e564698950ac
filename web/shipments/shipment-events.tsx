import { shipmentEventLabels } from '../../contract/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../contract/shipments/shipments.ts'
import type { TrackedShipment } from '../../contract/shipments/tracking-links.ts'
import { Timeline } from '../detail/timeline.tsx'

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

/** 'Arrived at Nürnberg DE', 'Departed, Rotterdam NL', 'Customs'. */
export function eventTitle({ kind, place }: TrackedShipment['events'][number]): string {
  const label = shipmentEventLabels[kind]
  if (kind === 'arrived') return place ? `${label} ${place}` : 'Arrived'
  return place ? `${label}, ${place}` : label
}
