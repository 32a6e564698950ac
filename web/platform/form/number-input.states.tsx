import { Field } from '../ui/field.tsx'
import { MoneyInput, QuantityInput } from './number-input.tsx'

export const Quantity = () => <Field label="Quantity">{(control) => <QuantityInput {...control} suffix="EA" defaultValue="1,250" />}</Field>
export const Money = () => <Field label="Selling price">{(control) => <MoneyInput {...control} defaultValue="18.90" />}</Field>
export const Invalid = () => (
  <Field label="Quantity" error="must be a whole number">
    {(control) => <QuantityInput {...control} suffix="EA" defaultValue="12,50,0" />}
  </Field>
)
export const LongNumber = () => (
  <Field label="Quantity">
    {(control) => <QuantityInput {...control} suffix="GAL" defaultValue="1,234,567,890,123,456,789,012,345" />}
  </Field>
)
