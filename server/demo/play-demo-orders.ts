import { trackingStages } from '../../contract/tracking-stages.ts'
import type { Database, Transaction } from '../db/database.ts'
import { joined } from '../db/joined.ts'
import { advanceTracking } from '../orders/advance-tracking.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { createOrder } from '../orders/create-order.ts'
import { rateOrder } from '../orders/rate-order.ts'
import { startPicking } from '../orders/start-picking.ts'
import { updateOrder } from '../orders/update-order.ts'
import { recordEvent } from '../shipments/record-event.ts'
import { recordProof } from '../shipments/record-proof.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'
import { demoConsignees, demoNotes } from './demo-consignees.ts'
import { type PlannedOrder, planDemoOrders } from './demo-plan.ts'
import { eventsOf, proofOf } from './demo-shipment-events.ts'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000
const hour = 1 / 24

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
}

/** An event and its age in days. */
interface Step {
  daysAgo: number
  run(at: Database): Promise<unknown>
}

/** An owner of items: the user who orders for it, and the SKUs that may be ordered. */
export interface DemoOwner {
  viewer: CustomerViewer
  skus: string[]
}

/** Replays the steps of all movements in chronological order. */
export async function playDemoOrders(db: Database, trx: Transaction, staff: Staff, owners: Map<number, DemoOwner>): Promise<void> {
  const random = seededRandom(417)
  const now = trx.now().getTime()
  const steps = planDemoOrders().flatMap((planned, n) => {
    const owner = owners.get(planned.customer)
    if (!owner) throw new Error(`Customer ${planned.customer} of the demo has no items.`)
    const skus = new Set(Array.from({ length: planned.lines * 3 }, () => random.pick(owner.skus)))
    const items = [...skus].slice(0, planned.lines).map((sku) => ({ sku, quantity: 2 + random.below(22) }))
    return stepsOf(planned, staff, owner.viewer, {
      type: planned.type,
      priority: planned.priority,
      items,
      billingAddress: random.pick(demoConsignees),
      shippingAddress: random.pick(demoConsignees),
      notes: demoNotes[n % demoNotes.length],
    })
  })
  steps.sort((one, other) => other.daysAgo - one.daysAgo)
  for (const { daysAgo, run } of steps) await run(joined(db, trx, new Date(now - daysAgo * day)))
}

function stepsOf(planned: PlannedOrder, staff: Staff, customer: CustomerViewer, wanted: Parameters<typeof createOrder>[2]): Step[] {
  const { placed, reached, leaving } = planned
  let id = 0
  let shipmentId = 0
  const steps: Step[] = [{ daysAgo: placed, run: async (at) => (id = (await createOrder(at, customer, wanted)).id) }]
  if (reached === 'cancelled') {
    steps.push({ daysAgo: placed - 2 * hour, run: (at) => cancelOrder(at, customer, { id, reason: 'Ordered twice', ifMatch: undefined }) })
  }
  if (planned.isAssigned) {
    const { userId } = placed % 0.3 < 0.1 ? staff.admin : staff.manager
    steps.push({
      daysAgo: placed - Math.min(hour, placed / 20),
      run: (at) => updateOrder(at, staff.manager, { id, assignedTo: userId, ifMatch: undefined }),
    })
  }
  if (reached === 'placed' || reached === 'cancelled') return steps

  const times = stageTimes(planned)
  const wantedStage = reached === 'picking' ? 'confirmed' : reached
  for (const stage of trackingStages.slice(1, trackingStages.indexOf(wantedStage) + 1)) {
    steps.push({
      daysAgo: times[stage],
      run: async (at) => {
        shipmentId = (await advanceTracking(at, staff.admin, { id, stage, notes: `Stage updated to ${stage}` })).shipmentId ?? 0
      },
    })
  }
  if (reached !== 'confirmed')
    steps.push({ daysAgo: times.picking, run: (at) => startPicking(at, staff.manager, { id, ifMatch: undefined }) })
  if (!leaving) return steps

  steps.push(
    ...eventsOf(leaving).map(({ daysAgo, notes = null, ...event }) => ({
      daysAgo,
      run: (at: Database) => recordEvent(at, staff.manager, { id: shipmentId, notes, ...event }),
    })),
  )
  const proof = proofOf(leaving)
  if (proof) {
    const { daysAgo, ...fields } = proof
    steps.push({ daysAgo, run: (at) => recordProof(at, staff.manager, { id: shipmentId, ...fields, reason: null, ifMatch: undefined }) })
  }
  if (leaving.rating) {
    const { at: daysAgo, stars } = leaving.rating
    steps.push({ daysAgo, run: (at) => rateOrder(at, customer, { id, rating: stars, comment: null }) })
  }
  return steps
}

/** When each stage was reached. The steps of an open movement fit into its age; the others have planned hours per stage. */
function stageTimes({ placed, leaving }: PlannedOrder): Record<(typeof trackingStages)[number] | 'picking', number> {
  const step = leaving ? (leaving.floorHours * hour) / 4 : Math.min(3 * hour, placed / 8)
  const documented = leaving ? leaving.exported + hour : placed - 6 * step
  const confirmed = leaving ? documented + leaving.floorHours * hour : placed - step
  return {
    awaiting_confirmation: placed,
    confirmed,
    picking: confirmed - step,
    packaging: confirmed - 2 * step,
    labelling: confirmed - 3 * step,
    documented,
    exported: leaving?.exported ?? documented,
  }
}
