import { useSyncExternalStore } from 'react'
import { defaultLanguage, type Language } from '../../../contract/languages.ts'

/** What decides how dates and numbers are written and read. */
export interface Locale {
  /** The person's choice. */
  language: Language
  /** The warehouse's, as an IANA name. */
  timeZone: string
}

/** The marks in a number. */
export interface NumberMarks {
  decimal: string
  /** Between the groups of digits. */
  group: string
  /** Above the thousands two digits make a group, as in 12,34,567. */
  groupsOfTwo: boolean
}

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const listeners = new Set<() => void>()

// Before someone signs in no warehouse is known, and days are the browser's.
let locale: Locale = { language: defaultLanguage, timeZone: browserZone }
let cache = emptyCache()

/** The formats made for the present locale, as making one takes much longer than using it. */
function emptyCache() {
  return {
    dates: new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(),
    numbers: new Map<Intl.NumberFormatOptions, Intl.NumberFormat>(),
    marks: undefined as NumberMarks | undefined,
    isForeign: undefined as boolean | undefined,
  }
}

/** Sets the locale and has every screen render again. */
export function setLocale({ language, timeZone }: Locale): void {
  // A browser that is older than the zone goes by UTC, which it then names.
  const zone = isKnown(timeZone) ? timeZone : 'UTC'
  if (language === locale.language && zone === locale.timeZone) return
  locale = { language, timeZone: zone }
  cache = emptyCache()
  for (const listener of listeners) listener()
}

/** The locale; a component that calls it renders again when it changes. The shell and every screen do. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, () => locale)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The time zone of the warehouse. */
export function timeZone(): string {
  return locale.timeZone
}

/** @param options a constant, used for one language: formats are kept by its identity. */
export function dateFormat(options: Intl.DateTimeFormatOptions, language = locale.language): Intl.DateTimeFormat {
  const made = cache.dates.get(options)
  if (made) return made
  const format = new Intl.DateTimeFormat(language, { timeZone: locale.timeZone, ...options })
  cache.dates.set(options, format)
  return format
}

/** @param options a constant: formats are kept by its identity. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const made = cache.numbers.get(options)
  if (made) return made
  const format = new Intl.NumberFormat(locale.language, options)
  cache.numbers.set(options, format)
  return format
}

const grouped: Intl.NumberFormatOptions = { useGrouping: true, minimumFractionDigits: 1 }

export function numberMarks(): NumberMarks {
  cache.marks ??= marksIn(numberFormat(grouped).formatToParts(1_234_567.5))
  return cache.marks
}

function marksIn(parts: Intl.NumberFormatPart[]): NumberMarks {
  const textOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: textOf('decimal'), group: textOf('group'), groupsOfTwo: parts.some(({ value }) => value === '34') }
}

const sundayFirst: ReadonlySet<Language> = new Set(['en-US', 'en-IN', 'pt-PT'])

/** The first day of a week in calendars: 0 for Sunday, 1 for Monday. */
export function firstWeekday(): 0 | 1 {
  return sundayFirst.has(locale.language) ? 0 : 1
}

/** Whether the clocks of the browser's zone differ from the warehouse's, in winter, in summer or now. */
export function isForeignZone(): boolean {
  cache.isForeign ??= differ(locale.timeZone, browserZone)
  return cache.isForeign
}

function differ(zone: string, other: string): boolean {
  if (zone === other) return false
  const year = new Date().getUTCFullYear()
  const [clock, otherClock] = [clockIn(zone), clockIn(other)]
  return [Date.now(), Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)].some((moment) => clock(moment) !== otherClock(moment))
}

function clockIn(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat(defaultLanguage, { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (moment) => format.format(moment)
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat(defaultLanguage, { timeZone })
    return true
  } catch {
    return false
  }
}

/** IANA names, as Europe/Amsterdam. */
export function knownTimeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
}
