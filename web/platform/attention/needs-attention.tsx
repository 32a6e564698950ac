import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
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
import { exceptions } from './exceptions.ts'

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
  const { icon: Icon, isUrgent, list } = exceptions[kind]
  const titleId = `attention-${kind}`
  return (
    <section aria-labelledby={titleId} className="min-w-0 border-t border-l border-line py-1.5">
      <header className="flex min-h-9 items-center gap-2.5 px-4">
        <Icon aria-hidden="true" className={isUrgent ? 'text-negative-text' : 'text-caution-text'} />
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
          <li key={pages.map(([id]) => row[id]).join('-')} className={index > 0 ? 'max-sm:hidden' : undefined}>
            <Row kind={kind} row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page of the record that a row has the id of. */
const pages = [
  ['orderId', '/orders/$id'],
  ['receiptId', '/receipts/$id'],
  ['returnId', '/returns/$id'],
  ['itemId', '/inventory/$id'],
  ['invoiceId', '/invoices/$id'],
  ['taskId', '/put-away/$id'],
  ['adjustmentId', '/adjustments/$id'],
  ['countId', '/counting/$id'],
] as const

const rowShape = 'grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 pointer-coarse:min-h-(--touch)'

function Row({ kind, row }: { kind: AttentionKind; row: AttentionRow }) {
  const [link] = pages.flatMap(([id, page]) => (row[id] === null ? [] : recordLink(page, row[id])))
  const content = (
    <>
      <span className="mono">{row.code}</span>
      <Truncated text={row.lot ? `${row.lot} · ${row.name}` : row.name} className="min-w-0 text-muted" />
      <span className="figures whitespace-nowrap text-ink-2">{exceptions[kind].detail(row, Date.now())}</span>
    </>
  )
  if (!link) return <span className={rowShape}>{content}</span>
  return (
    <Link {...link} className={classNames(rowShape, 'hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]')}>
      {content}
    </Link>
  )
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
