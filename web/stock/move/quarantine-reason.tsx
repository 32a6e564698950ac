import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import type { Move } from './use-move.ts'
import type { ReasonWanted } from './use-moving.ts'

/** Asks why goods go to quarantine, where the list shows it as their reason. */
export function QuarantineReason({ move, wanted: { sentence, to, quantity, withReservations } }: { move: Move; wanted: ReasonWanted }) {
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  return (
    <form
      aria-label={`Reason for ${to}`}
      className="grid gap-3 border-t border-line bg-caution-soft p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing) void move.moveTo(to, quantity, withReservations, reason.trim())
      }}
    >
      <p role="status" className="text-body font-medium wrap-anywhere">
        {sentence}
      </p>
      <Field label="Reason" required>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="min-h-floor! text-body" disabled={isMissing} pending={move.pending}>
        Move to {to}
      </Button>
    </form>
  )
}
