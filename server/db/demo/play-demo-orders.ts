import { trackingStages } from '../../../contract/tracking-stages.ts'
import { advanceTracking } from '../../orders/advance-tracking.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { createOrder } from '../../orders/create-order.ts'
import { rateOrder } from '../../orders/rate-order.ts'
import { startPicking } from '../../orders/start-picking.ts'
import { updateShipment } from '../../shipments/update-shipment.ts'
import type { CustomerViewer, StaffViewer } from '../../viewer.ts'
import type { Database, Transaction } from '../database.ts'
import { joined } from '../joined.ts'
import { demoCustomers } from './demo-customers.ts'
import { demoConsignees, demoNotes, demoOrders } from './demo-orders.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const minute = 60_000
const day = 1440 * minute

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
}

/** Places the demo's movements and takes each as far as it got, step by step, at the times it happened. */
export async function playDemoOrders(db: Database, trx: Transaction, staff: Staff, customerIds: number[]): Promise<void> {
  const random = seededRandom(417)
  for (const [n, { customer, reached, daysAgo }] of demoOrders.entries()) {
    const placedBy = await customerViewer(trx, customerIds[customer] ?? 0, demoCustomers[customer]?.primaryContact ?? '')
    const placedAt = new Date(trx.now().getTime() - daysAgo * day)
    const order = await createOrder(joined(db, trx, placedAt), placedBy, {
      type: n % 5 === 3 ? 'shipment' : 'pick_pack',
      priority: (['normal', 'normal', 'high', 'normal', 'low'] as const)[n % 5] ?? 'normal',
      items: await someLines(trx, random, placedBy.customerId),
      billingAddress: pick(demoConsignees, random),
      shippingAddress: pick(demoConsignees, random),
      notes: demoNotes[n % demoNotes.length],
    })
    // The steps share what time there was since, so that none lies in the future.
    const stepsLeft = 9
    const step = Math.min(180 * minute, (daysAgo * day) / stepsLeft)
    let done = 0
    const next = () => joined(db, trx, new Date(placedAt.getTime() + ++done * step))

    if (reached === 'placed') continue
    if (reached === 'cancelled') {
      await cancelOrder(next(), placedBy, { id: order.id, reason: 'Ordered twice', ifMatch: undefined })
      continue
    }
    const wanted = reached === 'picking' ? 'confirmed' : reached
    for (const stage of trackingStages.slice(1, trackingStages.indexOf(wanted) + 1)) {
      await advanceTracking(next(), staff.admin, { id: order.id, stage })
      if (stage === 'confirmed' && reached !== 'confirmed') await startPicking(next(), staff.manager, { id: order.id, ifMatch: undefined })
    }
    if (reached === 'exported') await shipDemoOrder(next, trx, { orderId: order.id, staff, placedBy, n })
  }
}

/** Of the exported ones three in four are delivered and rated, the others are still on their way. */
async function shipDemoOrder(
  next: () => Database,
  trx: Transaction,
  { orderId, staff, placedBy, n }: { orderId: number; staff: Staff; placedBy: CustomerViewer; n: number },
): Promise<void> {
  const shipment = await trx.sql.selectFrom('shipments').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  await updateShipment(next(), staff.manager, { id: shipment.id, status: 'in_transit' })
  if (n % 4 === 3) return
  const arrived = next()
  await updateShipment(arrived, staff.manager, { id: shipment.id, status: 'delivered' })
  await rateOrder(arrived, placedBy, { id: orderId, rating: n % 6 === 0 ? 4 : 5, comment: null })
}

async function customerViewer(trx: Transaction, customerId: number, name: string): Promise<CustomerViewer> {
  const user = await trx.sql.selectFrom('users').select('id').where('customer_id', '=', customerId).executeTakeFirstOrThrow()
  return { role: 'customer', userId: user.id, name, customerId, viewOnly: false }
}

/** One to four of the owner's items, some units of each. */
async function someLines(trx: Transaction, random: SeededRandom, customerId: number): Promise<{ sku: string; quantity: number }[]> {
  const stocked = await trx.sql
    .selectFrom('inventory_items as i')
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .where('i.customer_id', '=', customerId)
    .whereRef('s.on_hand', '>', (eb) => eb('s.reserved', '+', 40))
    .select('i.sku')
    .distinct()
    .orderBy('i.sku')
    .execute()
  const skus = new Set(Array.from({ length: 1 + random.below(4) }, () => pick(stocked, random).sku))
  return [...skus].map((sku) => ({ sku, quantity: 2 + random.below(30) }))
}

function pick<T>(list: readonly T[], random: SeededRandom): T {
  const chosen = list[random.below(list.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from.')
  return chosen
}
