import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** The point of a chart that is being read, and whether it was reached by keys and so has to be spoken. */
interface Reading {
  index: number
  spoken: boolean
}

interface ReadingOptions {
  count: number
  /** The point under the pointer; `share` is how far from the left edge it is, from 0 to 1. */
  pointAt: (share: number) => number | null
  /** Enter and a click on a point. */
  onOpen?: ((index: number) => void) | undefined
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Reads a chart point by point: under the pointer, or by arrow keys once the chart has the focus. It begins with the last point. */
export function useReading({ count, pointAt, onOpen }: ReadingOptions) {
  const [reading, setReading] = useState<Reading | null>(null)
  const last = count - 1
  const current = reading && reading.index <= last ? reading : null

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      setReading({ index: current ? step(current.index, last) : last, spoken: true })
    } else if (event.key === 'Escape' && current) {
      event.stopPropagation()
      setReading(null)
    } else if (event.key === 'Enter' && current) {
      onOpen?.(current.index)
    }
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.matches(':focus-visible')) setReading({ index: last, spoken: true })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = pointAt((event.clientX - left) / width)
    setReading(index === null ? null : { index, spoken: false })
  }

  const hide = () => setReading(null)
  const handlers = {
    onKeyDown,
    onFocus,
    onBlur: hide,
    onPointerDown: onPointerMove,
    onPointerMove,
    onPointerLeave: hide,
    onClick: () => current && onOpen?.(current.index),
  }
  return { reading: current, handlers }
}
