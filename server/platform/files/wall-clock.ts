/**
 * Turns an instant into a Date whose UTC fields are what clocks in the time zone show then. Swedish dates are ISO 8601 with a space
 * for the T.
 */
export function wallClockIn(timeZone: string): (instant: Date) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (instant) => new Date(`${format.format(instant).replace(' ', 'T')}Z`)
}
