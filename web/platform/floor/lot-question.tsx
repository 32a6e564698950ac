import { useEffect, useState } from 'react'
import { LabelledDate } from '../form/date-input.tsx'
import { dateProblem, isDate } from '../form/read-date.ts'
import { type LotOfGoods, useOfferedLots } from '../lookup/lots-of-item.ts'
import { asksForScan } from '../scan/use-scan.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { LotButtons, lotsShownAtFirst } from './lot-buttons.tsx'
import type { LotWanted } from './use-scanned-work.ts'

interface LotQuestionProps {
  wanted: Omit<LotWanted<unknown>, 'goods'>
  pending?: boolean | undefined
  onLot: (lot: LotOfGoods) => void
  onCancel: () => void
}

const noLot: LotOfGoods = { lotNumber: null, expiresOn: null }

/** Asks for the lot of goods: one of those that are expected or in stock, or another one with its expiry date. */
export function LotQuestion({ wanted, pending = false, onLot, onCancel }: LotQuestionProps) {
  const { sku, asked, inventoryId, expected = [], submitLabel } = wanted
  const [lotNumber, setLotNumber] = useState(asked.lot.lotNumber ?? '')
  const [expiresOn, setExpiresOn] = useState(asked.lot.expiresOn ?? '')
  const known = useOfferedLots(inventoryId, expected)
  const isAskedAbout = (lot: LotOfGoods) => lot.lotNumber !== null && lot.lotNumber === asked.lot.lotNumber
  const lots = [...known.filter(isAskedAbout), ...known.filter((lot) => !isAskedAbout(lot))]
  useFocusGivenBack()
  const isMissing = lotNumber.trim() === '' || dateProblem(expiresOn) !== undefined || (asked.asksExpiry && !isDate(expiresOn))
  const isOffered = expected.some((lot) => lot.lotNumber !== null)
  return (
    <form
      aria-label={`Lot of ${sku}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-caution-soft p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing) onLot({ lotNumber: lotNumber.trim(), expiresOn: expiresOn || null })
      }}
    >
      <div role="status">
        <p className="mono wrap-anywhere">{sku}</p>
        <p className="text-body font-medium wrap-anywhere">{asked.sentence}</p>
      </div>
      <LotButtons
        label={`Known lots of ${sku}`}
        lots={asked.mayHaveNone ? [...lots.slice(0, lotsShownAtFirst - 1), noLot, ...lots.slice(lotsShownAtFirst - 1)] : lots}
        takesFocus={isOffered}
        pending={pending}
        onChoose={(lot) => onLot({ lotNumber: lot.lotNumber, expiresOn: lot.expiresOn })}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Field label="Lot Number" className="min-w-40 flex-1">
          {(control) => (
            <Input
              {...control}
              {...asksForScan}
              autoFocus={!lotNumber && !isOffered}
              className="mono"
              maxLength={100}
              autoComplete="off"
              value={lotNumber}
              onChange={({ target }) => setLotNumber(target.value)}
            />
          )}
        </Field>
        <LabelledDate label="Expires On" className="min-w-40 flex-1" value={expiresOn} onValueChange={setExpiresOn} />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button className="min-h-floor! text-body" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" className="min-h-floor! text-body" disabled={isMissing} pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Once it is answered, the focus is where it was before, so that the next scan is counted. */
function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
