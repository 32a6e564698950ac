import { useState } from 'react'
import { Select } from './select.tsx'

const statuses = ['pending', 'processing', 'picking', 'packing', 'completed', 'cancelled'].map((value) => ({ value, label: value }))
const long = [{ value: 'long', label: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG' }]

function Choice({
  first,
  ...rest
}: { first: string } & Omit<React.ComponentProps<typeof Select>, 'value' | 'onValueChange' | 'aria-label'>) {
  const [value, choose] = useState(first)
  return <Select {...rest} aria-label="Status" value={value} onValueChange={choose} />
}

export const Chosen = () => <Choice first="picking" options={statuses} />
export const NothingChosen = () => <Choice first="" options={statuses} placeholder="Choose a status" />
export const Small = () => <Choice first="pending" size="sm" options={statuses} />
export const Disabled = () => <Choice first="pending" disabled options={statuses} />
export const Invalid = () => <Choice first="" aria-invalid options={statuses} placeholder="Choose a status" />
export const LongOption = () => <Choice first="long" options={[...long, ...statuses]} />
