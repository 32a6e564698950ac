import type { ReactNode } from 'react'

/**
 * The values of a point, above the chart. `place` is how far from the left edge of the chart the point is, from 0 to 1: at the left edge
 * the tip begins at its point, at the right edge it ends there, so it never leaves the chart. The parent is positioned.
 */
export function ChartTip({ place, children }: { place: number; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="figures pointer-events-none absolute bottom-full z-10 mb-1.5 w-max max-w-60 rounded-control bg-inverse px-2.5 py-1.5 text-left text-small font-normal tracking-normal text-on-inverse shadow-pop"
      style={{ left: `${place * 100}%`, transform: `translateX(-${place * 100}%)` }}
    >
      {children}
    </div>
  )
}
