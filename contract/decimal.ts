/*
 * Exact decimal numbers on BigInt, for amounts of money, prices, quantities and rates. Nothing here is ever a floating-point number:
 * text goes in, text comes out (docs/decisions/0040-money.md).
 */

/** `units` × 10 to the power of −`scale`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

export const zero: Decimal = { units: 0n, scale: 0 }
const format = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a decimal string, as '-12.50'. Throws for anything else. */
export function decimal(text: string): Decimal {
  const parts = format.exec(text)
  if (!parts) throw new Error(`'${text}' is no decimal number.`)
  const [, sign = '', whole = '', fraction = ''] = parts
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

/** The same number with at least that many decimals. */
function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale)
}

function commonScale(one: Decimal, other: Decimal): number {
  return Math.max(one.scale, other.scale)
}

export function plus(one: Decimal, other: Decimal): Decimal {
  const scale = commonScale(one, other)
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale }
}

export function negative({ units, scale }: Decimal): Decimal {
  return { units: -units, scale }
}

export function minus(one: Decimal, other: Decimal): Decimal {
  return plus(one, negative(other))
}

export function times(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale }
}

export function sumOf(numbers: readonly Decimal[]): Decimal {
  return numbers.reduce(plus, zero)
}

/** Negative, zero or positive, as sort functions answer. */
export function compare(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const { units } = minus(one, other)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** To that many decimals; a half goes away from zero, as in PostgreSQL's round(numeric). */
export function roundHalfUp(number: Decimal, decimals: number): Decimal {
  if (number.scale <= decimals) return { units: unitsAt(number, decimals), scale: decimals }
  return { units: divideHalfUp(number.units, 10n ** BigInt(number.scale - decimals)), scale: decimals }
}

/** The quotient to that many decimals, rounded as by roundHalfUp. */
export function dividedBy(one: Decimal, other: Decimal, decimals: number): Decimal {
  const scale = commonScale(one, other)
  return { units: divideHalfUp(unitsAt(one, scale) * 10n ** BigInt(decimals), unitsAt(other, scale)), scale: decimals }
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const [size, by] = [absolute(dividend), absolute(divisor)]
  const quotient = (size * 2n + by) / (by * 2n)
  return dividend < 0n === divisor < 0n ? quotient : -quotient
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units
}

/** As text without trailing zeros, but with at least that many decimals: '12.50', '0.045'. */
export function written({ units, scale }: Decimal, decimals = 0): string {
  const digits = absolute(units)
    .toString()
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const all = digits.slice(digits.length - scale)
  const fraction = all.slice(0, [...all].findLastIndex((digit) => digit !== '0') + 1).padEnd(decimals, '0')
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/**
 * Rounds parts to cents so that they add up to the rounded sum: each is rounded down, and the cents that are missing go to the parts that
 * lost most.
 */
export function spreadCents(parts: readonly Decimal[], sum: Decimal): Decimal[] {
  const scale = parts.reduce((most, part) => commonScale({ units: 0n, scale: most }, part), 2)
  const cent = 10n ** BigInt(scale - 2)
  const rounded = parts.map((part, index) => {
    const units = unitsAt(part, scale)
    const lost = ((units % cent) + cent) % cent
    return { index, cents: (units - lost) / cent, lost }
  })
  let missing = unitsAt(sum, 2) - rounded.reduce((total, { cents }) => total + cents, 0n)
  const byLoss = rounded.toSorted((one, other) => (one.lost === other.lost ? one.index - other.index : one.lost > other.lost ? -1 : 1))
  for (const part of byLoss) if (missing > 0n) [part.cents, missing] = [part.cents + 1n, missing - 1n]
  for (const part of byLoss.toReversed()) if (missing < 0n) [part.cents, missing] = [part.cents - 1n, missing + 1n]
  return rounded.map(({ cents }) => ({ units: cents, scale: 2 }))
}
