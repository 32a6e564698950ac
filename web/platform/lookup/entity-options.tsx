import { useEffect } from 'react'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { EntityOption, FoundEntities } from './entity-sources.ts'

interface EntityOptionsProps {
  id: string
  noun: string
  /** Shown when nothing was found. */
  nothing: string
  nameFirst: boolean
  found: FoundEntities | undefined
  /** The answer belongs to an earlier text. */
  outdated: boolean
  error: Error | null
  onRetry: () => void
  active: number
  chosenCode: string | undefined
  onPick: (option: EntityOption) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** What a picker offers, or why it offers nothing. The focus stays in the text field. */
export function EntityOptions({
  id,
  noun,
  nothing,
  nameFirst,
  found,
  outdated,
  error,
  onRetry,
  active,
  chosenCode,
  onPick,
}: EntityOptionsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-3">
        <p className="wrap-anywhere">{detailFor(error)}</p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!found) {
    return (
      <p className="flex min-h-control items-center gap-2 px-3 text-muted">
        <Spinner />
        Searching…
      </p>
    )
  }
  const { options, total } = found
  return (
    <>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={`Matching ${noun}s`}
        aria-busy={outdated}
        className={classNames('p-1', outdated && 'opacity-60')}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field, which keeps the focus, handles the keys.
          <div
            key={option.id}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.code === chosenCode}
            aria-disabled={option.disabled}
            onClick={option.disabled ? undefined : () => onPick(option)}
            className={classNames(
              'flex min-h-control cursor-default items-center gap-3 rounded-control px-2 py-1 pointer-coarse:min-h-(--touch)',
              index === active ? 'bg-selected' : 'hover:bg-hover',
              option.disabled && 'text-muted',
            )}
          >
            {!nameFirst && <span className="mono max-w-1/2 flex-none wrap-anywhere">{option.code}</span>}
            <span className="min-w-0 flex-1 wrap-anywhere">{option.name}</span>
            {nameFirst && <span className="mono flex-none text-muted">{option.code}</span>}
            {option.note && <span className="flex-none text-small text-muted">{option.note}</span>}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className="flex min-h-control items-center px-3 py-1 text-muted">{nothing}</p>}
      {total > options.length && (
        <p className="border-t border-line px-3 py-2 text-small text-muted">
          {formatNumber(total - options.length)} more. Type to narrow the list.
        </p>
      )}
    </>
  )
}
