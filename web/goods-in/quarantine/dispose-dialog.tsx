import { useState } from 'react'
import {
  type Disposition,
  dispositionLabels,
  type QuarantineRow,
  quarantineEndpoints,
} from '../../../contract/goods-in/quarantine/quarantine.ts'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { Note } from '../../platform/ui/note.tsx'
import { bodyOf } from './dispose-fields.tsx'
import { DisposeForm } from './dispose-form.tsx'
import { doneWords } from './dispose-words.ts'

interface DisposeDialogProps {
  row: QuarantineRow
  disposition: Disposition
  onClose: () => void
}

/** Releases, scraps or sends back one row, or a part of it. */
export function DisposeDialog({ row: opened, disposition, onClose }: DisposeDialogProps) {
  // After a lost answer the same quantity is sent again, also where the row has less by then.
  const [row] = useState(opened)
  const dispose = useChange(quarantineEndpoints.dispose, (body: ReturnType<typeof bodyOf>) => ({ params: { id: row.inventoryId }, body }))
  const [typed, setTyped] = useState(String(row.quantity))
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, max: row.quantity })
  const wrong = Number.isNaN(quantity)
  return (
    <DisposeForm
      disposition={disposition}
      title={dispositionLabels[disposition]}
      description={
        <>
          <span className="mono">{row.sku}</span> · {row.name}
        </>
      }
      oneOwner
      invalid={wrong}
      pending={dispose.isPending}
      onClose={onClose}
      onSubmit={(decision) =>
        dispose
          .mutateAsync(bodyOf(row, quantity, disposition, decision))
          .then(() => {
            toast({ title: doneWords[disposition](1), description: `${formatNumber(quantity)} of ${row.sku}` })
            onClose()
          })
          .catch(() => {})
      }
    >
      {dispose.isError && <Note tone="negative">{detailFor(dispose.error)}</Note>}
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            label={row.sku}
            value={typed}
            onValueChange={setTyped}
            max={row.quantity}
            {...(wrong && { 'aria-invalid': true })}
          />
          <span className="text-muted">of {formatQuantity(row.quantity, row.unitOfMeasure)}</span>
        </div>
        {wrong && <p className="text-small text-negative-text">Enter a whole number from 1 to {formatNumber(row.quantity)}.</p>}
      </div>
    </DisposeForm>
  )
}
