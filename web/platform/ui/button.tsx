import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { whilePending } from './while-pending.ts'

type Variant = 'primary' | 'default' | 'ghost' | 'danger'
type Size = 'md' | 'sm'

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center rounded-control border font-medium select-none no-underline sm:whitespace-nowrap ' +
  'transition-colors duration-(--fast) disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const disabled =
  'disabled:border-line-strong disabled:bg-sunken disabled:text-muted ' +
  'aria-disabled:border-line-strong aria-disabled:bg-sunken aria-disabled:text-muted'
/** Without a frame, as it is when enabled. */
const disabledGhost =
  'disabled:bg-transparent disabled:text-muted disabled:opacity-70 ' +
  'aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-70'

const variants: Record<Variant, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  default: 'border-control bg-raised text-ink hover:bg-hover',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-control bg-raised text-negative-text hover:bg-negative-soft',
}

const sizes: Record<Size, string> = {
  // A long label takes several lines on a phone.
  md: 'min-h-control gap-[7px] px-3.5 sm:h-control',
  sm: 'min-h-(--control-h-sm) gap-[5px] px-2.5 text-small sm:h-control-sm',
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant
  size?: Size
  /** Shows a spinner and takes no click. */
  pending?: boolean
  icon?: ReactNode
  /** Draws the one child (a link, say) as a button. */
  asChild?: boolean
}

export function Button({ variant = 'default', size = 'md', pending, icon, asChild, className, children, ...rest }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      type={asChild ? undefined : 'button'}
      {...rest}
      {...whilePending(pending, rest.onClick)}
      className={classNames(base, variant === 'ghost' ? disabledGhost : disabled, variants[variant], sizes[size], className)}
    >
      {pending ? <Spinner /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  )
}
