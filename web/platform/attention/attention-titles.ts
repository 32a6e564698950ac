import type { AttentionKind } from '../../../contract/platform/attention/attention.ts'

/** Apart from the other words, because lists that are filtered by these kinds need nothing else. */
export const attentionTitles: Record<AttentionKind, string> = {
  late_shipment: 'Late shipments',
  ship_by_passed: 'Ship by passed',
  short_movement: 'Movements short of stock',
  overdue_inspection: 'Inspections overdue',
  return_waiting: 'Returns to inspect for more than a day',
  adjustment_waiting: 'Adjustments to approve',
  count_review: 'Counts to decide',
  transfer_short: 'Transfers arrived short',
  overdue_invoice: 'Invoices overdue',
  running_low: 'Low stock with open movements',
  unassigned_movement: 'Unassigned for more than a day',
  waiting_task: 'Tasks open for more than a day',
  expired_stock: 'Expired in stock',
  expiring_lot: 'Expiring within 30 days',
  out_of_stock: 'Out of stock',
  low_stock: 'Low stock',
}
