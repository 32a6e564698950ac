import { trackingStages } from '../../contract/goods-out/orders/tracking-stages.ts'
import type { PickLine } from '../../contract/goods-out/picking/picking.ts'
import { recordExcise } from '../goods-out/order-papers/record-excise.ts'
import { advanceTracking } from '../goods-out/order-stages/advance-tracking.ts'
import { cancelOrder } from '../goods-out/order-stages/cancel-order.ts'
import { createOrder } from '../goods-out/orders/create-order.ts'
import { rateOrder } from '../goods-out/orders/rate-order.ts'
import { startPicking } from '../goods-out/orders/start-picking.ts'
import { updateOrder } from '../goods-out/orders/update-order.ts'
import { pickLine } from '../goods-out/picking/pick.ts'
import { getPickList } from '../goods-out/picking/picking-queries.ts'
import { putRight } from '../goods-out/picking/put-right.ts'
import { recordEvent } from '../goods-out/shipments/record-event.ts'
import { recordProof } from '../goods-out/shipments/record-proof.ts'
import { updateShipment } from '../goods-out/shipments/update-shipment.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { updateGs1 } from '../platform/settings/update-gs1.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'
import { demoConsignees, demoNotes } from './demo-consignees.ts'
import { demoExcise } from './demo-excise.ts'
import { type PlannedOrder, planDemoOrders } from './demo-plan.ts'
import { demoReferences } from './demo-references.ts'
import { eventsOf, proofOf } from './demo-shipment-events.ts'
import { joined } from './joined.ts'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000
const hour = 1 / 24
/** Since when cartons have SSCCs of the warehouse, in days; movements before shipped loose. GS1 assigned the prefix 952 to examples. */
const prefixKnown = 33

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
  /** The second site. */
  northId: number
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
  /** The SKUs that are excise goods. */
  exciseSkus: ReadonlySet<string>
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
    const [billingAddress, shippingAddress] = [random.pick(demoConsignees), random.pick(demoConsignees)]
    const year = new Date(now - planned.placed * day).getUTCFullYear()
    const isExcise = items.some(({ sku }) => owner.exciseSkus.has(sku))
    const excise = isExcise ? demoExcise({ customer: planned.customer, n, year, destination: shippingAddress.country }) : null
    return stepsOf({ ...planned, excise }, staff, owner.viewer, {
      type: planned.type,
      priority: planned.priority,
      items,
      billingAddress,
      shippingAddress,
      notes: demoNotes[n % demoNotes.length],
      ...demoReferences(planned, n, now),
    })
  })
  steps.push({ daysAgo: prefixKnown, run: (at) => updateGs1(at, staff.admin, { companyPrefix: '9520123' }) })
  steps.sort((one, other) => other.daysAgo - one.daysAgo)
  for (const { daysAgo, run } of steps) await run(joined(db, trx, new Date(now - daysAgo * day)))
  await forgetOldDocuments(trx)
}

/** The documents of movements that left earlier than this are not made: some hundred would keep the first start busy for a minute. */
const documentsKept = 1.5

async function forgetOldDocuments(trx: Transaction): Promise<void> {
  const left = trx.sql
    .selectFrom('orders')
    .select('id')
    .where('exported_at', '<', new Date(trx.now().getTime() - documentsKept * day))
  await trx.sql.deleteFrom('order_documents').where('order_id', 'in', left).execute()
}

interface PlayedOrder extends PlannedOrder {
  /** Recorded before the documents are made. */
  excise: ReturnType<typeof demoExcise>
}

function stepsOf(planned: PlayedOrder, staff: Staff, customer: CustomerViewer, wanted: Parameters<typeof createOrder>[2]): Step[] {
  const { placed, reached, leaving } = planned
  const place = (at: Database) =>
    planned.isTransfer
      ? createOrder(at, staff.manager, { ...wanted, customerId: customer.customerId, transferToSiteId: staff.northId })
      : createOrder(at, customer, wanted)
  let id = 0
  let shipmentId = 0
  const steps: Step[] = [{ daysAgo: placed, run: async (at) => (id = (await place(at)).id) }]
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
  const { excise } = planned
  if (excise && (reached === 'documented' || (leaving && leaving.exported < 5)))
    steps.push({
      daysAgo: (times.labelling + times.documented) / 2,
      run: (at) => recordExcise(at, staff.manager, { id, ...excise, ifMatch: undefined }),
    })
  if (reached !== 'confirmed')
    steps.push({ daysAgo: times.picking, run: (at) => startPicking(at, staff.manager, { id, ifMatch: undefined }) })
  if (reached === 'picking' && planned.lines > 1)
    steps.push({ daysAgo: times.picking - 0.2 * hour, run: (at) => pickFirstLine(at, staff.manager, id) })
  if (planned.isPickedWrong) steps.push({ daysAgo: times.picking - 0.2 * hour, run: (at) => pickWrongAndPutRight(at, staff.manager, id) })
  if (!leaving) return steps

  steps.push(
    ...eventsOf(leaving).map(({ daysAgo, notes = null, ...event }) => ({
      daysAgo,
      run: (at: Database) => recordEvent(at, staff.manager, { id: shipmentId, notes, ...event }),
    })),
  )
  const { carrier } = leaving
  if (carrier) {
    const change = { ...carrier, carrierTrackingUrl: undefined, notes: null, ifMatch: undefined }
    // Between the pick-up and the departure.
    steps.push({ daysAgo: leaving.exported - 0.05, run: (at) => updateShipment(at, staff.manager, { id: shipmentId, ...change }) })
  }
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

async function pickFirstLine(at: Database, viewer: StaffViewer, id: number): Promise<PickLine | undefined> {
  const [line] = (await at.read(viewer, (on) => getPickList(on, viewer, id, at.now()))).open
  if (line) await pickLine(at, viewer, { id, line: line.id, scannedLocation: line.location, scannedItem: line.sku })
  return line
}

async function pickWrongAndPutRight(at: Database, viewer: StaffViewer, id: number): Promise<void> {
  const line = await pickFirstLine(at, viewer, id)
  const { picked } = await at.read(viewer, (on) => getPickList(on, viewer, id, at.now()))
  const wrong = picked.find(({ sku }) => sku === line?.sku)
  if (!line?.location || !wrong) throw new Error('The demo has a wrong pick of an item with a bin.')
  const reason = 'Neighbouring bin, other flavour'
  await putRight(at, viewer, { id, line: wrong.id, quantity: wrong.quantity, locationCode: line.location, reason })
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
