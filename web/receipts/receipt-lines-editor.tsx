import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReceiptStatus } from '../../contract/receipts/receipt-steps.ts'
import { CollisionChoice } from '../form/collision-choice.tsx'
import { PasteLinesDialog } from '../form/paste-lines-dialog.tsx'
import { useFormField } from '../form/record-form-context.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { AllocateItemDialog } from './allocate-item-dialog.tsx'
import { type DraftLine, linesInWords, skuOf, unitsOf } from './receipt-form-values.ts'
import { ReceiptLineFields } from './receipt-line-fields.tsx'
import { ReceiptUnits } from './receipt-units.tsx'
import { useDraftLines } from './use-draft-lines.ts'

const howToWrite = 'One line each: SKU, quantity and, for a new item, its description, as in ‘TOB-PIP-0017; 12; Pipe tobacco’.'

/** The lines of a receipt to be written by hand or counted by scanner. From receipt on they say what was counted. */
export function ReceiptLinesEditor({ attempted }: { attempted: boolean }) {
  const panel = useRef<HTMLElement>(null)
  const [pasting, setPasting] = useState(false)
  const isCounted = useFormField<ReceiptStatus>('status', 'Status').value !== 'pending'
  const { lines, error, customer, latest, offered, changeLine, removeLine, offerTyped, addPasted, addLine } = useDraftLines(
    panel,
    isCounted,
  )
  const scanned = latest?.scanned ? lines.find(({ key }) => key === latest.key) : undefined
  const expected = lines.reduce((sum, line) => sum + (line.expected ?? 0), 0)
  return (
    <section ref={panel} aria-label="Items" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-small text-muted">
          {!isCounted
            ? 'What is expected. Each scan of a SKU adds one unit.'
            : lines.every((line) => line.isCounted)
              ? 'What was counted. Each scan of a SKU counts one unit up.'
              : 'As expected, unless you count: the first scan sets what isn’t counted yet to 0, and each scan of a SKU counts one unit up.'}
        </p>
        <span role="status" className="figures text-small font-medium wrap-anywhere">
          {scanned && `${skuOf(scanned)}: ${scanned.quantity}`}
        </span>
        {!isCounted && <Button onClick={() => setPasting(true)}>Paste Lines</Button>}
        <Button icon={<Plus aria-hidden />} onClick={addLine}>
          Add Item
        </Button>
      </div>
      {lines.length === 0 ? (
        <p className={`rounded-panel border px-4 py-6 text-center text-muted ${error ? 'border-negative' : 'border-line'}`}>
          No lines yet. Add an item or scan it.
        </p>
      ) : (
        <ol aria-label="Lines" className={`rounded-panel border ${error ? 'border-negative' : 'border-line'}`}>
          {lines.map((line) => (
            <ReceiptLineFields
              key={line.key}
              line={line}
              isCounted={isCounted}
              customerId={customer?.id}
              latest={latest?.key === line.key ? latest : null}
              attempted={attempted}
              onChange={changeLine}
              onRemove={removeLine}
              onTypedSku={offerTyped}
            />
          ))}
        </ol>
      )}
      {error && <FieldError message={error} />}
      <CollisionChoice<readonly DraftLine[]> name="items" label="Items" show={linesInWords} />
      <ReceiptUnits {...unitsOf(lines)} expected={isCounted ? expected : undefined} />
      {pasting && <PasteLinesDialog help={howToWrite} onAdd={addPasted} onClose={() => setPasting(false)} />}
      {offered && customer && <AllocateItemDialog {...offered} customer={customer} />}
    </section>
  )
}
