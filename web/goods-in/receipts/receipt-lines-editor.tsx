import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReceiptStatus } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { LineList } from '../../platform/form/lines.tsx'
import { PasteLinesDialog } from '../../platform/form/paste-lines-dialog.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AllocateItemDialog } from './allocate-item-dialog.tsx'
import { linesInWords, skuOf, unitsOf } from './receipt-form-values.ts'
import { ReceiptLineFields } from './receipt-line-fields.tsx'
import { ReceiptUnits } from './receipt-units.tsx'
import { useDraftLines } from './use-draft-lines.ts'

const howToWrite = 'One item per line: SKU, quantity and, for a new item, a description, for example ‘TOB-PIP-0017; 12; Pipe tobacco’.'

/** The lines of a receipt to be written by hand or counted by scanner. From receipt on they say what was counted. */
export function ReceiptLinesEditor({ attempted, announcing = false }: { attempted: boolean; announcing?: boolean }) {
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
            ? 'Enter what you expect. Each scan of a SKU adds one unit.'
            : lines.every((line) => line.isCounted)
              ? 'Enter what you counted. Each scan of a SKU adds one unit.'
              : 'Shows the expected quantities until you count. The first scan sets uncounted lines to 0, and each scan of a SKU adds one unit.'}
        </p>
        <span role="status" className="figures text-small font-medium wrap-anywhere">
          {scanned && `${skuOf(scanned)}: ${scanned.quantity}`}
        </span>
        {!isCounted && <Button onClick={() => setPasting(true)}>Paste Lines</Button>}
        <Button icon={<Plus aria-hidden />} onClick={addLine}>
          Add Item
        </Button>
      </div>
      <LineList name="items" lines={lines} error={error} empty="No lines yet. Add an item or scan it." inWords={linesInWords}>
        {(line) => (
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
        )}
      </LineList>
      <ReceiptUnits {...unitsOf(lines)} expected={isCounted ? expected : undefined} announcing={announcing} />
      {pasting && <PasteLinesDialog help={howToWrite} onAdd={addPasted} onClose={() => setPasting(false)} />}
      {offered && customer && <AllocateItemDialog {...offered} customer={customer} />}
    </section>
  )
}
