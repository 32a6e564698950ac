import { knownTimeZones } from '../../platform/lib/locale.ts'

/** The time zones that the browser knows, and the one that is set. */
export function timeZoneOptions(current: string) {
  const zones = new Set(['UTC', current, ...knownTimeZones()])
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
