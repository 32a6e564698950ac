import type { newOrder } from '../../contract/goods-out/orders/orders.ts'
import type { PlannedOrder } from './demo-plan.ts'

type References = Pick<
  ReturnType<typeof newOrder.parse>,
  'reference' | 'purchaseOrder' | 'recipient' | 'requestedShipDate' | 'carrier' | 'serviceType'
>

const none: References = {
  reference: undefined,
  purchaseOrder: undefined,
  recipient: undefined,
  requestedShipDate: undefined,
  carrier: undefined,
  serviceType: undefined,
}

const recipients = [
  { name: 'Marit Dekker', company: 'Waalhaven Winkels', phone: '+31 10 555 0142', email: 'marit@waalhaven.example' },
  { name: 'Tomáš Beneš', company: 'Trafika Karlín', phone: '+420 555 010 233', email: null },
  { name: 'Inés Calvo', company: null, phone: null, email: 'ines@calvo.example' },
  { name: null, company: 'Königsee Feinkost', phone: '+49 30 555 0177', email: 'wareneingang@koenigsee.example' },
]
const carriers = [
  { carrier: 'DHL Freight', serviceType: 'Euroconnect' },
  { carrier: 'Raben', serviceType: 'Cargo Classic' },
  { carrier: null, serviceType: null },
]
const day = 86_400_000

/** What customers say of every third of the open movements. Those that wait for more than three days should have left by now. */
export function demoReferences({ reached, placed }: PlannedOrder, n: number, now: number): References {
  if (reached === 'exported' || reached === 'cancelled' || n % 3 !== 0) return none
  const shipBy = placed > 3 ? now - (placed - 1) * day : now + (2 + (n % 4)) * day
  return {
    reference: `SO-${5200 + n}`,
    purchaseOrder: n % 2 === 0 ? `45000${12_300 + n}` : null,
    recipient: recipients[n % recipients.length],
    requestedShipDate: new Date(shipBy).toISOString().slice(0, 10),
    carrier: carriers[(n / 3) % carriers.length]?.carrier,
    serviceType: carriers[(n / 3) % carriers.length]?.serviceType,
  }
}
