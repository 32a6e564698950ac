import type { LinkProps } from '@tanstack/react-router'
import {
  CalendarClock,
  CalendarX2,
  ClipboardCheck,
  ClipboardClock,
  type LucideIcon,
  PackageX,
  ReceiptText,
  Tally5,
  TrendingDown,
  TriangleAlert,
  Truck,
  Undo2,
  UserX,
  Warehouse,
} from 'lucide-react'
import type { AttentionKind, AttentionRow } from '../../../contract/platform/attention/attention.ts'
import { formatDay, formatNumber, plural } from '../lib/format.ts'

export interface Exception {
  icon: LucideIcon
  isUrgent?: true
  /** The list of all its rows. */
  list: Pick<LinkProps, 'to' | 'search'>
  /** What is wrong with a row: '2 days late', '5 units short'. */
  detail: (row: AttentionRow, now: number) => string
}

/** How each kind of exceptions is shown. Only its title is apart, because lists that are filtered by these kinds need nothing else. */
export const exceptions: Record<AttentionKind, Exception> = {
  late_shipment: { icon: Truck, isUrgent: true, list: orders('late_shipment'), detail: (row, now) => `${waited(row, now)} late` },
  ship_by_passed: { icon: CalendarX2, isUrgent: true, list: orders('ship_by_passed'), detail: ({ dueOn }) => formatDay(dueOn) },
  short_movement: { icon: TriangleAlert, isUrgent: true, list: orders('short_movement'), detail: (row) => `${units(row)} short` },
  overdue_inspection: {
    icon: ClipboardClock,
    isUrgent: true,
    list: { to: '/warehouse-receipt', search: { overdue: 'true' } },
    detail: (row, now) => `${waited(row, now)} overdue`,
  },
  return_waiting: { icon: Undo2, list: { to: '/returns', search: { waiting: 'true' } }, detail: waited },
  adjustment_waiting: { icon: ClipboardCheck, list: { to: '/adjustments', search: { status: 'open' } }, detail: waited },
  count_review: { icon: Tally5, list: { to: '/counting', search: { status: 'review' } }, detail: waited },
  transfer_short: { icon: PackageX, list: orders('transfer_short'), detail: (row) => `${units(row)} missing` },
  overdue_invoice: {
    icon: ReceiptText,
    isUrgent: true,
    list: { to: '/invoices', search: { status: 'overdue' } },
    detail: ({ dueOn }) => `due ${formatDay(dueOn)}`,
  },
  running_low: { icon: TrendingDown, list: items({ attention: 'running_low' }), detail: left },
  unassigned_movement: { icon: UserX, list: orders('unassigned_movement'), detail: waited },
  waiting_task: { icon: Warehouse, list: { to: '/put-away', search: { waiting: 'true' } }, detail: waited },
  expired_stock: {
    icon: CalendarX2,
    isUrgent: true,
    list: items({ attention: 'expired_stock' }),
    detail: (row) => `${units(row)}, ${formatDay(row.expiresOn)}`,
  },
  expiring_lot: { icon: CalendarClock, list: items({ attention: 'expiring_lot' }), detail: ({ expiresOn }) => formatDay(expiresOn) },
  out_of_stock: { icon: PackageX, list: items({ status: 'Out of Stock' }), detail: () => '' },
  low_stock: { icon: TrendingDown, list: items({ status: 'Low Stock' }), detail: left },
}

function orders(attention: string): Exception['list'] {
  return { to: '/orders', search: { attention } }
}

function items(search: Record<string, string>): Exception['list'] {
  return { to: '/inventory', search }
}

/** '8 hours', and from two days on '2 days'. */
function waited({ at }: AttentionRow, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(at ?? '')) / 3_600_000))
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')
}

function units({ quantity }: AttentionRow): string {
  return plural(quantity ?? 0, 'unit')
}

function left({ quantity }: AttentionRow): string {
  return `${formatNumber(quantity ?? 0)} left`
}
