import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { formatDay, today } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { addDays, addMonths, inLimits, weekdayOf, weeksOf } from './calendar-days.ts'

interface CalendarProps {
  /** The chosen day. */
  day: string | null
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** One month as a grid of days. One day is in the tab order; arrows, Home, End and Page keys move from there. */
export function Calendar({ day, min, max, onChoose }: CalendarProps) {
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState({ day: day ?? today(), hasFocus: false })
  useEffect(() => {
    if (at.hasFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [at])
  const weeks = weeksOf(at.day)
  const now = today()
  const isOffered = (each: string) => inLimits(each, min, max)

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(at.day, event)
    if (next === null) return
    event.preventDefault()
    setAt({ day: next, hasFocus: true })
  }
  const turn = (months: number) => setAt({ day: addMonths(at.day, months), hasFocus: false })

  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-1">
        <IconButton label="Previous month" icon={<ChevronLeft />} size="sm" onClick={() => turn(-1)} />
        <h2 id={headingId} aria-live="polite" className="text-small font-semibold">
          {formatDay(at.day, 'monthOfYear')}
        </h2>
        <IconButton label="Next month" icon={<ChevronRight />} size="sm" onClick={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the ARIA practices have it; screen readers pass the arrow keys on */}
      <table ref={grid} role="grid" aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className="text-small font-normal text-muted">
                {formatDay(each, 'weekdayName')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
                <td key={each} aria-selected={each === day} className="p-0 text-center">
                  {each.slice(0, 7) === at.day.slice(0, 7) && (
                    <button
                      type="button"
                      tabIndex={each === at.day ? 0 : -1}
                      aria-label={formatDay(each, 'long')}
                      aria-current={each === now ? 'date' : undefined}
                      aria-disabled={!isOffered(each) || undefined}
                      onClick={() => isOffered(each) && onChoose(each)}
                      className={classNames(
                        'figures size-9 rounded-control pointer-coarse:size-(--touch)',
                        each === day ? 'bg-primary text-on-primary' : 'hover:bg-hover',
                        each === now && 'font-semibold underline underline-offset-4',
                        !isOffered(each) && 'cursor-not-allowed text-muted line-through',
                      )}
                    >
                      {formatDay(each, 'number')}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="sm" variant="ghost" disabled={!isOffered(now)} onClick={() => onChoose(now)}>
        Today
      </Button>
    </div>
  )
}

/** Where a key leads from a day; null for other keys. */
function dayAfterKey(day: string, { key, shiftKey }: KeyboardEvent): string | null {
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return null
  }
}
