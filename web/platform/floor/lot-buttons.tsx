import { useState } from 'react'
import { plural } from '../lib/format.ts'
import { type LotOfGoods, lotAndDay } from '../lookup/lots-of-item.ts'
import { Button } from '../ui/button.tsx'

interface LotButtonsProps<Lot> {
  /** What the buttons choose, for screen readers. */
  label: string
  lots: readonly Lot[]
  /** Where one of them stays chosen. */
  isChosen?: (lot: Lot) => boolean
  /** Besides the number and the day: '12 units'. */
  detail?: (lot: Lot) => string
  /** The focus is put on the first. */
  takesFocus?: boolean
  pending?: boolean
  onChoose: (lot: Lot) => void
}

/** The number of lots shown at first: with more of them, the field below isn't in sight on a phone. */
export const lotsShownAtFirst = 4

/** Lots to choose from by one tap; further ones are shown on request. */
export function LotButtons<Lot extends LotOfGoods & { expired?: boolean }>({
  label,
  lots,
  isChosen,
  detail,
  takesFocus = false,
  pending,
  onChoose,
}: LotButtonsProps<Lot>) {
  const [all, setAll] = useState(false)
  if (lots.length === 0) return null
  const hidden = all ? 0 : Math.max(lots.length - lotsShownAtFirst, 0)
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {lots.slice(0, lots.length - hidden).map((lot, index) => (
        <Button
          key={JSON.stringify([lot.lotNumber, lot.expiresOn, detail?.(lot)])}
          className="min-h-floor! text-body"
          autoFocus={takesFocus && index === 0}
          {...(isChosen && { 'aria-pressed': isChosen(lot), variant: isChosen(lot) ? ('primary' as const) : ('default' as const) })}
          pending={pending}
          onClick={() => onChoose(lot)}
        >
          <span className="min-w-0 wrap-anywhere">
            {[lotAndDay(lot), lot.expired && 'Expired', detail?.(lot)].filter(Boolean).join(' · ')}
          </span>
        </Button>
      ))}
      {hidden > 0 && (
        <Button className="min-h-floor! text-body" onClick={() => setAll(true)}>
          {plural(hidden, 'more lot')}
        </Button>
      )}
    </fieldset>
  )
}
