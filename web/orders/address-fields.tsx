import { type ReactNode, useId } from 'react'
import type { Address } from '../../contract/orders.ts'
import { Field, FieldError } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { isAddressFieldMissing } from './order-draft.ts'

interface AddressFieldsProps {
  legend: string
  /** For the browser's autofill: 'billing' or 'shipping'. */
  purpose: 'billing' | 'shipping'
  address: Address
  onChange: (address: Address) => void
  error: string | undefined
  disabled?: boolean
  /** Beside the legend: the 'same as billing' box. */
  option?: ReactNode
}

export function AddressFields({ legend, purpose, address, onChange, error, disabled, option }: AddressFieldsProps) {
  const errorId = useId()

  function field(name: keyof Address, label: string, maxLength: number, autoComplete: string) {
    const missing = error !== undefined && isAddressFieldMissing(address, name)
    return (
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            {...(missing && { 'aria-invalid': true, 'aria-describedby': errorId })}
            aria-required={name !== 'country' || undefined}
            name={`${purpose}-${name}`}
            autoComplete={`${purpose} ${autoComplete}`}
            maxLength={maxLength}
            disabled={disabled}
            value={address[name]}
            onChange={(event) => onChange({ ...address, [name]: event.target.value })}
          />
        )}
      </Field>
    )
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 sm:pointer-coarse:min-h-(--touch)">
        <span aria-hidden="true" className="text-heading font-semibold">
          {legend}
        </span>
        {option}
      </div>
      <div className="grid gap-3">
        {field('street', 'Street', 300, 'street-address')}
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-[1.2fr_1.2fr_0.9fr]">
          {field('city', 'City', 200, 'address-level2')}
          {field('state', 'State', 200, 'address-level1')}
          {field('zip', 'ZIP', 30, 'postal-code')}
        </div>
        {error && <FieldError id={errorId} message={error} />}
        {field('country', 'Country', 100, 'country-name')}
      </div>
    </fieldset>
  )
}
