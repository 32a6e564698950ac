import type { orderPriorities, orderTypes } from '../../contract/goods-out/orders/orders.ts'
import type { ShipmentStatus } from '../../contract/goods-out/shipments/shipment-events.ts'
import { defaultTransitDays } from '../../contract/goods-out/shipments/shipments.ts'

/*
 * The stages and times of the demo's 300 movements. Times are days before
 * loading. No time is within two days of the boundary of a period (7, 30, 90 or 365 days), so that every figure stays
 * constant for hours.
 */

export interface PlannedOrder {
  /** Index into the demo's customers. */
  customer: number
  type: (typeof orderTypes)[number]
  priority: (typeof orderPriorities)[number]
  reached: 'placed' | 'confirmed' | 'picking' | 'packaging' | 'labelling' | 'documented' | 'exported' | 'cancelled'
  lines: number
  placed: number
  isAssigned?: boolean
  /** Too much of its first line was picked, and put right before packing. */
  isPickedWrong?: boolean
  /** It goes to the second site. */
  isTransfer?: boolean
  /** How an exported movement left, and what became of it. */
  leaving?: {
    exported: number
    floorHours: number
    shipment: ShipmentStatus
    delivered?: number
    rating?: { stars: number; at: number }
    carrier?: { carrierName: string; carrierService: string; carrierTrackingNumber: string; parcels: number; weightKg: string }
  }
}

interface Left extends PlannedOrder {
  leaving: NonNullable<PlannedOrder['leaving']>
}

const demoCarriers = [
  { carrierName: 'DHL Freight', carrierService: 'Euroconnect', carrierTrackingNumber: 'JVGL06182044', parcels: 4, weightKg: '186.5' },
  { carrierName: 'Raben', carrierService: 'Cargo Classic', carrierTrackingNumber: 'RB8830127764', parcels: 2, weightKg: '74' },
  { carrierName: 'DHL Freight', carrierService: 'Eurapid', carrierTrackingNumber: 'JVGL06182051', parcels: 1, weightKg: '12.25' },
]

const acme = 0
/** The other customers that order: Borealis, Pálava, Zephyr, Nordhavn, Königsee, Tabacalera, Trafika, Adriatic, Van Loon. */
const others = [1, 2, 3, 6, 7, 9, 10, 11, 12]
/** Indexes into the demo's customers. */
export const demoOwnersWhoOrder: ReadonlySet<number> = new Set([acme, ...others])
const hoursOnTheFloor = [1.6, 2.0, 2.4, 2.8, 3.2]

export function planDemoOrders(): PlannedOrder[] {
  const delivered = deliveredOrders()
  rate(delivered)
  const onTheWay = [
    ...spread(42, 0.3, 2.2).map((exported) => leftOrder(exported, 'in_transit')),
    ...spread(7, 3.3, 4.4).map((exported) => leftOrder(exported, 'delayed')),
    ...spread(5, 0.2, 0.7).map((exported) => leftOrder(exported, 'created')),
  ]
  for (const [n, carrier] of demoCarriers.entries()) {
    const order = onTheWay[n]
    if (order) order.leaving.carrier = carrier
  }
  // The 65 that left within 30 days: two lines each, and 13 of each floor time.
  const recent = [...onTheWay, ...delivered.filter(({ leaving }) => leaving.exported < 30)]
  for (const [n, order] of recent.entries()) {
    order.lines = 2
    order.leaving.floorHours = hoursOnTheFloor[n % 5] ?? 2.4
    order.isPickedWrong = n === 60
  }
  const orders = [...delivered, ...inTurn([...onTheWay, ...cancelledOrders(), ...openOrders()])].map((order, n) => ({
    ...order,
    type: n % 6 === 4 ? ('shipment' as const) : ('pick_pack' as const),
    priority: (['normal', 'normal', 'high', 'normal', 'low'] as const)[n % 5] ?? 'normal',
  }))
  const transfers = orders.filter(({ type, reached }) => type === 'shipment' && reached === 'placed').slice(0, 2)
  return orders.map((order) => ({ ...order, isTransfer: transfers.includes(order) }))
}

