import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronRight } from 'lucide-react'
import type { FloorRow, FloorWork } from '../../../contract/platform/floor/floor.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { FloorTile } from './floor-tiles.ts'

/** The rows of one kind: the viewer's own, what waits for a person, and what others are assigned to. */
export function FloorRows({ work: { count, rows }, tile }: { work: FloorWork; tile: FloorTile }) {
  if (rows.length === 0) return <EmptyState {...tile.empty} />
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
              <Row key={row.id} tile={tile} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {count > rows.length && <p className="text-muted">{plural(count - rows.length, 'more', 'more')} waiting after these.</p>}
    </div>
  )
}

function Row({ tile: { page, unit = 'unit', day = 'Expected' }, row }: { tile: FloorTile; row: FloorRow }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        {...recordLink(page, row.id)}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--primary-text)]"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="mono font-semibold wrap-anywhere">{row.code}</span>
            {row.isUrgent && <Badge tone="red">High</Badge>}
          </span>
          <span className="text-small text-ink-2 wrap-anywhere">{row.name}</span>
          <Detail day={day} row={row} />
          {row.assignedTo !== null && (
            <span className="text-small text-caution-text">
              {row.isBegun ? `${row.assignedTo} is picking` : `Assigned to ${row.assignedTo}`}
            </span>
          )}
        </span>
        <span className="figures flex-none text-right">
          {formatNumber(row.units)} <span className="unit">{row.units === 1 ? unit : `${unit}s`}</span>
        </span>
        <ChevronRight aria-hidden="true" className="flex-none text-muted" />
      </Link>
    </li>
  )
}

function Detail({ day, row: { from, to, expectedOn } }: { day: string; row: FloorRow }) {
  if (expectedOn !== null)
    return (
      <span className="text-small text-muted">
        {day} {formatDay(expectedOn)}
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
