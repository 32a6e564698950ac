import { z } from 'zod'
import { compare, type Decimal, decimal, dividedBy, minus, plus, roundHalfUp, spreadCents, sumOf, times, written, zero } from './decimal.ts'
import { requiredText } from './fields.ts'

/* Lines of quotes and invoices and what they come to. Server, browser and PDF compute only with these functions. */

interface Digits {
  whole: number
  decimals: number
  /** Decimals that are written even when they are zero. */
  least?: number
  signed?: boolean
}

/**
 * A decimal as people send it, a string or a number, read as the text that was sent: a JSON number of at most 15 digits has exactly one,
 * and one with more is refused. Becomes a decimal string.
 */
function decimalInput({ whole, decimals, least = 0, signed = false }: Digits, message: string) {
  const pattern = new RegExp(`^${signed ? '-?' : ''}\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  return z.union([z.string().trim().regex(pattern, message), z.number()], { error: message }).transform((value, context) => {
    const text = String(value)
    const isExact = typeof value === 'string' || text.replace(/\D/g, '').length <= 15
    if (isExact && pattern.test(text)) return written(decimal(text), least)
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

const isMore = (value: string) => compare(decimal(value), zero) > 0
export const amountInput = decimalInput({ whole: 12, decimals: 2, least: 2 }, 'must be an amount with at most two decimals')
export const signedAmountInput = decimalInput(
  { whole: 12, decimals: 2, least: 2, signed: true },
  'must be an amount with at most two decimals',
)
export const positiveAmountInput = amountInput.refine(isMore, 'must be more than 0')

const mustBePercent = 'must be a percentage from 0 to 100 with at most two decimals'
export const percentInput = decimalInput({ whole: 3, decimals: 2 }, mustBePercent).refine(
  (value) => compare(decimal(value), decimal('100')) <= 0,
  mustBePercent,
)

/** A line as it is sent. */
export const sentBillingLine = z.object({
  description: requiredText(500, 'Please describe the line'),
  quantity: decimalInput({ whole: 9, decimals: 3 }, 'must be a quantity with at most three decimals')
    .refine(isMore, 'must be more than 0')
    .default('1'),
  /** Without tax; negative for a discount. */
  unitPrice: decimalInput({ whole: 12, decimals: 4, least: 2, signed: true }, 'must be a price with at most four decimals'),
  /** Percent. */
  taxRate: percentInput.default('0'),
})

export const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/)
export const billingLine = z.object({
  description: z.string(),
  /** A decimal string with up to three decimals; negative on credit notes. */
  quantity: decimalText,
  /** A decimal string with two to four decimals. */
  unitPrice: decimalText,
  /** Percent, with up to two decimals. */
  taxRate: decimalText,
})
export type BillingLine = z.output<typeof billingLine>

const mostLines = 200
const mostRates = 20
export const sentBillingLines = z
  .array(sentBillingLine)
  .min(1, 'must have at least one line')
  .max(mostLines, `must have at most ${mostLines} lines`)
  .refine((lines) => new Set(lines.map(({ taxRate }) => taxRate)).size <= mostRates, `must have at most ${mostRates} different tax rates`)

/** The largest total there can be. */
export const mostMoney = '999999999999.99'

export interface Totals {
  net: string
  tax: string
  total: string
}

/** Quantity × price, not rounded. */
export function lineAmount({ quantity, unitPrice }: Pick<BillingLine, 'quantity' | 'unitPrice'>): Decimal {
  return times(decimal(quantity), decimal(unitPrice))
}

function lineTax(line: BillingLine): Decimal {
  return times(times(lineAmount(line), decimal(line.taxRate)), decimal('0.01'))
}

const grossOf = (line: BillingLine) => plus(lineAmount(line), lineTax(line))

/** Net and total are each rounded once, half up; the tax is the difference. */
export function totalsOf(lines: readonly BillingLine[]): Totals {
  const net = roundHalfUp(sumOf(lines.map(lineAmount)), 2)
  const total = roundHalfUp(sumOf(lines.map(grossOf)), 2)
  return { net: written(net, 2), tax: written(minus(total, net), 2), total: written(total, 2) }
}

export interface TaxOfRate {
  rate: string
  net: string
  tax: string
}

/** Net and tax by rate, the lowest first; the columns add up to net and tax of the document. */
export function taxesByRate(lines: readonly BillingLine[]): TaxOfRate[] {
  const byRate = [...Map.groupBy(lines, ({ taxRate }) => taxRate)].sort(([one], [other]) => compare(decimal(one), decimal(other)))
  const { net, tax } = totalsOf(lines)
  const spread = (part: (line: BillingLine) => Decimal, sum: string) =>
    spreadCents(
      byRate.map(([, own]) => sumOf(own.map(part))),
      decimal(sum),
    )
  const [nets, taxes] = [spread(lineAmount, net), spread(lineTax, tax)]
  return byRate.map(([rate], index) => ({ rate, net: written(nets[index] ?? zero, 2), tax: written(taxes[index] ?? zero, 2) }))
}

/** One line of a total that is given without lines. */
export function lineOfTotal(total: string, description: string): BillingLine {
  return { description, quantity: '1', unitPrice: total, taxRate: '0' }
}

export function negated({ quantity, ...line }: BillingLine): BillingLine {
  return { ...line, quantity: quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}` }
}

