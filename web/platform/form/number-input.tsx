import type { ComponentProps } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Input } from '../ui/input.tsx'

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete'>

/** For whole numbers. A text field, so that the typed text is kept and neither wheel nor arrow keys change it. `readNumber` parses it. */
export function QuantityInput({ className, ...rest }: NumberInputProps) {
  return <Input {...rest} inputMode="numeric" autoComplete="off" className={classNames('figures', className)} />
}

/** For amounts of money; a text field as well. Accepts a decimal point or a decimal comma. */
export function MoneyInput({ className, ...rest }: NumberInputProps) {
  return <Input {...rest} inputMode="decimal" autoComplete="off" className={classNames('figures', className)} />
}
