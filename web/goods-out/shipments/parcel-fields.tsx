import { MoneyInput, QuantityInput } from '../../platform/form/number-input.tsx'
import { readNumber } from '../../platform/form/read-number.ts'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { carrierNumbers } from '../../stock/handling-units/carrier-numbers.ts'

/** What a carrier takes with one of several shipments, as typed. */
export interface TypedParcels {
  number: string
  parcels: string
  weight: string
}

export const emptyParcels: TypedParcels = { number: '', parcels: '', weight: '' }

/** What is sent of it, without what is left empty, and what can't be read. */
export function typedParcels({ number, parcels, weight }: TypedParcels) {
  const [count, kilograms] = [readNumber(parcels, carrierNumbers.parcels), readNumber(weight, carrierNumbers.weightKg)]
  return {
    body: {
      ...(number && { carrierTrackingNumber: number }),
      ...(count.number && { parcels: Number(count.number) }),
      ...(kilograms.number && { weightKg: kilograms.number }),
    },
    parcelsError: count.error,
    weightError: kilograms.error,
    errors: [count.error, kilograms.error].filter((error) => error !== undefined),
  }
}

interface ParcelFieldsProps {
  /** The number of the shipment, or of its movement. */
  name: string
  value: TypedParcels
  /** Whether saving has been tried, so that errors are shown. */
  tried: boolean
  onChange: (value: TypedParcels) => void
}

export function ParcelFields({ name, value, tried, onChange }: ParcelFieldsProps) {
  const { parcelsError, weightError } = typedParcels(value)
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="mono float-left mb-2 w-full font-medium">{name}</legend>
      <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Tracking Number" className="max-sm:col-span-full">
          {(control) => (
            <Input
              {...control}
              className="mono"
              autoComplete="off"
              maxLength={100}
              value={value.number}
              onChange={(event) => onChange({ ...value, number: event.target.value.trim() })}
            />
          )}
        </Field>
        <Field label="Parcels" error={tried ? parcelsError : undefined}>
          {(control) => (
            <QuantityInput {...control} value={value.parcels} onChange={(event) => onChange({ ...value, parcels: event.target.value })} />
          )}
        </Field>
        <Field label="Weight" error={tried ? weightError : undefined}>
          {(control) => (
            <MoneyInput
              {...control}
              suffix="kg"
              value={value.weight}
              onChange={(event) => onChange({ ...value, weight: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
