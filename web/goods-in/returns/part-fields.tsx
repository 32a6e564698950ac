import { Trash2 } from 'lucide-react'
import {
  returnConditionLabels,
  returnConditions,
  returnDispositionLabels,
  returnDispositions,
  sellableConditions,
} from '../../../contract/goods-in/returns/return-words.ts'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { labelled } from '../../platform/list/filters.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { type DraftPart, partProblem, usualDisposition } from './inspection-values.ts'

const conditions = labelled(returnConditions, returnConditionLabels)

interface PartFieldsProps {
  part: DraftPart
  label: string
  noteError: string | undefined
  onChange: (changed: Partial<DraftPart>) => void
  /** Undefined for the only part. */
  onRemove: (() => void) | undefined
}

/** Units of a line in one condition. */
export function PartFields({ part, label, noteError, onChange, onRemove }: PartFieldsProps) {
  const wrong = partProblem(part)?.field
  const dispositions = labelled(returnDispositions, returnDispositionLabels).map((option) => ({
    ...option,
    disabled: option.value === 'restock' && part.condition !== '' && !sellableConditions.includes(part.condition),
  }))
  return (
    <li className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5 border-b border-line bg-raised px-3 py-3 last:border-b-0 sm:grid-cols-12 sm:px-4">
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-4">
        <QuantityStepper
          large
          label={label}
          value={part.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          {...(wrong === 'quantity' && { 'aria-invalid': true as const })}
        />
        {onRemove && <IconButton label={`Remove ${label}`} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      <Field label="Condition" className="sm:col-span-4">
        {(control) => (
          <Select
            {...control}
            value={part.condition}
            placeholder="Choose"
            options={conditions}
            onValueChange={(condition) => onChange({ condition, disposition: usualDisposition(condition) })}
          />
        )}
      </Field>
      <Field label="Disposition" className="sm:col-span-4">
        {(control) => (
          <Select
            {...control}
            {...(wrong === 'disposition' && { 'aria-invalid': true as const })}
            value={part.disposition}
            placeholder="Choose"
            options={dispositions}
            onValueChange={(disposition) => onChange({ disposition })}
          />
        )}
      </Field>
      <Field
        label="Note"
        required={part.disposition === 'scrap'}
        help="The customer can read this."
        {...(noteError && { error: noteError })}
        className={part.disposition === 'quarantine' ? 'col-span-2 sm:col-span-8' : 'col-span-2 sm:col-span-12'}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={1000}
            value={part.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
      {part.disposition === 'quarantine' && (
        <Field label="Location" help="Leave empty to keep the goods where they are." className="col-span-2 sm:col-span-4">
          {(control) => (
            <EntityPicker
              {...control}
              type="location"
              locationType="quarantine"
              value={part.location}
              onValueChange={(location) => onChange({ location })}
            />
          )}
        </Field>
      )}
    </li>
  )
}
