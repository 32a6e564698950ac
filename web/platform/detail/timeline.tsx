import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatWhen, plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'

/** One thing that happened to a record. */
export interface TimelineEntry {
  id: string | number
  at: string
  /** Null for the product itself. */
  by: string | null
  /** What happened, in two or three words. */
  title: ReactNode
  /** A reason or note. */
  text?: ReactNode
  /** The fields that changed. */
  changes?: readonly FieldChange[]
}

export interface FieldChange {
  label: string
  /** Undefined where nothing was there. */
  before?: ReactNode
  after?: ReactNode
}

interface TimelineProps {
  /** Newest first. */
  entries: readonly TimelineEntry[]
  /** Entries that aren't loaded yet, older than these but for the last one. */
  more?: number
  onMore?: (() => void) | undefined
  loadingMore?: boolean
}

/** Above this many entries the middle is collapsed. */
const mostShown = 8
const newestShown = 5

/** Who did what when, newest first, with the values before and after. The first entry of all stays in view, the middle opens on demand. */
export function Timeline({ entries, more = 0, onMore, loadingMore }: TimelineProps) {
  const [open, setOpen] = useState(false)
  const collapsed = !open && entries.length + more > mostShown
  const newest = collapsed ? entries.slice(0, newestShown) : entries.slice(0, -1)
  const hidden = entries.length + more - newest.length - 1
  const oldest = entries.at(-1)

  function showMore() {
    setOpen(true)
    if (open || more > 0) onMore?.()
  }

  return (
    <ol className="@container">
      {newest.map((entry, index) => (
        <Entry key={entry.id} entry={entry} newest={index === 0} />
      ))}
      {hidden > 0 && (
        <li className="relative py-1 pb-4 pl-7 @md:pl-39">
          <Button size="sm" pending={loadingMore ?? false} onClick={showMore}>
            Show {plural(hidden, 'more entry', 'more entries')}
          </Button>
        </li>
      )}
      {oldest && <Entry key={oldest.id} entry={oldest} newest={newest.length === 0} last />}
    </ol>
  )
}

function Entry({ entry, newest, last }: { entry: TimelineEntry; newest: boolean; last?: boolean }) {
  const { at, by, title, text, changes = [] } = entry
  return (
    <li className="relative grid break-inside-avoid grid-cols-[15px_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0 @md:grid-cols-[8.5rem_15px_minmax(0,1fr)]">
      <time dateTime={at} className="figures text-small text-muted @max-md:order-3 @max-md:col-start-2 @md:leading-5">
        {formatWhen(at)}
      </time>
      <span aria-hidden="true" className="relative @max-md:row-span-2">
        <span
          className={`absolute top-1.5 left-[3px] size-[9px] rounded-full ${newest ? 'bg-primary ring-3 ring-primary-soft' : 'bg-muted'}`}
        />
        {!last && <span className="absolute top-4 -bottom-5 left-[7px] w-px bg-line-strong" />}
      </span>
      <div className="min-w-0">
        <div className="font-medium wrap-anywhere">{title}</div>
        {changes.length > 0 && <Changes changes={changes} />}
        {(text || by) && <div className="text-small text-muted wrap-anywhere">{joined(text, by)}</div>}
      </div>
    </li>
  )
}

function joined(text: ReactNode, by: string | null): ReactNode {
  if (!text || !by) return text || by
  return (
    <>
      {text} · {by}
    </>
  )
}

/** Drawn, because the text face has no arrow. */
export function Became() {
  return (
    <>
      <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5! align-[-2px] text-muted" />
      <span className="sr-only"> → </span>
    </>
  )
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul className="my-0.5 grid gap-0.5">
      {changes.map(({ label, before, after }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-muted">{label}: </span>
          {before !== undefined && (
            <>
              <span className="text-ink-2">{before}</span>
              {after !== undefined && <Became />}
            </>
          )}
          {after !== undefined && <span>{after}</span>}
        </li>
      ))}
    </ul>
  )
}
