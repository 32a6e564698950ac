import { type ReactNode, useId } from 'react'
import { Field, FieldError } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { CollisionChoice } from './collision-choice.tsx'
import { useFormField } from './record-form-context.ts'

export interface PostalAddress {
  street: string
  city: string
  state: string
  zip: string
  country: string
}

interface AddressFieldsProps {
  /** The field of the form's values that holds the address. */
  name: string
  legend: string
  /** For the browser's autofill. */
  purpose: 'billing' | 'shipping'
  /** Addresses used before, which can be chosen instead of typed. */
  remembered?: readonly PostalAddress[] | undefined
  /** Shown instead of the field's own value, which can't be changed then. */
  copyOf?: PostalAddress | undefined
  /** Next to the legend: the 'same as billing' box. */
  option?: ReactNode
  /** Above the address: fields of who is there. */
  above?: ReactNode
}

/** An address as one field of a form. Street, city, state and zip are required. */
export function AddressFields({ name, legend, purpose, remembered = [], copyOf, option, above }: AddressFieldsProps) {
  const errorId = useId()
  const { value, change, error } = useFormField<PostalAddress>(name, legend)
  const shown = copyOf ?? value

  function field(part: keyof PostalAddress, label: string, maxLength: number, autoComplete: string) {
    const missing = error !== undefined && part !== 'country' && value[part].trim() === ''
    return (
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            {...(missing && { 'aria-invalid': true, 'aria-describedby': errorId })}
            aria-required={part !== 'country' || undefined}
            name={`${purpose}-${part}`}
            autoComplete={`${purpose} ${autoComplete}`}
            maxLength={maxLength}
            disabled={copyOf !== undefined}
            value={shown[part]}
            onChange={(event) => change({ ...value, [part]: event.target.value })}
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
        {above}
        {remembered.length > 0 && !copyOf && (
          <Select
            aria-label={`Recent addresses for ${purpose}`}
            placeholder="Use a recent address"
            value=""
            onValueChange={(index) => change(remembered[Number(index)] ?? value)}
            options={remembered.map((address, index) => ({ value: String(index), label: addressLine(address) }))}
          />
        )}
        {field('street', 'Street', 300, 'street-address')}
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-[1.2fr_1.2fr_0.9fr]">
          {field('city', 'City', 200, 'address-level2')}
          {field('state', 'State', 200, 'address-level1')}
          {field('zip', 'ZIP', 30, 'postal-code')}
        </div>
        {error && <FieldError id={errorId} message={error} />}
        {field('country', 'Country', 100, 'country-name')}
        <CollisionChoice name={name} label={legend} show={addressLine} />
      </div>
    </fieldset>
  )
}

export function addressLine(address: PostalAddress): string {
  const place = [address.zip, address.city].filter(Boolean).join(' ')
  return [address.street, place, address.state, address.country].filter(Boolean).join(', ')
}
