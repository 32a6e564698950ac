import { List, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from './segmented.tsx'

interface ChoiceProps<V extends string> {
  options: readonly { value: V; label: string; icon?: React.ReactNode }[]
  wide?: boolean
  first?: V | '' | undefined
}

function Choice<V extends string>({ options, wide, first = options[0]?.value }: ChoiceProps<V>) {
  const [value, choose] = useState(first)
  return value === undefined ? null : (
    <Segmented label="Adjustment" value={value} onValueChange={choose} options={options} {...(wide && { wide })} />
  )
}

const directions = [
  { value: 'add', label: 'Add stock' },
  { value: 'remove', label: 'Remove stock' },
] as const

export const Two = () => <Choice options={directions} />
export const Wide = () => <Choice wide options={directions} />
export const NothingChosen = () => <Choice first="" options={directions} />
export const Invalid = () => <Segmented label="Adjustment" value="" onValueChange={() => undefined} options={directions} invalid />
export const WithIcons = () => (
  <Choice
    options={[
      { value: 'comfortable', label: 'Comfortable', icon: <Rows3 aria-hidden /> },
      { value: 'compact', label: 'Compact', icon: <List aria-hidden /> },
    ]}
  />
)
export const LongLabels = () => (
  <Choice
    wide
    options={[
      { value: 'one', label: 'Movements placed' },
      { value: 'two', label: 'Movements completed' },
      { value: 'three', label: 'On time' },
    ]}
  />
)
