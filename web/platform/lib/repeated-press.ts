let isRepeated = false

/** Records each click and key press of the page. */
export function watchPresses(): void {
  window.addEventListener('keydown', ({ repeat }) => note(repeat), { capture: true, passive: true })
  // A click that a key or a program caused has detail 0.
  window.addEventListener('click', ({ detail }) => detail > 0 && note(detail > 1), { capture: true, passive: true })
}

function note(isRepetition: boolean): void {
  isRepeated = isRepetition
}

/** Whether the last click was the second of a double click, or the last key press one of a key that is held. */
export function isRepeatedPress(): boolean {
  return isRepeated
}
