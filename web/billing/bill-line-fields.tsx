import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BillingSettings } from '../../contract/settings/settings.ts'
import { MoneyInput } from '../form/number-input.tsx'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { type DraftLine, lineErrors } from './bill-lines-form.ts'
import { rateChoices } from './tax-rates.ts'

interface BillLineFieldsProps {
  line: DraftLine
  /** From 1. */
  place: number
  settings: BillingSettings
  isLatest: boolean
  attempted: boolean
  onChange: (changed: Partial<DraftLine>) => void
  onRemove: () => void
}

/** One line of a quote or an invoice as fields. */
export function BillLineFields({ line, place, settings, isLatest, attempted, onChange, onRemove }: BillLineFieldsProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isLatest) return
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.querySelector('input')?.focus()
  }, [isLatest])
  const found = lineErrors(line)
  // What was never filled in is an error only once saving was tried.
  const isShown = (field: keyof typeof found) => attempted || (line[field] !== '' && field !== 'description')
  const errorOf = (field: keyof typeof found) => (isShown(field) && found[field] ? { error: found[field] } : {})

  return (
    <li
      ref={row}
      className="grid grid-cols-2 gap-x-3 gap-y-2.5 border-b border-line bg-raised px-3 py-3 first:rounded-t-panel last:rounded-b-panel last:border-b-0 sm:grid-cols-12 sm:px-4"
    >
      <div className="col-span-2 flex items-start gap-2 sm:col-span-12">
        <Field label="Description" required className="flex-1" {...errorOf('description')}>
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              autoComplete="off"
              value={line.description}
              onChange={(event) => onChange({ description: event.target.value })}
            />
          )}
        </Field>
        <IconButton label={`Delete ${line.description.trim() || `line ${place}`}`} icon={<Trash2 />} className="mt-6" onClick={onRemove} />
      </div>
      <Field label="Quantity" className="sm:col-span-3" {...errorOf('quantity')}>
        {(control) => <MoneyInput {...control} value={line.quantity} onChange={(event) => onChange({ quantity: event.target.value })} />}
      </Field>
      <Field label="Unit Price" required className="sm:col-span-4" {...errorOf('unitPrice')}>
        {(control) => <MoneyInput {...control} value={line.unitPrice} onChange={(event) => onChange({ unitPrice: event.target.value })} />}
      </Field>
      <Field label="Tax Rate" className="col-span-2 sm:col-span-5">
        {(control) => (
          <Select
            {...control}
            value={line.taxRate}
            options={rateChoices(settings, line.taxRate)}
            onValueChange={(taxRate) => onChange({ taxRate })}
          />
        )}
      </Field>
    </li>
  )
}
