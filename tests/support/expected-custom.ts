import type { CustomGrouping, CustomMeasure } from '../../contract/insight/reports/custom-reports.ts'
import type { ReportRow } from '../../contract/insight/reports/report-definition.ts'
import {
  type Asked,
  cancelled,
  delivered,
  exported,
  grouped,
  isIn,
  ledger,
  placedAgo,
  received,
  startOf,
  startsOf,
  sum,
} from './expected-figures.ts'
import { customerId, customerName, firstId } from './store-history.ts'

/** One thing that a measure counts. */
interface Counted {
  ago: number
  value: number
  customer: number | null
  item?: number
  type?: string
  priority?: string
  supplier?: string
}

function countedBy(asked: Asked, measure: CustomMeasure): Counted[] {
  const { items, orders } = asked.history
  const lines = () => ledger(asked).map((line) => ({ ...line, customer: items[line.item]?.customer ?? null, value: line.quantity }))
  switch (measure) {
    case 'units_in':
      return lines().filter(({ type }) => type === 'inbound')
    case 'units_out':
      return lines().filter(({ type }) => type === 'outbound')
    case 'opening':
      return lines().filter(({ type }) => type === 'opening')
    case 'ledger_lines':
      return lines()
        .filter(({ type }) => type !== 'opening')
        .map((line) => ({ ...line, value: 1 }))
    case 'movements_placed':
      return orders.map((order) => ({ ...order, ago: placedAgo(order), value: 1 })).filter(({ ago }) => isIn(asked, ago))
    case 'movements_exported':
      return exported(asked).map((order) => ({ ...order, ago: order.endedAgo, value: 1 }))
    case 'movements_cancelled':
      return cancelled(asked).map((order) => ({ ...order, ago: order.endedAgo, value: 1 }))
    case 'receipts_received':
      return received(asked).map((receipt) => ({ ...receipt, ago: receipt.ago + receipt.steps[0] + receipt.steps[1], value: 1 }))
    case 'shipments_delivered':
      return delivered(asked).map(({ customer, deliveredAgo }) => ({ customer, ago: deliveredAgo, value: 1 }))
  }
}

interface Query {
  measure: CustomMeasure
  grouping: CustomGrouping
  /** Ids as they are stored. */
  customerId?: number[]
}

/** The brute-force computation of a custom report. */
export function expectedCustom(asked: Asked, { measure, grouping, customerId: only }: Query): ReportRow[] {
  const rows = countedBy(asked, measure).filter(({ customer }) => !only || (customer !== null && only.includes(customerId(customer))))
  const total = (of: readonly Counted[]) => sum(of, ({ value }) => value)
  if (grouping === 'day' || grouping === 'week' || grouping === 'month')
    return startsOf(asked, grouping).map((start) => ({
      group: start,
      value: total(rows.filter(({ ago }) => startOf(asked, grouping, ago) === start)),
    }))
  if (grouping === 'customer')
    return grouped(rows, ({ customer }) => customer).map(([customer, own]) =>
      customer === null
        ? { group: 'Unallocated', groupId: null, value: total(own) }
        : { group: customerName(customer), groupId: customerId(customer), value: total(own) },
    )
  if (grouping === 'item')
    return grouped(rows, ({ item }) => item ?? 0).map(([item, own]) => ({
      group: `SKU-${item}`,
      groupId: firstId.item + item,
      value: total(own),
    }))
  const nameOf = (row: Counted) => {
    if (grouping !== 'category') return String(row[grouping])
    const category = asked.history.items[row.item ?? 0]?.category ?? null
    return category === null ? 'No category' : `Category ${category}`
  }
  return grouped(rows, nameOf).map(([group, own]) => ({ group, value: total(own) }))
}
