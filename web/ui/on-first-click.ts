import type { MouseEvent } from 'react'

/** For buttons whose place something else takes at once: of a double click the second one would hit that. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    // Presses by keyboard count as 0.
    if (detail < 2) act()
  }
}
