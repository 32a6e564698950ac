import type { ComponentProps } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Input } from '../ui/input.tsx'

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete'>

/** For whole numbers. A text field: it keeps what is typed, and no wheel or arrow key changes it. `readNumber` reads it. */
export function QuantityInput({ className, ...rest }: NumberInputProps) {
  return <Input {...rest} inputMode="numeric" autoComplete="off" className={classNames('figures', className)} />
}

/** For amounts of money; a text field as well. Decimal point and decimal comma are both read. */
export function MoneyInput({ className, ...rest }: NumberInputProps) {
  return <Input {...rest} inputMode="decimal" autoComplete="off" className={classNames('figures', className)} />
}
