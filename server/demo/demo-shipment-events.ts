import type { RecordedKind } from '../../contract/goods-out/shipments/shipment-events.ts'
import { signatureBox } from '../../contract/goods-out/shipments/signature.ts'
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

const receivers = ['M. Novák', 'J. de Vries', 'A. Fischer', 'C. Moreau', 'L. Rossi', 'E. Andersen', 'P. Horvat', 'S. Kowalska']

/** Who signed for a shipment; of those delivered within the last two months a few have no proof yet, of older ones none was kept. */
export function proofOf({ exported, delivered }: NonNullable<PlannedOrder['leaving']>): PlannedProof | null {
  const n = Math.round(exported * 10)
  if (delivered === undefined || exported > 57 || n % 8 === 3) return null
  return { daysAgo: delivered - 0.01, receivedBy: receivers[n % receivers.length] ?? 'M. Novák', signature: signatureOf(n) }
}

interface PlannedProof {
  daysAgo: number
  receivedBy: string
  signature: string
}

/** A line of loops that become smaller, as hands write; each number another one. */
function signatureOf(n: number): string {
  const { width, height } = signatureBox
  const points = Array.from({ length: 90 }, (_, step) => {
    const turn = step / (2.4 + (n % 5) * 0.3)
    const size = 62 - step * 0.45 + 14 * Math.sin(step / (5 + (n % 7)))
    const x = width * 0.14 + step * 4.6 + size * 0.55 * Math.sin(turn)
    const y = height * 0.52 + size * Math.cos(turn + (n % 3))
    return `${Math.round(x)} ${Math.round(y)}`
  })
  const underline = `M${90 + (n % 40)} 176L${430 + (n % 60)} ${162 + (n % 12)}`
  return `M${points.join('L')}${underline}`
}
