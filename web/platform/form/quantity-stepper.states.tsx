import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper.tsx'

function Stepper({ start, label = 'COF-1', max = 40, invalid }: { start: string; label?: string; max?: number; invalid?: true }) {
  const [value, change] = useState(start)
  return <QuantityStepper label={label} value={value} onValueChange={change} max={max} aria-invalid={invalid} />
}

export const Middle = () => <Stepper start="12" />
export const AtZero = () => <Stepper start="0" label="COF-2" />
export const AtMost = () => <Stepper start="40" label="COF-3" />
export const Invalid = () => <Stepper start="x" label="COF-4" invalid />
export const LongNumber = () => (
  <Stepper start="123456789" max={999_999_999} label="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen" />
)
export const Large = () => <QuantityStepper large label="COF-5" value="240" onValueChange={() => undefined} max={240} />
