import fc from 'fast-check'

/* A warehouse's history as plain data, from which reports are computed twice: by the database, and by brute force. Times are given in
 * milliseconds before now. */

export const dayMs = 86_400_000
const hourMs = 3_600_000

const flag = fc.boolean()
const index = (count: number) => fc.nat({ max: count - 1 })
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
/** Also exactly at the edges of periods, and beside them. */
const ago = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 420 * dayMs }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 31 * dayMs }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(7, 30, 90, 365).chain((days) => fc.integer({ min: -2, max: 2 }).map((off) => days * dayMs + off)),
  },
)
const took = fc.integer({ min: 0, max: 60 * hourMs })
const cents = fc.integer({ min: 0, max: 500_000 })

export const customerCount = 3
const itemCount = 9
export const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Europe/Berlin'] as const

const item = fc.record({
  customer: orNull(index(customerCount)),
  cost: orNull(cents),
  price: orNull(cents),
  threshold: orNull(fc.nat({ max: 40 })),
  point: orNull(fc.nat({ max: 60 })),
  batch: orNull(fc.integer({ min: 1, max: 25 })),
  category: orNull(index(2)),
  deleted: fc.nat({ max: 9 }).map((n) => n === 0),
  /** Of its two lots: on which day from today they expire. */
  expires: fc.tuple(orNull(fc.integer({ min: -5, max: 40 })), orNull(fc.integer({ min: -5, max: 40 }))),
})

const stock = fc.record({
  item: index(itemCount),
  place: index(7),
  lot: orNull(index(2)),
  onHand: fc.nat({ max: 90 }),
  reserved: fc.nat({ max: 90 }),
  receivedAgo: ago,
})

const line = fc.record({
  item: index(itemCount),
  quantity: fc.integer({ min: 1, max: 40 }),
  short: fc.nat({ max: 30 }),
  exceptions: fc.oneof(
    fc.constant<('short' | 'wrong_pick')[]>([]),
    fc.array(fc.constantFrom('short' as const, 'wrong_pick' as const), { maxLength: 2 }),
  ),
  corrected: fc.nat({ max: 3 }).map((n) => n === 0),
})

const order = fc.record({
  customer: index(customerCount),
  type: fc.constantFrom('pick_pack' as const, 'shipment' as const),
  priority: fc.constantFrom('high' as const, 'normal' as const, 'low' as const),
  end: fc.constantFrom('exported' as const, 'exported' as const, 'exported' as const, 'cancelled' as const, 'open' as const),
  /** When it was placed, exported or cancelled. */
  endedAgo: ago,
  steps: fc.tuple(took, took, took, took, took),
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (each) => each.item }),
  rating: orNull(fc.record({ stars: fc.integer({ min: 1, max: 5 }), ago })),
})

const shipment = fc.record({
  customer: index(customerCount),
  status: fc.constantFrom('delivered' as const, 'delivered' as const, 'in_transit' as const, 'delayed' as const),
  deliveredAgo: ago,
  /** How much later than estimated; null without an estimate. */
  late: orNull(fc.integer({ min: -40 * hourMs, max: 40 * hourMs })),
})

const receipt = fc.record({
  customer: index(customerCount),
  supplier: fc.constantFrom('Casa Sur', '=Quay & Sons', 'Nord'),
  status: fc.constantFrom('pending' as const, 'received' as const, 'inspected' as const, 'stored' as const, 'stored' as const),
  /** Of its last step. */
  ago,
  steps: fc.tuple(took, took),
})

const ledgerLine = fc.record({
  item: index(itemCount),
  type: fc.constantFrom('inbound' as const, 'opening' as const, 'outbound' as const, 'transfer' as const, 'adjustment' as const),
  quantity: fc.integer({ min: 1, max: 500 }),
  ago,
})

const invoice = fc.record({
  customer: index(customerCount),
  currency: fc.constantFrom('USD', 'EUR'),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9_999 }),
      price: fc.integer({ min: 0, max: 900_000 }),
      rate: fc.constantFrom(0, 7, 19.5),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  sent: flag,
  sentAgo: ago,
  /** Days from today. */
  due: fc.integer({ min: -130, max: 20 }),
  /** Tenths of the total. */
  paid: fc.nat({ max: 10 }),
  credited: fc.constantFrom(0, 0, 1, 2),
  creditedAgo: ago,
})

const many = <T>(of: fc.Arbitrary<T>, most: number, least = 1) => fc.array(of, { minLength: least, maxLength: most, size: 'max' })

export const histories = fc.record({
  zone: fc.constantFrom(...zones),
  items: fc.array(item, { minLength: itemCount, maxLength: itemCount }),
  stock: many(stock, 40),
  orders: many(order, 30, 12),
  shipments: many(shipment, 20),
  receipts: many(receipt, 20),
  ledger: many(ledgerLine, 50),
  invoices: many(invoice, 12),
})
export type History = typeof histories extends fc.Arbitrary<infer T> ? T : never
export type HistoryOrder = History['orders'][number]

/** The locations of every history: zone, type, capacity, active. */
export const places = [
  ['A', 'storage', 500, true],
  ['A', 'storage', 100, true],
  ['B', 'shipping', null, true],
  ['B', 'storage', 80, true],
  [null, 'receiving', 60, true],
  ['C', 'quarantine', 90, true],
  ['C', 'storage', 70, false],
] as const

/** Stock rows without those that the database doesn't allow: of deleted items, and a second one of the same lot at the same place. */
export function storedRows({ stock, items }: History): (History['stock'][number] & { reserved: number })[] {
  const seen = new Set<string>()
  return stock.flatMap((row) => {
    const key = `${row.item} ${row.place} ${row.lot}`
    if (seen.has(key) || items[row.item]?.deleted) return []
    seen.add(key)
    return [{ ...row, reserved: Math.min(row.reserved, row.onHand) }]
  })
}

/** When an exported movement reached each stage, in milliseconds before now: placed first. */
export function stagesAgo({ endedAgo, steps }: HistoryOrder): number[] {
  const reached = [endedAgo]
  for (const step of steps.toReversed()) reached.unshift((reached[0] ?? 0) + step)
  return reached
}
