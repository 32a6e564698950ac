import type { AttentionKind, AttentionRow } from '../../../contract/platform/attention/attention.ts'
import { formatDay, formatNumber, plural } from '../lib/format.ts'

/** What is wrong with a row: '2 days late', '5 units short'. */
export function attentionDetail(kind: AttentionKind, row: AttentionRow, now = Date.now()): string {
  switch (kind) {
    case 'late_shipment':
      return `${timeSince(row.at, now)} late`
    case 'overdue_inspection':
      return `${timeSince(row.at, now)} overdue`
    case 'short_movement':
      return `${plural(row.quantity ?? 0, 'unit')} short`
    case 'transfer_short':
      return `${plural(row.quantity ?? 0, 'unit')} missing`
    case 'overdue_invoice':
      return `due ${formatDay(row.dueOn)}`
    case 'ship_by_passed':
      return formatDay(row.dueOn)
    case 'unassigned_movement':
    case 'waiting_task':
    case 'return_waiting':
    case 'adjustment_waiting':
    case 'count_review':
      return timeSince(row.at, now)
    case 'running_low':
    case 'low_stock':
      return `${formatNumber(row.quantity ?? 0)} left`
    case 'expired_stock':
      return `${plural(row.quantity ?? 0, 'unit')}, ${formatDay(row.expiresOn)}`
    case 'expiring_lot':
      return formatDay(row.expiresOn)
    case 'out_of_stock':
      return ''
  }
}

/** '8 hours', and from two days on '2 days'. */
function timeSince(at: string | null, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(at ?? '')) / 3_600_000))
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')
}
