import { Link, type LinkProps } from '@tanstack/react-router'
import {
  CalendarClock,
  CalendarX2,
  CircleCheck,
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
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import type { Attention, AttentionKind, AttentionRow } from '../../../contract/platform/attention/attention.ts'
import { recordLink } from '../address/record-link.tsx'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'
import { useSiteQuery } from '../lib/use-sites.ts'
import { classNames } from '../ui/class-names.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { panelLink } from '../ui/panel-link.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { attentionTitles } from './attention-titles.ts'
import { attentionDetail } from './attention-words.ts'

interface Look {
  Icon: LucideIcon
  colour: string
  /** The list of all its rows. */
  list: Pick<LinkProps, 'to' | 'search'>
}

const urgent = 'text-negative-text'
const soon = 'text-caution-text'
const looks: Record<AttentionKind, Look> = {
  late_shipment: { Icon: Truck, colour: urgent, list: { to: '/orders', search: { attention: 'late_shipment' } } },
  ship_by_passed: { Icon: CalendarX2, colour: urgent, list: { to: '/orders', search: { attention: 'ship_by_passed' } } },
  short_movement: { Icon: TriangleAlert, colour: urgent, list: { to: '/orders', search: { attention: 'short_movement' } } },
  overdue_inspection: { Icon: ClipboardClock, colour: urgent, list: { to: '/warehouse-receipt', search: { overdue: 'true' } } },
  return_waiting: { Icon: Undo2, colour: soon, list: { to: '/returns', search: { waiting: 'true' } } },
  adjustment_waiting: { Icon: ClipboardCheck, colour: soon, list: { to: '/adjustments', search: { status: 'open' } } },
  count_review: { Icon: Tally5, colour: soon, list: { to: '/counting', search: { status: 'review' } } },
  transfer_short: { Icon: PackageX, colour: soon, list: { to: '/orders', search: { attention: 'transfer_short' } } },
  overdue_invoice: { Icon: ReceiptText, colour: urgent, list: { to: '/invoices', search: { status: 'overdue' } } },
  running_low: { Icon: TrendingDown, colour: soon, list: { to: '/inventory', search: { attention: 'running_low' } } },
  unassigned_movement: { Icon: UserX, colour: soon, list: { to: '/orders', search: { attention: 'unassigned_movement' } } },
  waiting_task: { Icon: Warehouse, colour: soon, list: { to: '/put-away', search: { waiting: 'true' } } },
  expired_stock: { Icon: CalendarX2, colour: urgent, list: { to: '/inventory', search: { attention: 'expired_stock' } } },
  expiring_lot: { Icon: CalendarClock, colour: soon, list: { to: '/inventory', search: { attention: 'expiring_lot' } } },
  out_of_stock: { Icon: PackageX, colour: soon, list: { to: '/inventory', search: { status: 'Out of Stock' } } },
  low_stock: { Icon: TrendingDown, colour: soon, list: { to: '/inventory', search: { status: 'Low Stock' } } },
}

/** The exceptions, most urgent first. With a customer: what that customer is shown. */
export function NeedsAttention({ customerId }: { customerId?: number | undefined }) {
  const attention = useRead(dashboardEndpoints.attention, { query: { customerId, ...useSiteQuery() } })
  return (
    <div className="@container">
      <Panel title="Needs attention">
        {attention.isError ? (
          <ErrorState title="Failed to load the alerts" detail={detailFor(attention.error)} onRetry={() => void attention.refetch()} />
        ) : !attention.data ? (
          <GroupsSkeleton />
        ) : attention.data.length === 0 ? (
          <p className="flex items-center gap-2.5 px-4 py-5 text-ink-2">
            <CircleCheck aria-hidden="true" className="text-positive-text" />
            Nothing needs attention
          </p>
        ) : (
          // Each group draws the lines above and at its left; those at the edges are cut off.
          <div className={classNames('-mt-px -ml-px grid grid-cols-[minmax(0,1fr)]', columnsFor(attention.data.length))}>
            {attention.data.map((each) => (
              <Group key={each.kind} attention={each} />
            ))}
          </div>
        )}
      </Panel>
    </div>
  )
}

/** Without a lonely group in the last row, where that is possible; the last of an odd number has a row of two for itself. */
function columnsFor(groups: number): string {
  if (groups === 1) return ''
  if (groups === 2 || groups === 4) return '@2xl:grid-cols-2'
  const pairs = '@2xl:grid-cols-2 @2xl:@max-5xl:*:last:odd:col-span-2'
  if (groups === 7) return `${pairs} @6xl:grid-cols-4`
  const twoLeft = groups % 3 === 2 && '@5xl:grid-cols-6 @5xl:*:col-span-2 @5xl:*:nth-last-[-n+2]:col-span-3'
  return `${pairs} ${twoLeft || '@5xl:grid-cols-3'}`
}

/** Rows that are shown; on a phone one. */
const shownRows = 3

function Group({ attention: { kind, count, rows } }: { attention: Attention }) {
  const { Icon, colour, list } = looks[kind]
  const titleId = `attention-${kind}`
  return (
    <section aria-labelledby={titleId} className="min-w-0 border-t border-l border-line py-1.5">
      <header className="flex min-h-9 items-center gap-2.5 px-4">
        <Icon aria-hidden="true" className={colour} />
        <h3 id={titleId} className="min-w-0 flex-1 text-small text-ink-2">
          <Link {...list} className="inline-flex items-center hover:underline pointer-coarse:min-h-(--touch)">
            {attentionTitles[kind]} <span className="figures ml-1 font-semibold text-ink">{formatNumber(count)}</span>
          </Link>
        </h3>
        <Link {...list} aria-label={`View all: ${attentionTitles[kind]}`} className={panelLink}>
          View all
        </Link>
      </header>
      <ul>
        {rows.slice(0, shownRows).map((row, index) => (
          <li
            key={`${row.orderId}-${row.receiptId}-${row.itemId}-${row.invoiceId}-${row.taskId}-${row.adjustmentId}-${row.countId}-${row.returnId}`}
            className={index > 0 ? 'max-sm:hidden' : undefined}
          >
            <Row kind={kind} row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const rowShape = 'grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 pointer-coarse:min-h-(--touch)'

function Row({ kind, row }: { kind: AttentionKind; row: AttentionRow }) {
  const link = linkOf(row)
  const content = (
    <>
      <span className="mono">{row.code}</span>
      <Truncated text={row.lot ? `${row.lot} · ${row.name}` : row.name} className="min-w-0 text-muted" />
      <span className="figures whitespace-nowrap text-ink-2">{attentionDetail(kind, row)}</span>
    </>
  )
  if (!link) return <span className={rowShape}>{content}</span>
  return (
    <Link {...link} className={classNames(rowShape, 'hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]')}>
      {content}
    </Link>
  )
}

function linkOf({
  orderId,
  receiptId,
  itemId,
  invoiceId,
  taskId,
  adjustmentId,
  countId,
  returnId,
}: AttentionRow): Pick<LinkProps, 'to' | 'params'> | null {
  if (countId !== null) return recordLink('/counting/$id', countId)
  if (adjustmentId !== null) return recordLink('/adjustments/$id', adjustmentId)
  if (orderId !== null) return { to: '/orders/$id', params: { id: String(orderId) } }
  if (returnId !== null) return { to: '/returns/$id', params: { id: String(returnId) } }
  if (receiptId !== null) return { to: '/receipts/$id', params: { id: String(receiptId) } }
  if (invoiceId !== null) return { to: '/invoices/$id', params: { id: String(invoiceId) } }
  if (taskId !== null) return { to: '/put-away/$id', params: { id: String(taskId) } }
  return itemId === null ? null : { to: '/inventory/$id', params: { id: String(itemId) } }
}

function GroupsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] @2xl:grid-cols-2 @5xl:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((group) => (
        <div key={group} className={classNames('grid min-h-36 content-start gap-5 px-4 py-4', group > 1 && 'max-sm:hidden')}>
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  )
}
