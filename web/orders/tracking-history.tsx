import type { Order } from '../../contract/orders.ts'
import { stageLabels, stageOf } from '../../contract/tracking-stages.ts'
import { formatDateTime } from '../lib/format.ts'

/** The history of a movement, newest first. */
export function TrackingHistory({ entries }: { entries: Order['trackingHistory'] }) {
  const newestFirst = entries.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  return (
    <ol>
      {newestFirst.map((entry, index) => (
        <li
          key={`${entry.timestamp} ${entry.stage}`}
          className="relative grid grid-cols-[15px_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0 sm:grid-cols-[8.5rem_15px_minmax(0,1fr)]"
        >
          <time dateTime={entry.timestamp} className="figures text-small text-muted max-sm:order-2 max-sm:col-start-2 sm:leading-5">
            {formatDateTime(entry.timestamp)}
          </time>
          <span aria-hidden="true" className="relative max-sm:row-span-2">
            <span
              className={`absolute top-1.5 left-[3px] size-[9px] rounded-full ${index === 0 ? 'bg-primary ring-3 ring-primary-soft' : 'bg-muted'}`}
            />
            {index < newestFirst.length - 1 && <span className="absolute top-4 -bottom-5 left-[7px] w-px bg-line-strong" />}
          </span>
          <div className="min-w-0">
            <div className="font-medium">{stageLabels[stageOf(entry.stage)]}</div>
            <div className="text-small text-muted wrap-anywhere">
              {[entry.notes || 'Status updated', entry.by].filter(Boolean).join(' · ')}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
