import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { Entry, EntryGroup } from './search-entries.ts'

interface SearchResultsProps {
  id: string
  text: string
  groups: readonly EntryGroup[]
  /** The server found no row. */
  nothing: boolean
  /** No row has the text itself; the rows have it with a letter mistyped. */
  similar: boolean
  /** The rows belong to an earlier text, or aren't there yet. */
  waiting: boolean
  error: string | null
  onRetry: () => void
  active: Entry | undefined
  onReach: (entry: Entry) => void
  onOpen: (entry: Entry) => void
}

export function entryId(listId: string, { key }: Entry): string {
  return `${listId}-${key}`
}

/** What the palette offers, and what there is to say about it. The focus stays in the text field. */
export function SearchResults({ id, text, groups, nothing, similar, waiting, error, onRetry, active, ...on }: SearchResultsProps) {
  const activeId = active && entryId(id, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {error && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="wrap-anywhere">{error}</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {!error && nothing && groups.length === 0 && (
        <div>
          <p className="wrap-anywhere">{`No results for “${text}”.`}</p>
          <p className="text-muted">Search by number, SKU, barcode or name.</p>
        </div>
      )}
      {similar && <p className="wrap-anywhere text-muted">{`No exact match for “${text}”. Similar results:`}</p>}
      {groups.length > 0 && (
        <div id={id} role="listbox" aria-label="Results" tabIndex={-1} aria-busy={waiting} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {groups.map(({ label, entries }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className="px-2 pb-1 text-small font-medium text-muted">
                {label}
              </p>
              {entries.map((entry) => (
                <Option key={entry.key} id={entryId(id, entry)} entry={entry} isActive={entry === active} {...on} />
              ))}
            </div>
          ))}
        </div>
      )}
      {waiting && (
        <p className="flex items-center gap-2 px-2 text-muted">
          <Spinner />
          Searching…
        </p>
      )}
    </div>
  )
}

interface OptionProps extends Pick<SearchResultsProps, 'onReach' | 'onOpen'> {
  id: string
  entry: Entry
  isActive: boolean
}

/** A link, so that it opens in another tab as links do. */
function Option({ id, entry, isActive, onReach, onOpen }: OptionProps) {
  const { title, coded, note, icon: Icon, href } = entry
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onReach(entry)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(entry)
      }}
      className={classNames(
        'flex min-h-control items-center gap-3 rounded-control px-2 py-1 pointer-coarse:min-h-(--touch)',
        isActive ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <Icon aria-hidden className="size-4 flex-none text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className={classNames('wrap-anywhere', coded && 'mono')}>{title}</span>
        {note && <span className="min-w-0 text-small wrap-anywhere text-muted">{note}</span>}
      </span>
    </a>
  )
}
