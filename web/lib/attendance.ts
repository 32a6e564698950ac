/** So long after the last key, click or touch nobody is taken to be at the screen any more. In milliseconds. */
const unattendedAfter = 60_000

let lastInputAt = Date.now()

/** Notes whenever somebody uses the screen. */
export function watchAttendance(): void {
  const note = () => {
    lastInputAt = Date.now()
  }
  for (const input of ['keydown', 'pointerdown', 'wheel', 'touchstart']) {
    window.addEventListener(input, note, { capture: true, passive: true })
  }
}

/** A call of an unattended screen was caused by a server event, and must not keep an idle session alive. */
export function isUnattended(): boolean {
  return Date.now() - lastInputAt > unattendedAfter
}