/**
 * Lines that come to `amount`, tax included, spread over the tax rates of an invoice as its own total is. Prices have four decimals, so that
 * the sum of all rates is off by less than half a cent.
 */
export function linesOfAmount(lines: readonly BillingLine[], amount: string, description: string): BillingLine[] {
  const byRate = [...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(([rate, own]) => ({ rate, gross: sumOf(own.map(grossOf)) }))
  const whole = sumOf(byRate.map(({ gross }) => gross))
  const shares = spreadCents(
    byRate.map(({ gross }) => dividedBy(times(decimal(amount), gross), whole, 6)),
    decimal(amount),
  )
  return byRate.flatMap(({ rate }, index) => {
    const share = shares[index] ?? zero
    const price = dividedBy(times(share, decimal('100')), plus(decimal('100'), decimal(rate)), 4)
    return share.units === 0n ? [] : [{ description, quantity: '1', unitPrice: written(price, 2), taxRate: rate }]
  })
}

/**
 * The first tax rate that would be credited with more than its open gross amount; null when there is none. A rate with more discounts than
 * charges has a negative open amount and is credited with a negative amount at most. A cent is allowed for rounding by rate.
 * @param left the lines of the invoice and of its credit notes, which have negative quantities
 */
export function rateCreditedBeyond(left: readonly BillingLine[], credited: readonly BillingLine[]): { rate: string; left: string } | null {
  const grossByRate = (lines: readonly BillingLine[]) =>
    new Map([...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(([rate, own]) => [rate, roundHalfUp(sumOf(own.map(grossOf)), 2)]))
  const leftOf = grossByRate(left)
  const cent = decimal('0.01')
  for (const [rate, wanted] of grossByRate(credited)) {
    const most = leftOf.get(rate) ?? zero
    const [lower, upper] = compare(most, zero) < 0 ? [most, zero] : [zero, most]
    if (compare(wanted, plus(upper, cent)) > 0 || compare(wanted, minus(lower, cent)) < 0) return { rate, left: written(most, 2) }
  }
  return null
}

export function addAmounts(...amounts: string[]): string {
  return written(sumOf(amounts.map(decimal)), 2)
}

export function subtractAmounts(one: string, other: string): string {
  return written(minus(decimal(one), decimal(other)), 2)
}

/** Negative, zero or positive. */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 {
  return compare(decimal(one), decimal(other))
}

export function negatedAmount(amount: string): string {
  return subtractAmounts('0.00', amount)
}

/** With a comma between thousands, as documents print it: '-1,234.50'. */
export function grouped(amount: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(amount) ?? []
  const first = whole.length % 3 || 3
  return `${sign}${[whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].join(',')}${fraction}`
}

/** ISO 4217 codes of the currencies with two decimals, as all amounts here have. */
export const currencies = [
  ...['AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP'],
  ...['BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD'],
  ...['FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IRR', 'JMD', 'KES', 'KGS'],
  ...['KHR', 'KPW', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'MAD', 'MDL', 'MKD', 'MMK', 'MNT', 'MOP', 'MUR', 'MVR', 'MWK', 'MXN'],
  ...['MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD', 'RUB', 'SAR'],
  ...['SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SOS', 'SRD', 'SSP', 'STN', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TOP', 'TRY', 'TTD', 'TWD'],
  ...['TZS', 'UAH', 'USD', 'UYU', 'UZS', 'VES', 'WST', 'XCD', 'YER', 'ZAR', 'ZMW'],
] as const
