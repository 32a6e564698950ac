import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ChartTip } from './chart-tip.tsx'
import { useReading } from './use-reading.ts'

interface ReadableProps {
  /** What the chart shows, in a sentence. */
  label: string
  count: number
  pointAt: (share: number) => number | null
  /** How far from the left edge a point is, from 0 to 1: the tip stands there. */
  placeOf: (index: number) => number
  /** The values of a point, under the pointer or the focus. */
  tip: (index: number) => ReactNode
  /** The same in words, spoken when reached by keys. */
  words: (index: number) => string
  onOpen?: (index: number) => void
  className?: string
  /** The drawing; it may mark the point that is being read. */
  children: (reading: number | null) => ReactNode
}

/** The frame of every chart: one tab stop, values under pointer and focus, arrow keys from point to point, and the values as spoken text. */
export function Readable({ label, count, pointAt, placeOf, tip, words, onOpen, className, children }: ReadableProps) {
  const { reading, handlers } = useReading({ count, pointAt, onOpen })
  return (
    // An application, because screen readers then leave the arrow keys to it.
    <div
      role="application"
      aria-roledescription="chart"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read its points
      tabIndex={0}
      className={classNames('relative', className)}
      {...handlers}
    >
      {children(reading?.index ?? null)}
      {reading && <ChartTip place={placeOf(reading.index)}>{tip(reading.index)}</ChartTip>}
      <span role="status" className="sr-only">
        {reading?.spoken && words(reading.index)}
      </span>
    </div>
  )
}
