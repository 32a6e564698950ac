import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronRight } from 'lucide-react'
import type { FloorKind, FloorRow, FloorWork } from '../../../contract/platform/floor/floor.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'

const pages = {
  pick: '/picking/$id',
  put_away: '/put-away/$id',
  receive: '/receipts/$id/receive',
  count: '/counting/$id/count',
  return: '/returns/$id',
} as const satisfies Record<FloorKind, string>

const empty: Record<FloorKind, { title: string; hint: string }> = {
  pick: { title: 'Nothing to pick', hint: 'Confirmed movements appear here.' },
  put_away: { title: 'Nothing to put away', hint: 'Goods of inspected receipts appear here.' },
  return: { title: 'No returns waiting', hint: 'Authorised returns, and those to inspect, appear here.' },
  receive: { title: 'Nothing to receive', hint: 'Announced deliveries appear here.' },
  count: { title: 'Nothing to count', hint: 'Planned counts appear here.' },
}

/** The rows of one kind: the viewer's own, what waits for a person, and what others are assigned to. */
export function FloorRows({ work: { kind, count, rows } }: { work: FloorWork }) {
  if (rows.length === 0) return <EmptyState {...empty[kind]} />
  const groups = [
    { title: 'Mine', rows: rows.filter((row) => row.mine) },
    { title: 'Waiting', rows: rows.filter((row) => !row.mine && row.assignedTo === null) },
    { title: 'Others', rows: rows.filter((row) => !row.mine && row.assignedTo !== null) },
  ].filter((group) => group.rows.length > 0)
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="pb-1.5 font-semibold">{group.title}</h2>
          <ul className="overflow-clip rounded-panel border border-line bg-raised">
            {group.rows.map((row) => (
              <Row key={row.id} kind={kind} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {count > rows.length && <p className="text-muted">{plural(count - rows.length, 'more', 'more')} waiting after these.</p>}
    </div>
  )
}

function Row({ kind, row }: { kind: FloorKind; row: FloorRow }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        {...recordLink(pages[kind], row.id)}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="mono font-semibold wrap-anywhere">{row.code}</span>
            {row.isUrgent && <Badge tone="red">High</Badge>}
          </span>
          <span className="text-small text-ink-2 wrap-anywhere">{row.name}</span>
          <Detail kind={kind} row={row} />
          {row.assignedTo !== null && (
            <span className="text-small text-caution-text">
              {row.isBegun ? `${row.assignedTo} is picking` : `Assigned to ${row.assignedTo}`}
            </span>
          )}
        </span>
        <span className="figures flex-none text-right">
          {formatNumber(row.units)} <span className="unit">{unitsIn(kind, row.units)}</span>
        </span>
        <ChevronRight aria-hidden="true" className="flex-none text-muted" />
      </Link>
    </li>
  )
}

function unitsIn(kind: FloorKind, units: number): string {
  if (kind === 'count') return units === 1 ? 'place' : 'places'
  return units === 1 ? 'unit' : 'units'
}

function Detail({ kind, row: { from, to, expectedOn } }: { kind: FloorKind; row: FloorRow }) {
  if (expectedOn !== null)
    return (
      <span className="text-small text-muted">
        {kind === 'count' ? 'Due' : 'Expected'} {formatDay(expectedOn)}
      </span>
    )
  if (from === null && to === null) return null
  return (
    <span className="mono flex items-center gap-1 text-small">
      {from ?? 'No location'} <ArrowRight aria-hidden="true" className="size-3.5 flex-none text-muted" />
      <span className="sr-only">to</span> {to ?? 'no bin fits'}
    </span>
  )
}
