import { inspectionPoints, type ReceiptStatus } from '../../contract/goods-in/receipts/receipt-steps.ts'

/*
 * The demo's receipts. Times are days before loading, none within two days of the boundary of a period (7, 30, 90 or 365 days), and no
 * inspection is due in the hours after loading.
 */

export interface PlannedReceipt {
  /** Index into the demo's customers. */
  customer: number
  supplier: string
  reached: ReceiptStatus
  /** When it was announced, and received; a pending one is expected that many days after loading. */
  announced: number
  received: number
  lines: number
  /** What was found on receipt, of the first line. */
  found: { short?: number; over?: number; damaged?: number }
  hasUnit: boolean
  /** How many of the points were ticked. */
  ticked: number
  /** Whether the put-away tasks of an inspected receipt were made, and whether the first of them is done. */
  tasks?: 'made' | 'begun'
  /** Whether its customer announced it, and not the warehouse. */
  byCustomer?: boolean
  /** Its first line, where it isn't any of the owner's. */
  firstLine?: { sku: string; quantity: number }
}

/** The three samples of the specification, received on these days and stored. */
export const sampleReceipts = [
  {
    customer: 0,
    supplier: 'Plantaciones del Huila S.A.S.',
    receivedAt: '2025-01-15T09:20:00Z',
    damaged: 0,
    notes: 'Delivered as announced',
  },
  {
    customer: 1,
    supplier: 'Nordhavn Kaffe ApS',
    receivedAt: '2025-01-16T13:05:00Z',
    damaged: 4,
    notes: 'Two outer cartons crushed in transit',
  },
  { customer: 2, supplier: 'Sklárny Moravia a.s.', receivedAt: '2025-01-17T08:40:00Z', damaged: 0, notes: null },
] as const

const suppliers = [
  'Kaffeerösterei Brandt & Söhne',
  'Distillerie des Vosges SARL',
  'Tabacos de Vueltabajo S.L.',
  'Oleificio Santa Chiara S.r.l.',
  'Mølleværket Aarhus A/S',
  'Šumadija Promet d.o.o.',
  'Van der Meer Packaging B.V.',
  'Conservas Peña Cabarga S.A.',
]
/** The customers that order, so that what is stored is sold. */
const owners = [0, 1, 0, 2, 3, 0, 6, 7, 0, 9, 10, 11, 12]

export function planDemoReceipts(): PlannedReceipt[] {
  const stored = [
    ...spread(6, 1.4, 3.9),
    ...spread(14, 10.6, 26.4),
    ...spread(26, 33.6, 86.2),
    ...spread(48, 93.8, 361.2),
    ...spread(8, 368.6, 388.4),
  ].map((received) => plan('stored', received + 1, received))
  const open = [
    // No task becomes a day old within twelve hours.
    ...[0.55, 0.6, 1.05, 1.2].map((received, n) => ({ ...plan('inspected', received + 1, received), ...inspected[n] })),
    // The last one is overdue.
    ...[0.4 / 24, 2.2 / 24, 5.6 / 24, 9.4 / 24, 30 / 24].map((received) => plan('received', received + 1.1, received)),
    ...spread(7, 0.3, 3.2).map((announced, n) => ({ ...plan('pending', announced, n + 2), byCustomer: n === 1 || n === 4 })),
  ]
  return [...stored, ...open].map((receipt, n) => ({
    ...receipt,
    customer: receipt.firstLine ? 0 : (owners[n % owners.length] ?? 0),
    supplier: suppliers[(n * 5) % suppliers.length] ?? '',
    lines: 1 + ((n * 7) % 4),
    found: n % 9 === 4 ? { short: 3 } : n % 11 === 5 ? { damaged: 2 } : n % 13 === 6 ? { over: 5 } : {},
    hasUnit: n % 20 === 2,
    ticked: n % 10 === 7 ? inspectionPoints.length - 1 : inspectionPoints.length,
  }))
}

/** One of the inspected ones has no tasks yet. */
const inspected: Pick<PlannedReceipt, 'tasks' | 'firstLine'>[] = [
  { tasks: 'made' },
  // More than the largest bin holds, so that no bin is suggested.
  { tasks: 'made', firstLine: { sku: 'PAC-LBL-0100', quantity: 9_600 } },
  {},
  { tasks: 'begun' },
]

function plan(reached: ReceiptStatus, announced: number, received: number): PlannedReceipt {
  return { customer: 0, supplier: '', reached, announced, received, lines: 1, found: {}, hasUnit: false, ticked: inspectionPoints.length }
}

/** This many times between the newest and the oldest, evenly spaced. */
function spread(count: number, newest: number, oldest: number): number[] {
  return Array.from({ length: count }, (_, n) => newest + ((oldest - newest) * n) / Math.max(1, count - 1))
}
