import type { MouseEvent } from 'react'

/** For buttons that are replaced at once: the second click of a double click would hit the replacement. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    // Keyboard presses have detail 0.
    if (detail < 2) act()
  }
}
