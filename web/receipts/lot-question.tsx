import { useState } from 'react'
import { LabelledDate } from '../form/date-input.tsx'
import { isDate } from '../form/read-date.ts'
import { plural } from '../lib/format.ts'
import { asksForScan } from '../scan/use-scan.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import type { Count, LotWanted } from './use-counting.ts'

interface LotQuestionProps {
  wanted: LotWanted
  pending: boolean
  onCount: (count: Count) => void
  onCancel: () => void
}

/** Asks for the lot of a count, and for its expiry date where the item requires it. */
export function LotQuestion({ wanted: { count, sentence, asksExpiry }, pending, onCount, onCancel }: LotQuestionProps) {
  const [lotNumber, setLotNumber] = useState(count.lotNumber ?? '')
  const [expiresOn, setExpiresOn] = useState(count.expiresOn ?? '')
  const isMissing = lotNumber.trim() === '' || (asksExpiry && !isDate(expiresOn))
  return (
    <form
      aria-label={`Lot of ${count.sku}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-caution-soft p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing) onCount({ ...count, lotNumber: lotNumber.trim(), expiresOn: expiresOn || null })
      }}
    >
      <p role="status" className="text-body font-medium wrap-anywhere">
        {sentence}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Field label="Lot Number" className="min-w-40 flex-1">
          {(control) => (
            <Input
              {...control}
              {...asksForScan}
              autoFocus={!lotNumber}
              className="mono"
              maxLength={100}
              autoComplete="off"
              value={lotNumber}
              onChange={({ target }) => setLotNumber(target.value)}
            />
          )}
        </Field>
        {asksExpiry && <LabelledDate label="Expires On" className="min-w-40 flex-1" value={expiresOn} onValueChange={setExpiresOn} />}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button className="min-h-floor! text-body" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" className="min-h-floor! text-body" disabled={isMissing} pending={pending}>
          Count {plural(Math.abs(count.quantity), 'unit')}
        </Button>
      </div>
    </form>
  )
}
