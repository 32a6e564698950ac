import { classNames } from './class-names.ts'

/** A grey bar where text will be; give its width by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={classNames(
        'inline-block h-2.5 rounded-badge bg-sunken align-middle shadow-[inset_0_0_0_1px_var(--line)]',
        'animate-pulse motion-reduce:animate-none',
        className,
      )}
    />
  )
}
