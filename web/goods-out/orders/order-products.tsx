import { useState } from 'react'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { PasteLinesDialog } from '../../platform/form/paste-lines-dialog.tsx'
import { ScanSearchInput } from '../../platform/form/search-input.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { plural } from '../../platform/lib/format.ts'
import { itemOfCode } from '../../platform/lookup/item-of-code.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldError } from '../../platform/ui/field.tsx'
import { OrderCatalogue } from './order-catalogue.tsx'
import { ChosenLines } from './order-chosen-lines.tsx'
import { type DraftLine, withLine, withoutLine } from './order-draft.ts'
import { pastedLines } from './pasted-lines.ts'
import { scannedLine } from './scanned-line.ts'
import type { OfferedItems } from './use-offered-items.ts'

interface OrderProductsProps {
  /** The customer whose items are offered; undefined until staff choose one. */
  customer: { id: number; name: string } | undefined
  offered: OfferedItems
  lines: readonly DraftLine[]
  onChange: (lines: readonly DraftLine[]) => void
  error: string | undefined
  quantityErrors: Readonly<Record<string, string>>
}

const howToWrite = 'One item per line: SKU, then quantity, for example ‘TOB-PIP-0017 12’.'

/** The customer's allocated items on one side, the movement's lines on the other. Items are added by clicking or scanning. */
export function OrderProducts({ customer, offered, lines, onChange, error, quantityErrors }: OrderProductsProps) {
  const [search, setSearch] = useState('')
  const [pasting, setPasting] = useState(false)
  /** The line that was last added or incremented, and whether by a scan, which doesn't move the focus. */
  const [latest, setLatest] = useState<{ line: DraftLine; scanned: boolean } | null>(null)

  function add(line: DraftLine, scanned: boolean) {
    onChange(withLine(lines, line))
    setLatest({ line, scanned })
  }

  async function takeScan(code: string): Promise<string | null> {
    const read = scannedLine(code, lines, offered.items, customer)
    if (read?.line) add(read.line, true)
    return read ? (read.error ?? null) : whyUnknown(code)
  }

  /** Staff learn who has such an item. */
  async function whyUnknown(scanned: string): Promise<string> {
    const { text, label } = readCode(scanned)
    try {
      await itemOfCode(scanned, customer?.id)
      return `No item of ${customer?.name} has the SKU ${label?.gtin ?? text}.`
    } catch (reason) {
      return detailFor(reason)
    }
  }

  function addPasted(text: string) {
    const read = pastedLines(text, lines, offered.items ?? [])
    onChange(read.lines)
    return read
  }

  return (
    <section aria-labelledby="products-title">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="products-title" className="text-heading">
          Products
        </h3>
        {customer && offered.items && (
          <span className="figures text-small text-muted wrap-anywhere">
            {plural(offered.items.length, 'item')} allocated to {customer.name}
          </span>
        )}
      </div>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border bg-raised md:grid-cols-2 ${error ? 'border-negative' : 'border-line'}`}
      >
        <div className="min-w-0 md:border-r md:border-line">
          <div className="flex gap-2 border-b border-line p-2">
            <ScanSearchInput
              placeholder="Scan or type a SKU or name"
              value={search}
              onValueChange={setSearch}
              onScan={takeScan}
              disabled={!customer}
              className="flex-1"
            />
            <Button disabled={!offered.items} onClick={() => setPasting(true)}>
              Paste Lines
            </Button>
          </div>
          <OrderCatalogue
            customer={customer}
            offered={offered}
            search={search}
            chosen={lines}
            onAdd={({ item: { sku, name } }) => add({ sku, name, quantity: '1' }, false)}
          />
        </div>
        <ChosenLines
          lines={lines}
          offered={offered.items}
          latest={latest}
          errors={quantityErrors}
          onLineChange={(line) => onChange(withLine(lines, line))}
          onLineRemove={(sku) => onChange(withoutLine(lines, sku))}
        />
      </div>
      {pasting && offered.items && <PasteLinesDialog help={howToWrite} onAdd={addPasted} onClose={() => setPasting(false)} />}
      {error && (
        <div className="mt-1.5">
          <FieldError message={error} />
        </div>
      )}
    </section>
  )
}
