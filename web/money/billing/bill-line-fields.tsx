import { Trash2 } from 'lucide-react'
import type { BillingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import { type LatestLine, LineNumber, LineRow, LineText } from '../../platform/form/lines.tsx'
import { MoneyInput } from '../../platform/form/number-input.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { type DraftLine, lineErrors } from './bill-lines-form.ts'
import { rateChoices } from './tax-rates.ts'

interface BillLineFieldsProps {
  line: DraftLine
  /** From 1. */
  place: number
  settings: BillingSettings
  latest: LatestLine | null
  attempted: boolean
  /** Instead of a tax rate: why there is none. */
  untaxed?: string | undefined
  onChange: (changed: Partial<DraftLine>) => void
  onRemove: () => void
}

/** One line of a quote or an invoice as fields. */
export function BillLineFields({ line, place, settings, latest, attempted, untaxed, onChange, onRemove }: BillLineFieldsProps) {
  const found = lineErrors(line)
  // What was never filled in is an error only once saving was tried.
  const isShown = (field: keyof typeof found) => attempted || (line[field] !== '' && field !== 'description')
  const errorOf = (field: keyof typeof found) => (isShown(field) ? found[field] : undefined)

  return (
    <LineRow latest={latest}>
      <div className="col-span-2 flex items-start gap-2 sm:col-span-12">
        <LineText
          label="Description"
          required
          className="flex-1"
          input={{ maxLength: 500 }}
          error={errorOf('description')}
          value={line.description}
          onChange={(description) => onChange({ description })}
        />
        <IconButton label={`Delete ${line.description.trim() || `line ${place}`}`} icon={<Trash2 />} className="mt-6" onClick={onRemove} />
      </div>
      <LineNumber
        as={MoneyInput}
        label="Quantity"
        className="sm:col-span-3"
        error={errorOf('quantity')}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <LineNumber
        as={MoneyInput}
        label="Unit Price"
        required
        className="sm:col-span-4"
        error={errorOf('unitPrice')}
        value={line.unitPrice}
        onChange={(unitPrice) => onChange({ unitPrice })}
      />
      <Field label="Tax Rate" className="col-span-2 sm:col-span-5">
        {(control) => (
          <Select
            {...control}
            value={untaxed === undefined ? line.taxRate : '0'}
            options={untaxed === undefined ? rateChoices(settings, line.taxRate) : [{ value: '0', label: untaxed }]}
            onValueChange={(taxRate) => untaxed === undefined && onChange({ taxRate })}
          />
        )}
      </Field>
    </LineRow>
  )
}
