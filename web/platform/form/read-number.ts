import { mostUnits } from '../../../contract/fields.ts'
import { numberMarks } from '../lib/locale.ts'

/** What a number field accepts. */
export interface NumberRule {
  /** Maximum number of decimals; 0 for whole numbers. */
  decimals: number
  min: number
  max: number
}

/** A quantity, as in the contract. */
export const wholeNumber: NumberRule = { decimals: 0, min: 0, max: mostUnits }
/** An amount of money, as in the contract. */
export const amount: NumberRule = { decimals: 2, min: 0, max: 999_999_999_999.99 }

/** The number as a plain decimal ('1234.5'), null for an empty field, or an error message. */
export type NumberRead = { number: string | null; error?: undefined } | { number?: undefined; error: string }

/**
 * Parses a number with a decimal point or a decimal comma, and never guesses. Of two kinds of marks the last one is the decimal
 * mark; a mark that is repeated makes groups of three; a single one is the decimal mark. Only where three digits follow a single
 * mark the person's language decides, and when the field takes no number as the language reads it, the text is refused.
 * Nothing is rounded or clamped.
 */
export function readNumber(typed: string, { decimals, min, max }: NumberRule): NumberRead {
  const text = typed.trim()
  if (text === '') return { number: null }
  const sign = /^[-−]/.test(text) ? '-' : ''
  const digits = sign ? text.slice(1) : text
  const plain = hasTwoReadings(digits) ? readByLanguage(digits, decimals) : withoutGroups(digits).replace(',', '.')
  if (plain === null) {
    const [whole = '', rest = ''] = digits.split(/[.,]/)
    return { error: `is ambiguous: ${whole}${rest} or ${writeNumber(`${whole}.${rest}`)}? Enter it without a thousands separator` }
  }
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(plain)
  if (!parts || (parts[2]?.length ?? 0) > decimals) return { error: kindOf(decimals) }
  if (Number(sign + plain) < min) return { error: `must be at least ${writeNumber(String(min))}` }
  if (Number(plain) > max) return { error: `must be at most ${writeNumber(String(max))}` }
  return { number: (sign + plain).replace(/^(-?)0+(?=\d)/, '$1') }
}

/** The same as a number, for whole numbers, which are exact. NaN when the text isn't a number. */
export function wholeNumberIn(typed: string, rule: NumberRule = wholeNumber): number {
  const { number } = readNumber(typed, rule)
  return number == null ? Number.NaN : Number(number)
}

/** What a field shows of a stored number ('1234.5'): the person's decimal mark, and no groups. `readNumber` reads it as the same number. */
export function writeNumber(number: string | null): string {
  return number?.replace('.', numberMarks().decimal) ?? ''
}

/** A single mark before three digits separates thousands for some people and decimals for others. */
function hasTwoReadings(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}

/** Null when the language doesn't use the mark, or the field takes fewer decimals. */
function readByLanguage(digits: string, decimals: number): string | null {
  const { decimal, group } = numberMarks()
  if (digits.includes(group)) return digits.replace(group, '')
  return digits.includes(decimal) && decimals >= 3 ? digits.replace(decimal, '.') : null
}

/** '1.234.567,5' is '1234567,5'; text that isn't grouped by threes, or as the language groups, is unchanged. */
function withoutGroups(digits: string): string {
  const grouped = groupsOfThree.exec(digits) ?? (numberMarks().groupsOfTwo ? groupsOfTwo.exec(digits) : null)
  return grouped?.[1] ? digits.replaceAll(grouped[1], '') : digits
}

const groupsOfThree = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
/** '12,34,567'. */
const groupsOfTwo = /^[1-9]\d?(,)(?:\d{2},)+\d{3}(?:\.\d+)?$/

function kindOf(decimals: number): string {
  return decimals === 0 ? 'must be a whole number' : `must be an amount with at most ${decimals === 2 ? 'two' : decimals} decimals`
}
