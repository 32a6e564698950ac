import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BillingSettings } from '../../contract/settings/settings.ts'
import { CollisionChoice } from '../form/collision-choice.tsx'
import { useFormField } from '../form/record-form-context.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { BillLineFields } from './bill-line-fields.tsx'
import { type DraftLine, linesInWords, newLine, readableLines } from './bill-lines-form.ts'
import { BillTotals } from './bill-totals.tsx'
import { firstRate } from './tax-rates.ts'

interface BillLinesEditorProps {
  settings: BillingSettings
  currency: string
  /** Whether saving was tried: then what is missing is an error. */
  attempted: boolean
}

/** The field `lines` of a form, and what the lines come to while they are typed. A new line begins with the tax rate of the one before. */
export function BillLinesEditor({ settings, currency, attempted }: BillLinesEditorProps) {
  const { value: lines, change, error } = useFormField<readonly DraftLine[]>('lines', 'Lines')
  const addButton = useRef<HTMLButtonElement>(null)
  /** The line that was last added: its description gets the focus. */
  const [latest, setLatest] = useState<string | null>(null)

  function add() {
    const line = newLine(lines.at(-1)?.taxRate ?? firstRate(settings))
    change([...lines, line])
    setLatest(line.key)
  }
  function remove(key: string) {
    change(lines.filter((line) => line.key !== key))
    // The button that was pressed is gone.
    addButton.current?.focus()
  }

  return (
    <section aria-label="Lines" className="grid gap-3">
      {lines.length === 0 ? (
        <p className={`rounded-panel border px-4 py-6 text-center text-muted ${error ? 'border-negative' : 'border-line'}`}>
          No lines yet. Add what you charge for.
        </p>
      ) : (
        <ol aria-label="Lines" className={`rounded-panel border ${error ? 'border-negative' : 'border-line'}`}>
          {lines.map((line, index) => (
            <BillLineFields
              key={line.key}
              line={line}
              place={index + 1}
              settings={settings}
              isLatest={latest === line.key}
              attempted={attempted}
              onChange={(changed) => change(lines.map((other) => (other.key === line.key ? { ...other, ...changed } : other)))}
              onRemove={() => remove(line.key)}
            />
          ))}
        </ol>
      )}
      {error && <FieldError message={error} />}
      <CollisionChoice<readonly DraftLine[]> name="lines" label="Lines" show={linesInWords} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button ref={addButton} icon={<Plus aria-hidden />} onClick={add}>
          Add Line
        </Button>
        <BillTotals live lines={readableLines(lines)} currency={currency} />
      </div>
    </section>
  )
}
