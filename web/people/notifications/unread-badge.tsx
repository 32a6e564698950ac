const mostShown = 99

/** The number of unread notifications; renders nothing when there are none. The words are for screen readers. */
export function UnreadBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      className={`figures grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full px-1 text-[0.6875rem] leading-none font-semibold ${className}`}
    >
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  )
}
