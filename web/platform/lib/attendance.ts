/** Milliseconds after the last key, click or touch until the screen counts as unattended. */
const unattendedAfter = 60_000

let lastInputAt = Date.now()

/** Records each use of the screen. */
export function watchAttendance(): void {
  const note = () => {
    lastInputAt = Date.now()
  }
  for (const input of ['keydown', 'pointerdown', 'wheel', 'touchstart']) {
    window.addEventListener(input, note, { capture: true, passive: true })
  }
}

/** A call of an unattended screen was caused by a server event and must not extend an idle session. */
export function isUnattended(): boolean {
  return Date.now() - lastInputAt > unattendedAfter
}
