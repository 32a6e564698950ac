import type { ComponentProps, ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'
import { whilePending } from './while-pending.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name and tooltip. */
  label: string
  icon: ReactElement
  size?: 'md' | 'sm'
  pending?: boolean
  /** Draws a border around it. */
  outlined?: boolean
}

export function IconButton({ label, icon, size = 'md', pending, outlined, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        {...whilePending(pending, rest.onClick)}
        className={classNames(
          'relative inline-grid shrink-0 place-items-center rounded-control border bg-transparent text-ink-2 transition-colors duration-(--fast)',
          'hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted disabled:opacity-55',
          'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-55',
          'pointer-coarse:size-(--touch)',
          size === 'sm' ? 'size-7' : 'size-[2.125rem]',
          outlined ? 'border-control bg-raised' : 'border-transparent',
          className,
        )}
      >
        {pending ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}
