import { type KeyboardEvent, useState } from 'react'

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Makes the links of a chart one tab stop: arrow keys move between them. */
export function useRovingLinks() {
  const [stop, setStop] = useState(0)
  return {
    /** For the element around the links. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const links = [...event.currentTarget.querySelectorAll('a')]
      const next = steps[event.key]?.(stop, links.length - 1)
      if (next === undefined) return
      event.preventDefault()
      links[next]?.focus()
    },
    /** For each link. */
    linkProps: (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) }),
  }
}
