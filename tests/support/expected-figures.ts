import { type Decimal, decimal, minus, roundHalfUp, sumOf, times, written } from '../../contract/decimal.ts'
import { totalsOf } from '../../contract/money.ts'
import { dayMs, type History, type HistoryOrder, stagesAgo } from './random-history.ts'
import { customerId, customerName } from './store-history.ts'

/* Parts of the brute-force computation of reports: plain loops over plain data, without any SQL. */

export interface Asked {
  history: History
  now: Date
  /** What the report covers, both included. */
  from: Date
  to: Date
}

export const isIn = ({ now, from, to }: Asked, ago: number) => now.getTime() - ago >= from.getTime() && now.getTime() - ago <= to.getTime()

/** Half up, exactly: a ratio of whole numbers to so many decimals. */
export function ratio(part: number, whole: number, decimals: number): number | null {
  if (whole === 0) return null
  const scale = 10 ** decimals
  return Number((2n * BigInt(part) * BigInt(scale) + BigInt(whole)) / (2n * BigInt(whole))) / scale
}

export const share = (part: number, whole: number) => ratio(part * 100, whole, 1)
export const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)
const hourMs = 3_600_000

export const meanHours = (times: readonly number[]) =>
  ratio(
    sum(times, (each) => each),
    times.length * hourMs,
    1,
  )

/** As statistics books define it: between the two nearest values. */
export function hoursAt(times: readonly number[], part: number): number | null {
  if (times.length === 0) return null
  const sorted = times.toSorted((one, other) => one - other)
  const place = part * (sorted.length - 1)
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return Math.floor(((low + (high - low) * (place - Math.floor(place))) / hourMs) * 10 + 0.5) / 10
}

export const customerCells = (customer: number | null) => ({
  customer: customer === null ? 'Unallocated' : customerName(customer),
  customerId: customer === null ? null : customerId(customer),
})

/** One row for each value of a key, in no order. */
export function grouped<T, K>(rows: readonly T[], by: (row: T) => K): [K, T[]][] {
  return [...Map.groupBy(rows, by)]
}

/** The day of a moment in the zone of the warehouse. */
export function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)
}

export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
export const beginning = { day: (day: string) => day, week: monday, month: firstOfMonth }
export type Unit = keyof typeof beginning

/** The beginnings of all days, weeks or months that the period touches. */
export function startsOf({ history: { zone }, from, to }: Asked, unit: Unit): string[] {
  const last = dayIn(zone, to)
  const starts = new Set<string>()
  for (let day = dayIn(zone, from); day <= last; day = addDays(day, 1)) starts.add(beginning[unit](day))
  return [...starts]
}

export const startOf = ({ history: { zone }, now }: Asked, unit: Unit, ago: number) =>
  beginning[unit](dayIn(zone, new Date(now.getTime() - ago)))

export const exported = (asked: Asked) => asked.history.orders.filter((order) => order.end === 'exported' && isIn(asked, order.endedAgo))
export const cancelled = (asked: Asked) => asked.history.orders.filter((order) => order.end === 'cancelled' && isIn(asked, order.endedAgo))
export const placedAgo = (order: HistoryOrder) => stagesAgo(order)[0] ?? 0
export const rated = (asked: Asked) => asked.history.orders.filter(({ rating }) => rating !== null && isIn(asked, rating.ago))
export const received = (asked: Asked) =>
  asked.history.receipts.filter(({ status, ago, steps }) => status !== 'pending' && isIn(asked, ago + steps[0] + steps[1]))
export const delivered = (asked: Asked) =>
  asked.history.shipments.filter(({ status, deliveredAgo }) => status === 'delivered' && isIn(asked, deliveredAgo))

export const shortOf = ({ short, quantity }: HistoryOrder['lines'][number]) => Math.min(short, quantity)
/** A correction concerns all lines of the same item of a movement. */
export const isCorrected = (order: HistoryOrder, item: number) => order.lines.some((line) => line.item === item && line.corrected)
export const isWrong = (order: HistoryOrder, line: HistoryOrder['lines'][number]) =>
  line.exceptions.length > 0 || isCorrected(order, line.item)

interface LedgerLine {
  item: number
  type: History['ledger'][number]['type']
  quantity: number
  ago: number
  order: number | null
}

/** All ledger lines in the period: those of movements and their corrections are among them. */
export function ledger(asked: Asked): LedgerLine[] {
  const { orders, ledger: others } = asked.history
  const shipped = orders.flatMap((order, n) =>
    order.end !== 'exported'
      ? []
      : order.lines.flatMap((line): LedgerLine[] => [
          { item: line.item, type: 'outbound', quantity: line.quantity, ago: order.endedAgo, order: n },
          ...(line.corrected ? [{ item: line.item, type: 'inbound' as const, quantity: 1, ago: 0, order: null }] : []),
        ]),
  )
  return [...shipped, ...others.map((line) => ({ ...line, order: null }))].filter(({ ago }) => isIn(asked, ago))
}

/** The moment at which a day begins in a zone, found by looking at every quarter of an hour. */
export function midnightOf(zone: string, day: string): Date {
  let at = Date.parse(`${day}T00:00Z`) - 15 * hourMs
  while (dayIn(zone, new Date(at)) < day) at += hourMs / 4
  return new Date(at)
}

export const units = (lines: readonly LedgerLine[], type: LedgerLine['type']) =>
  sum(
    lines.filter((line) => line.type === type),
    ({ quantity }) => quantity,
  )

type HistoryInvoice = History['invoices'][number]

export function amounts(invoice: HistoryInvoice): { net: Decimal; total: Decimal; credited: Decimal; open: Decimal } {
  const totals = totalsOf(
    invoice.lines.map(({ quantity, price, rate }) => ({
      description: 'Work',
      quantity: (quantity / 1000).toFixed(3),
      unitPrice: (price / 10_000).toFixed(4),
      taxRate: String(rate),
    })),
  )
  const [net, total] = [decimal(totals.net), decimal(totals.total)]
  const tenths = (n: number) => roundHalfUp(times(total, decimal((n / 10).toFixed(1))), 2)
  const credited = tenths(invoice.credited)
  const left = minus(total, credited)
  const wanted = tenths(invoice.paid)
  const paid = minus(wanted, left).units > 0n ? left : wanted
  return { net, total, credited, open: minus(left, paid) }
}

export const amount = (numbers: readonly Decimal[]) => written(sumOf(numbers), 2)
