import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { ScanField } from './scan-field.tsx'

export const Empty = () => <Field label="Location">{(control) => <ScanField {...control} onScan={() => null} />}</Field>
export const WithError = () => (
  <Field label="Item" help="Scan the SKU or type it." error="No record has the code COF-99, or you have no access to it.">
    {(control) => <ScanField {...control} onScan={() => null} />}
  </Field>
)
export function ShowsCodes() {
  const [codes, setCodes] = useState<readonly string[]>([])
  function take(code: string): string | null {
    if (code.startsWith('WRONG')) return `No record has the code ${code}.`
    setCodes((known) => [...known, code])
    return null
  }
  return (
    <>
      <Field label="Unit">{(control) => <ScanField {...control} onScan={take} />}</Field>
      <ul aria-label="Scanned units">
        {codes.map((code, index) => (
          <li key={index}>{code}</li>
        ))}
      </ul>
    </>
  )
}
