import { Field } from '../ui/field.tsx'
import { ScanField } from './scan-field.tsx'

export const Empty = () => <Field label="Location">{(control) => <ScanField {...control} onScan={() => null} />}</Field>
export const WithError = () => (
  <Field label="Item" help="Scan the SKU or type it." error="No record has the code COF-99, or you have no access to it.">
    {(control) => <ScanField {...control} onScan={() => null} />}
  </Field>
)
