/** How printed papers write moments, the day of a moment (both in the time zone of the warehouse), and days. */
export function datesIn(timeZone: string) {
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
  const moments = new Intl.DateTimeFormat('en-US', { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const daysOf = new Intl.DateTimeFormat('en-US', { ...date, timeZone })
  const days = new Intl.DateTimeFormat('en-US', { ...date, timeZone: 'UTC' })
  return {
    moment: (instant: string) => moments.format(new Date(instant)),
    dayOf: (instant: string) => daysOf.format(new Date(instant)),
    day: (value: string) => days.format(new Date(value)),
  }
}
