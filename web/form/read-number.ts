import { maxInteger } from '../../contract/fields.ts'

/** What a number field accepts. */
export interface NumberRule {
  /** Maximum number of decimals; 0 for whole numbers. */
  decimals: number
  min: number
  max: number
}

/** A quantity, as in the contract. */
export const wholeNumber: NumberRule = { decimals: 0, min: 0, max: maxInteger }
/** An amount of money, as in the contract. */
export const amount: NumberRule = { decimals: 2, min: 0, max: 999_999_999_999.99 }

/** The number as a plain decimal ('1234.5'), null for an empty field, or an error message. */
export type NumberRead = { number: string | null; error?: undefined } | { number?: undefined; error: string }

/**
 * Parses a number with a decimal point or a decimal comma, and never guesses: '1,234' is ambiguous
 * and is rejected, whatever the browser's language. Nothing is rounded or clamped.
 */
export function readNumber(typed: string, { decimals, min, max }: NumberRule): NumberRead {
  const text = typed.trim()
  if (text === '') return { number: null }
  const sign = /^[-−]/.test(text) ? '-' : ''
  const digits = sign ? text.slice(1) : text
  if (isAmbiguous(digits)) {
    const bare = digits.replace(/\D/, '')
    return { error: `can be read as ${bare} or as ${digits.replace(',', '.')}: write it without a thousands separator` }
  }
  const plain = withoutGroups(digits).replace(',', '.')
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(plain)
  if (!parts || (parts[2]?.length ?? 0) > decimals) return { error: kindOf(decimals) }
  if (Number(sign + plain) < min) return { error: `must be at least ${min}` }
  if (Number(plain) > max) return { error: `must be at most ${max}` }
  return { number: (sign + plain).replace(/^(-?)0+(?=\d)/, '$1') }
}

/** The same as a number, for whole numbers, which are exact. NaN when the text isn't a number. */
export function wholeNumberIn(typed: string, rule: NumberRule = wholeNumber): number {
  const { number } = readNumber(typed, rule)
  return number == null ? Number.NaN : Number(number)
}

/** A single separator before three digits is ambiguous: thousands for some people, decimals for others. */
function isAmbiguous(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}

/** '1.234.567,5' is '1234567,5'; text that isn't grouped by threes is unchanged. */
function withoutGroups(digits: string): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.exec(digits)
  return grouped?.[1] ? digits.replaceAll(grouped[1], '') : digits
}

function kindOf(decimals: number): string {
  return decimals === 0 ? 'must be a whole number' : `must be an amount with at most ${decimals === 2 ? 'two' : decimals} decimals`
}
