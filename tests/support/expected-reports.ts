import { type Decimal, decimal, negative, times } from '../../contract/decimal.ts'
import type { ReportKey } from '../../contract/insight/reports/reports.ts'
import {
  type Asked,
  amount,
  amounts,
  cancelled,
  customerCells,
  delivered,
  exported,
  grouped,
  isCorrected,
  isIn,
  ledger,
  meanHours,
  placedAgo,
  rated,
  ratio,
  received,
  share,
  shortOf,
  sum,
  units,
} from './expected-figures.ts'
import {
  type Compute,
  cycleTime,
  dockToStock,
  inStock,
  locationsNotCounted,
  lowStock,
  occupancy,
  pickAccuracy,
  stockAgeing,
  stockBySite,
  throughput,
  velocity,
} from './expected-operational.ts'
import { stagesAgo } from './random-history.ts'
import { firstId, reasonOf } from './store-history.ts'

const iso = ({ now }: Asked, ago: number) => new Date(now.getTime() - ago).toISOString()
const adjustmentsByReason: Compute = (asked) =>
  grouped(
    ledger(asked).filter(({ type }) => type === 'adjustment'),
    ({ quantity }) => reasonOf(quantity),
  ).map(([reason, lines]) => {
    const [added, removed] = [lines.filter(({ quantity }) => quantity % 2 === 0), lines.filter(({ quantity }) => quantity % 2 === 1)]
    const worth = ({ item, quantity }: (typeof lines)[number]) =>
      times(decimal(String(quantity)), decimal(((asked.history.items[item]?.cost ?? 0) / 100).toFixed(2)))
    return {
      reason,
      lines: lines.length,
      unitsAdded: sum(added, ({ quantity }) => quantity),
      unitsRemoved: sum(removed, ({ quantity }) => quantity),
      value: amount([...added.map(worth), ...removed.map((line) => negative(worth(line)))]),
    }
  })

const movementCells = (asked: Asked, order: Asked['history']['orders'][number]) => {
  const n = asked.history.orders.indexOf(order)
  return { movement: `WM-${n}`, movementId: firstId.order + n, ...customerCells(order.customer) }
}

const customerActivity: Compute = (asked) =>
  [0, 1, 2].flatMap((customer) => {
    const of = <T extends { customer: number }>(rows: readonly T[]) => rows.filter((row) => row.customer === customer)
    const lines = ledger(asked).filter(({ item, type }) => asked.history.items[item]?.customer === customer && /bound|opening/.test(type))
    const [given, placed] = [of(rated(asked)), of(asked.history.orders).filter((order) => isIn(asked, placedAgo(order)))]
    const row = {
      placed: placed.length,
      exported: of(exported(asked)).length,
      cancelled: of(cancelled(asked)).length,
      receipts: of(received(asked)).length,
      unitsIn: units(lines, 'inbound'),
      unitsOut: units(lines, 'outbound'),
      opening: units(lines, 'opening'),
      ratings: given.length,
      rating: ratio(
        sum(given, ({ rating }) => rating?.stars ?? 0),
        given.length,
        1,
      ),
    }
    return Object.values(row).some((value) => value) ? [{ ...customerCells(customer), ...row }] : []
  })

const onTimeDelivery: Compute = (asked) =>
  grouped(delivered(asked), ({ customer }) => customer).map(([customer, rows]) => {
    // `late` says how long before its delivery it had been expected, in milliseconds before now: more ago is later.
    const late = rows.flatMap((row) => (row.late !== null && row.late > 0 ? row.late : []))
    const onTime = rows.length - late.length
    return {
      ...customerCells(customer),
      delivered: rows.length,
      onTime,
      late: late.length,
      share: share(onTime, rows.length),
      lateness: meanHours(late),
    }
  })

const stockValuation: Compute = (asked) =>
  grouped(
    inStock(asked).filter(({ onHand }) => onHand > 0),
    ({ owner }) => owner,
  ).map(([owner, rows]) => {
    const value = (of: 'cost' | 'price') =>
      amount(
        rows.map(({ item, onHand }) => times(decimal(String(onHand)), decimal(((asked.history.items[item]?.[of] ?? 0) / 100).toFixed(2)))),
      )
    const without = (of: 'cost' | 'price') =>
      sum(
        rows.filter(({ item }) => asked.history.items[item]?.[of] === null),
        ({ onHand }) => onHand,
      )
    return {
      ...customerCells(owner),
      items: new Set(rows.map(({ item }) => item)).size,
      units: sum(rows, ({ onHand }) => onHand),
      cost: value('cost'),
      unitsWithoutCost: without('cost'),
      sales: value('price'),
      unitsWithoutPrice: without('price'),
    }
  })

