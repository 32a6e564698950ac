import type { NumberFormat } from './xlsx-number-formats.ts'

const dayLength = 86_400_000
/** Days from day 0 of the workbook to 1970. */
const from1900 = 25_569
const from1904 = 24_107
/** The last day of the year 9999, as Excel counts. */
const lastDay = 2_958_465

/**
 * A number as people read it. Workbooks store numbers in binary: the 15 digits that Excel shows are kept, 0.1 instead of
 * 0.10000000000000001. Longer whole numbers have lost their last digits in Excel already and are written as it shows them, 3.4E+17, which no
 * code is mistaken for. A date is an ISO day, with the time where it has one; a time of no day is only the time.
 */
export function numberText(stored: string, format: NumberFormat, countsFrom1904: boolean): string {
  const number = Number(stored)
  if (!Number.isFinite(number)) return stored
  if (format === 'date') return dateText(number, countsFrom1904) ?? decimalText(number)
  if (format !== 'general' && Number.isInteger(number) && number >= 0) return decimalText(number).padStart(format.digits, '0')
  return decimalText(number)
}

function decimalText(number: number): string {
  const rounded = Number(number.toPrecision(15))
  if (Math.abs(rounded) >= 1e15) return rounded.toExponential().replace('e', 'E')
  const text = String(rounded)
  // From 1e-7 down.
  return text.includes('e') ? rounded.toFixed(20).replace(/(?<!0)0+$/, '') : text
}

function dateText(serial: number, countsFrom1904: boolean): string | null {
  if (serial < 0 || serial >= lastDay + 1) return null
  const minutes = Math.round(serial * 1440)
  // Excel holds 1900 for a leap year, so that days before March are one less.
  const leap = !countsFrom1904 && serial < 60 ? 1 : 0
  const at = new Date((minutes / 1440 + leap - (countsFrom1904 ? from1904 : from1900)) * dayLength)
  const [day = '', time = ''] = new Date(Math.round(at.getTime() / 60_000) * 60_000).toISOString().split('T')
  if (serial < 1) return time.slice(0, 5)
  return minutes % 1440 === 0 ? day : `${day} ${time.slice(0, 5)}`
}
