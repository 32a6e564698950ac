import type { RecordedKind } from '../../contract/shipment-events.ts'
import type { PlannedOrder } from './demo-plan.ts'

interface PlannedEvent {
  daysAgo: number
  kind: RecordedKind
  place: string | null
  notes?: string
}

const hubs = ['Venlo, NL', 'Nürnberg, DE', 'Reims, FR', 'Linz, AT']

/** What happened to a shipment after its export: of those of the last 30 days with the places on their way, of older ones the ends. */
export function eventsOf({ exported, shipment, delivered }: NonNullable<PlannedOrder['leaving']>): PlannedEvent[] {
  if (shipment === 'created') return []
  const hub = hubs[Math.round(exported * 100) % hubs.length] ?? null
  const events: PlannedEvent[] = [{ daysAgo: exported - 0.01, kind: 'picked_up', place: 'Rotterdam, NL' }]
  if (exported < 30) events.push({ daysAgo: exported - 0.1, kind: 'departed', place: 'Rotterdam, NL' })
  if (shipment === 'delayed') events.push({ daysAgo: exported - 0.2, kind: 'exception', place: hub, notes: 'Held at the border' })
  if (shipment !== 'delayed' && exported > 1 && exported < 30) events.push({ daysAgo: exported - 0.7, kind: 'arrived', place: hub })
  if (delivered === undefined) return events
  if (exported < 30) events.push({ daysAgo: delivered + 0.2, kind: 'out_for_delivery', place: null })
  return [...events, { daysAgo: delivered, kind: 'delivered', place: null }]
}