/** 158 delivered: 11 that left within 30 days, 147 before. Of 66 for Acme one came late, of 92 for the others four. */
function deliveredOrders(): Left[] {
  const times = [...spread(11, 12, 27), ...spread(60, 35, 57), ...spread(25, 64, 86), ...spread(50, 95, 361), ...spread(12, 370, 392)]
  const isAcmes = (n: number) => Math.floor(((n + 1) * 66) / 158) > Math.floor((n * 66) / 158)
  const orders = times.map((exported, n) => ({
    ...leftOrder(exported, 'delivered'),
    customer: isAcmes(n) ? acme : (others[n % others.length] ?? 1),
  }))
  for (const order of orders) order.leaving.delivered = order.leaving.exported - 1.8
  // These waited for goods, so that movements were open 30 days ago too.
  for (const [n, order] of orders.filter(({ leaving }) => leaving.exported > 18 && leaving.exported < 28).entries())
    order.placed = 33 + n * 0.4
  const belated = [
    ...orders.filter(byAcme).slice(25, 26),
    ...orders.filter((order) => !byAcme(order)).filter((_, n) => [20, 40, 60, 80].includes(n)),
  ]
  for (const order of belated) order.leaving.delivered = order.leaving.exported - defaultTransitDays - 0.8
  return orders
}

const byAcme = (order: PlannedOrder) => order.customer === acme

/** 25 ratings within 30 days (21 × 5, 3 × 4, 1 × 3), 75 before (63 × 5, 9 × 4, 3 × 3): 4.8 in each, 96 % in all. */
function rate(delivered: Left[]): void {
  const recent = delivered.filter(({ leaving }) => leaving.exported < 30)
  const older = delivered.filter(({ leaving }) => leaving.exported >= 30)
  // Eleven rated on delivery, fourteen later.
  for (const [n, order] of [...recent, ...older.slice(0, 14)].entries()) {
    const at = n < recent.length ? (order.leaving.delivered ?? 0) - 0.4 : 9.5 + n * 0.7
    order.leaving.rating = { stars: n < 21 ? 5 : n < 24 ? 4 : 3, at }
  }
  for (const [n, order] of older.slice(14, 14 + 75).entries()) {
    order.leaving.rating = { stars: n < 63 ? 5 : n < 72 ? 4 : 3, at: (order.leaving.delivered ?? 0) - 0.4 }
  }
}

function leftOrder(exported: number, shipment: ShipmentStatus): Left {
  return {
    ...order('exported', exported + 0.5),
    lines: 1 + (Math.round(exported * 10) % 3),
    leaving: { exported, floorHours: 2.2, shipment },
  }
}

/** One within 30 days, eleven before. */
function cancelledOrders(): PlannedOrder[] {
  return [
    order('cancelled', 15),
    ...spread(5, 40, 84).map((placed) => order('cancelled', placed)),
    ...spread(6, 100, 355).map((placed) => order('cancelled', placed)),
  ]
}

/** 76 open ones, none older than five days. The newest are unassigned, and so are a few that wait for days. */
function openOrders(): PlannedOrder[] {
  const orders = [
    ...spread(28, 0.02, 4.2).map((placed) => order('placed', placed)),
    ...spread(14, 0.2, 4.4).map((placed) => order('confirmed', placed)),
    ...spread(8, 0.3, 3.6).map((placed) => order('picking', placed)),
    ...spread(10, 0.5, 3.9).map((placed) => order('packaging', placed)),
    ...spread(8, 0.6, 4.1).map((placed) => order('labelling', placed)),
    ...spread(8, 0.7, 4.5).map((placed) => order('documented', placed)),
  ]
  return orders.map((each, n) => ({ ...each, isAssigned: each.placed > 0.4 && !waitingForSomebody.includes(n) }))
}

/** Indexes of open movements, older than a day. */
const waitingForSomebody = [12, 17, 23, 26, 35]

function order(reached: PlannedOrder['reached'], placed: number): PlannedOrder {
  return { customer: acme, type: 'pick_pack', priority: 'normal', reached, lines: 1 + (Math.round(placed * 10) % 3), placed }
}

/** Every third is Acme's; the other customers alternate. */
function inTurn<T extends PlannedOrder>(orders: T[]): T[] {
  return orders.map((each, n) => ({ ...each, customer: n % 3 === 0 ? acme : (others[n % others.length] ?? 1) }))
}

/** This many times between the newest and the oldest, evenly spaced. */
function spread(count: number, newest: number, oldest: number): number[] {
  return Array.from({ length: count }, (_, n) => newest + ((oldest - newest) * n) / Math.max(1, count - 1))
}
