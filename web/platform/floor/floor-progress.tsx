import type { ReactNode } from 'react'

interface FloorProgressProps {
  done: number
  of: number
  /** What is said of it, and at the right where it belongs to. */
  children: ReactNode
}

/** How much of a piece of work on the floor is done. */
export function FloorProgress({ done, of, children }: FloorProgressProps) {
  return (
    <div>
      <div className="h-1.5 bg-sunken" aria-hidden>
        <div className="h-full bg-primary transition-[width]" style={{ width: `${of === 0 ? 0 : (done / of) * 100}%` }} />
      </div>
      <div className="figures flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-small">{children}</div>
    </div>
  )
}
