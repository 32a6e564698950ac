import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { type LatestLine, LineList } from '../../platform/form/lines.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Button } from '../../platform/ui/button.tsx'
import { BillLineFields } from './bill-line-fields.tsx'
import { type DraftLine, linesInWords, newLine, readableLines, withoutTax } from './bill-lines-form.ts'
import { BillTotals } from './bill-totals.tsx'
import { firstRate } from './tax-rates.ts'

interface BillLinesEditorProps {
  settings: BillingSettings
  currency: string
  /** Whether saving was tried: then what is missing is an error. */
  attempted: boolean
  /** Why no line has tax: the rates of the lines are kept, and don't count. */
  untaxed?: string | undefined
}

/** The field `lines` of a form, and what the lines come to while they are typed. A new line begins with the tax rate of the one before. */
export function BillLinesEditor({ settings, currency, attempted, untaxed }: BillLinesEditorProps) {
  const { value: lines, change, error } = useFormField<readonly DraftLine[]>('lines', 'Lines')
  const addButton = useRef<HTMLButtonElement>(null)
  /** The line that was last added: its description gets the focus. */
  const [latest, setLatest] = useState<LatestLine | null>(null)

  function add() {
    const line = newLine(lines.at(-1)?.taxRate ?? firstRate(settings))
    change([...lines, line])
    setLatest({ key: line.key, scanned: false })
  }
  function remove(key: string) {
    change(lines.filter((line) => line.key !== key))
    // The button that was pressed is gone.
    addButton.current?.focus()
  }

  return (
    <section aria-label="Lines" className="grid gap-3">
      <LineList name="lines" lines={lines} error={error} empty="No lines yet. Add the first charge." inWords={linesInWords}>
        {(line, index) => (
          <BillLineFields
            key={line.key}
            line={line}
            place={index + 1}
            settings={settings}
            latest={latest?.key === line.key ? latest : null}
            attempted={attempted}
            untaxed={untaxed}
            onChange={(changed) => change(lines.map((other) => (other.key === line.key ? { ...other, ...changed } : other)))}
            onRemove={() => remove(line.key)}
          />
        )}
      </LineList>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button ref={addButton} icon={<Plus aria-hidden />} onClick={add}>
          Add Line
        </Button>
        <BillTotals live lines={readableLines(untaxed === undefined ? lines : withoutTax(lines))} currency={currency} />
      </div>
    </section>
  )
}
