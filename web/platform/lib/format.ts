import { type Language, languages } from '../../../contract/languages.ts'
import { dateFormat, isForeignZone, numberFormat, timeZone } from './locale.ts'

// How dates, times, numbers, quantities and money are written: by the person's language, in the warehouse's time zone.
// What can't be written, as a missing date, is a dash.

type Moment = string | number | Date | null | undefined

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dateTime = { ...date, ...time } as const
const zonedTime = { ...time, timeZoneName: 'short' } as const
const zonedDateTime = { ...dateTime, timeZoneName: 'short' } as const
const isoDay = { dateStyle: 'short' } as const

/** A day has no time, and so none that a time zone could move to another day. */
const dayStyles = {
  /** 'Nov 22, 2026'. */
  date: { timeZone: 'UTC', ...date },
  /** 'Sun, Nov 22'. */
  weekday: { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Sunday, November 22'. */
  long: { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' },
  /** '22'. */
  number: { timeZone: 'UTC', day: 'numeric' },
  /** 'Nov'. */
  month: { timeZone: 'UTC', month: 'short' },
  /** 'November 2026'. */
  monthOfYear: { timeZone: 'UTC', month: 'long', year: 'numeric' },
  /** 'Sun'. */
  weekdayName: { timeZone: 'UTC', weekday: 'short' },
  /** '11/22/2026': as it is typed in a field. */
  digits: { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const plain = {}
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const decimals = { maximumFractionDigits: 3 } as const
/** A quantity of three decimals times a price of four. */
const priceDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 7 } as const
const rateDecimals = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
/** A format is kept by the identity of its options. */
const currencies = new Map<string, Intl.NumberFormatOptions>()
/** Formats take decimal strings as they are, of however many digits. */
type DecimalText = `${number}`
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const percent = { style: 'percent', maximumFractionDigits: 1 } as const
const share = { style: 'percent', ...oneDecimal } as const

/** 'Jan 15, 2025': the day in the warehouse. */
export function formatDate(moment: Moment): string {
  return formatted(moment, date)
}

/** 'Jan 15, 2025, 14:05'; where the browser's clock shows another time, 'Jan 15, 2025, 14:05 UTC'. */
export function formatDateTime(moment: Moment): string {
  return formatted(moment, isForeignZone() ? zonedDateTime : dateTime)
}

/** '14:05', or '14:05 UTC'. */
export function formatTime(moment: Moment): string {
  return formatted(moment, isForeignZone() ? zonedTime : time)
}

/** 'Today, 08:52', 'Yesterday, 23:10', before that the date and time. */
export function formatWhen(moment: Moment, now: Moment = Date.now()): string {
  const day = dayOf(moment)
  if (day === null) return '–'
  const today = dayOf(now)
  if (day === today) return `Today, ${formatTime(moment)}`
  if (day === dayBefore(today)) return `Yesterday, ${formatTime(moment)}`
  return formatDateTime(moment)
}

/** A day of the calendar, given as '2026-11-22'. */
export function formatDay(day: string | null | undefined, style: keyof typeof dayStyles = 'date'): string {
  return formatted(day && `${day}T00:00Z`, dayStyles[style])
}

const patternOf: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }

/** 'MM/DD/YYYY': how the person's language writes a day in digits. */
export function dayPattern(): string {
  const parts = dateFormat(dayStyles.digits).formatToParts(0)
  return parts.map(({ type, value }) => patternOf[type] ?? value).join('')
}

/** '14:05': the time in the warehouse now, to be put into a field. */
export function timeNow(): string {
  return formatted(Date.now(), time)
}

/** '2026-11-22': which day it is in the warehouse at a moment; null for no moment. */
export function dayOf(moment: Moment): string | null {
  const instant = dateOf(moment)
  // Swedish writes days as ISO 8601 does.
  return instant && dateFormat(isoDay, 'sv-SE').format(instant)
}

/** Today in the warehouse, by the browser's clock. */
export function today(): string {
  return dayOf(Date.now()) ?? ''
}

function dayBefore(day: string | null): string | null {
  return day === null ? null : new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** 'Asia/Kolkata', the zone of the warehouse; null where the browser's clock shows the same time. */
export function foreignZone(): string | null {
  return isForeignZone() ? timeZone().replaceAll('_', ' ') : null
}

/** '1,612'. */
export function formatNumber(value: number): string {
  return written(plain, value)
}

/** '2.4', '5.0'. */
export function formatOneDecimal(value: number): string {
  return written(oneDecimal, value)
}

/** '9.4%', given 9.4: one decimal at most, half up. */
export function formatPercent(value: number): string {
  return written(percent, Math.floor(value * 10 + 0.5) / 1000)
}

/** '99.0%', given 99: a share is compared with others, so it always has its decimal. */
export function formatShare(value: number): string {
  return written(share, Math.floor(value * 10 + 0.5) / 1000)
}

/** '1,234.50', given the decimal string that money is in answers. */
export function formatMoney(amount: string | null | undefined): string {
  return amount ? written(twoDecimals, amount as DecimalText) : '–'
}

/** '€1,234.50', given the decimal string and the document's currency; no digit is lost on the way. */
export function formatAmount(amount: string, currency: string): string {
  const options = currencies.get(currency) ?? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...twoDecimals }
  currencies.set(currency, options)
  return written(options, amount as DecimalText)
}

/** '1,200', '0.085': a quantity that may have decimals, given as a decimal string. */
export function formatDecimal(value: string): string {
  return written(decimals, value as DecimalText)
}

/** '4.85', '0.085': a price or the amount of a line, unrounded and without its currency. */
export function formatPrice(price: string): string {
  return written(priceDecimals, price as DecimalText)
}

/** '21%', given '21'. */
export function formatRate(rate: string): string {
  return written(rateDecimals, rate as DecimalText)
}

/** '1,612 EA'. */
export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`
}

/** plural(1, 'item') is '1 item', plural(3, 'box', 'boxes') is '3 boxes'. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

export interface LanguageChoice {
  language: Language
  /** 'English (United States)'. */
  name: string
  /** How dates and numbers then look: 'Jan 31, 2026 · 123,456.7'. */
  sample: string
}

export function languageChoices(): LanguageChoice[] {
  const january = Date.UTC(new Date().getUTCFullYear(), 0, 31)
  return languages.map((language) => ({
    language,
    name: languageName(language),
    sample: `${new Intl.DateTimeFormat(language, dayStyles.date).format(january)} · ${new Intl.NumberFormat(language).format(123_456.7)}`,
  }))
}

export function languageName(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(language) ?? language
}

/** The number as the language writes it, but always with '−', as screens write the signs that they put themselves. */
function written(options: Intl.NumberFormatOptions, value: number | DecimalText): string {
  return numberFormat(options).format(value).replace('-', '−')
}

function formatted(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const instant = dateOf(moment)
  return instant === null ? '–' : dateFormat(options).format(instant)
}

function dateOf(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === '') return null
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? null : instant
}