const revenue: Compute = (asked) => {
  const sent = asked.history.invoices.filter((invoice) => invoice.sent)
  const documents = sent.flatMap((invoice) => {
    const { net, total, credited } = amounts(invoice)
    const whose = { customer: invoice.customer, currency: invoice.currency }
    const note = negative(credited)
    return [
      ...(isIn(asked, invoice.sentAgo) ? [{ ...whose, isNote: false, net, total }] : []),
      ...(invoice.credited > 0 && isIn(asked, invoice.creditedAgo) ? [{ ...whose, isNote: true, net: note, total: note }] : []),
    ]
  })
  return grouped(documents, ({ customer, currency }) => `${customer} ${currency}`).map(([, rows]) => {
    const [notes, invoices] = [rows.filter(({ isNote }) => isNote), rows.filter(({ isNote }) => !isNote)]
    const nets = (of: typeof rows): Decimal[] => of.map(({ net }) => net)
    return {
      ...customerCells(rows[0]?.customer ?? null),
      currency: rows[0]?.currency ?? '',
      invoices: invoices.length,
      invoiced: amount(nets(invoices)),
      creditNotes: notes.length,
      credited: amount(nets(notes)),
      revenue: amount(nets(rows)),
      tax: amount(rows.flatMap(({ net, total }) => [total, negative(net)])),
      total: amount(rows.map(({ total }) => total)),
    }
  })
}

const receivables: Compute = (asked) => {
  const open = asked.history.invoices.filter((invoice) => invoice.sent && amounts(invoice).open.units !== 0n)
  return grouped(open, ({ customer, currency }) => `${customer} ${currency}`).map(([, rows]) => {
    const overdue = (from: number, to: number) =>
      amount(rows.filter(({ due }) => -due >= from && -due <= to).map((invoice) => amounts(invoice).open))
    return {
      ...customerCells(rows[0]?.customer ?? null),
      currency: rows[0]?.currency ?? '',
      invoices: rows.length,
      notDue: overdue(-999, 0),
      upTo30: overdue(1, 30),
      upTo60: overdue(31, 60),
      upTo90: overdue(61, 90),
      older: overdue(91, 999),
      open: overdue(-999, 999),
    }
  })
}

const endedMovements: Compute = (asked) =>
  [...exported(asked), ...cancelled(asked)].map((order) => ({
    ...movementCells(asked, order),
    outcome:
      order.end === 'cancelled' ? 'Cancelled' : order.lines.some((line) => shortOf(line) > 0) ? 'Exported short' : 'Exported complete',
    endedAt: iso(asked, order.endedAgo),
  }))

const processingTimes: Compute = (asked) =>
  exported(asked).map((order) => {
    const [, confirmed = 0, , , documented = 0] = stagesAgo(order)
    const times = { confirmedAt: iso(asked, confirmed), documentedAt: iso(asked, documented), took: meanHours([confirmed - documented]) }
    return { ...movementCells(asked, order), ...times }
  })

const ratings: Compute = (asked) =>
  rated(asked).map((order) => ({
    ...movementCells(asked, order),
    rating: order.rating?.stars ?? 0,
    comment: null,
    ratedAt: iso(asked, order.rating?.ago ?? 0),
  }))

const pickedLines: Compute = (asked) =>
  exported(asked).flatMap((order) =>
    order.lines.map((line) => ({
      ...movementCells(asked, order),
      sku: `SKU-${line.item}`,
      skuId: firstId.item + line.item,
      quantity: line.quantity,
      finding: line.exceptions.includes('short')
        ? 'Short pick'
        : line.exceptions.includes('wrong_pick')
          ? 'Wrong pick'
          : isCorrected(order, line.item)
            ? 'Corrected later'
            : 'Correct',
      exportedAt: iso(asked, order.endedAgo),
    })),
  )

export const expectedReports: Record<ReportKey, Compute> = {
  throughput,
  'cycle-time': cycleTime,
  'pick-accuracy': pickAccuracy,
  'dock-to-stock': dockToStock,
  'stock-ageing': stockAgeing,
  velocity,
  occupancy,
  'low-stock': lowStock,
  'adjustments-by-reason': adjustmentsByReason,
  // The histories have no counts; server/stock/counts/count-figures.test.ts does.
  'count-accuracy': () => [],
  'count-differences': () => [],
  'locations-not-counted': locationsNotCounted,
  'stock-by-site': stockBySite,
  'customer-activity': customerActivity,
  // The histories have no returns.
  returns: () => [],
  'on-time-delivery': onTimeDelivery,
  'stock-valuation': stockValuation,
  revenue,
  receivables,
  'ended-movements': endedMovements,
  'processing-times': processingTimes,
  ratings,
  'picked-lines': pickedLines,
}
