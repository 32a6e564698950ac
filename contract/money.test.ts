import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, decimal, dividedBy, minus, negative, plus, roundHalfUp, spreadCents, sumOf, times, written } from './decimal.ts'
import {
  amountInput,
  type BillingLine,
  compareAmounts,
  currencies,
  grouped,
  linesOfAmount,
  negated,
  percentInput,
  sentBillingLine,
  taxesByRate,
  totalsOf,
} from './money.ts'

const line = (quantity: string, unitPrice: string, taxRate = '0'): BillingLine => ({ description: 'Line', quantity, unitPrice, taxRate })

/** A decimal string with up to that many digits on either side. */
const decimals = (whole: number, places: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** BigInt(whole + places) - 1n }), fc.integer({ min: 0, max: places }))
    .map(([units, scale]) => written({ units: units / 10n ** BigInt(places - scale), scale }))
const billed = fc.record({
  description: fc.constant('Line'),
  quantity: decimals(5, 3).filter((text) => /[1-9]/.test(text)),
  unitPrice: decimals(6, 4),
  taxRate: fc.constantFrom('0', '5.5', '9', '21', '100', '0.01'),
})

test('decimals are read, computed and written exactly', () => {
  expect(written(plus(decimal('0.1'), decimal('0.2')))).toBe('0.3')
  expect(written(times(decimal('1.10'), decimal('-3')), 2)).toBe('-3.30')
  expect(written(minus(decimal('1'), decimal('1.05')), 2)).toBe('-0.05')
  expect(written(dividedBy(decimal('100'), decimal('3'), 4))).toBe('33.3333')
  expect(written(dividedBy(decimal('-2'), decimal('3'), 2))).toBe('-0.67')
  expect(compare(decimal('1.10'), decimal('1.1'))).toBe(0)
  expect(written(negative(decimal('0')))).toBe('0')
  for (const wrong of ['', '1.', '.5', '1e3', '+1', '1,5', ' 1', 'NaN']) expect(() => decimal(wrong), wrong).toThrow('is no decimal number')
})

test.each([
  ['0.005', '0.01'],
  ['0.0049999', '0.00'],
  ['-0.005', '-0.01'],
  ['1.005', '1.01'],
  ['2.675', '2.68'],
  ['-2.675', '-2.68'],
  ['999999999999.995', '1000000000000.00'],
])('%s is rounded to %s', (number, rounded) => {
  expect(written(roundHalfUp(decimal(number), 2), 2)).toBe(rounded)
})

test('a document is rounded once, not line by line', () => {
  const lines = [line('1', '0.005'), line('1', '0.005'), line('1', '0.004')]
  expect(totalsOf(lines)).toEqual({ net: '0.01', tax: '0.00', total: '0.01' })
  expect(totalsOf([line('3', '33.335', '19')])).toEqual({ net: '100.01', tax: '19.00', total: '119.01' })
  expect(totalsOf([line('-3', '33.335', '19')])).toEqual({ net: '-100.01', tax: '-19.00', total: '-119.01' })
})

test('the tax of the rates and the nets add up to those of the document, each within a cent of the exact one', () => {
  fc.assert(
    fc.property(fc.array(billed, { minLength: 1, maxLength: 12 }), (lines) => {
      const { net, tax } = totalsOf(lines)
      const rates = taxesByRate(lines)
      const sum = (field: 'net' | 'tax') => written(sumOf(rates.map((rate) => decimal(rate[field]))), 2)
      expect([sum('net'), sum('tax')]).toEqual([net, tax])
      for (const { rate, net: rounded } of rates) {
        const exact = sumOf(
          lines.filter(({ taxRate }) => taxRate === rate).map(({ quantity, unitPrice }) => times(decimal(quantity), decimal(unitPrice))),
        )
        expect(compare(minus(exact, decimal(rounded)), decimal('0.02'))).toBe(-1)
        expect(compare(minus(decimal(rounded), exact), decimal('0.02'))).toBe(-1)
      }
    }),
  )
})

test('a credit of any part of an invoice comes to exactly that part', () => {
  const part = fc.tuple(fc.array(billed, { minLength: 1, maxLength: 8 }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  fc.assert(
    fc.property(part, ([lines, any]) => {
      const { units } = decimal(totalsOf(lines).total)
      fc.pre(units > 0n)
      const amount = written({ units: (any % units) + 1n, scale: 2 }, 2)
      const credited = linesOfAmount(lines, amount, 'Credit')
      expect(totalsOf(credited).total).toBe(amount)
      expect(totalsOf(credited.map(negated)).total).toBe(`-${amount}`)
      const rates = new Set<string>(lines.map(({ taxRate }) => taxRate))
      expect(credited.every(({ taxRate }) => rates.has(taxRate))).toBe(true)
    }),
  )
})

test('cents that are left over go to the parts that lost most', () => {
  const spread = (parts: string[], sum: string) => spreadCents(parts.map(decimal), decimal(sum)).map((part) => written(part, 2))
  expect(spread(['33.333', '33.333', '33.334'], '100.00')).toEqual(['33.33', '33.33', '33.34'])
  expect(spread(['-0.5', '0.005'], '-0.49')).toEqual(['-0.50', '0.01'])
  expect(spread(['1.00', '2.00'], '2.99')).toEqual(['1.00', '1.99'])
})

test('numbers are read as the text that was sent, or refused', () => {
  const reads = (schema: typeof amountInput, value: unknown) => (schema.safeParse(value).success ? schema.parse(value) : null)
  for (const [sent, read] of [
    ['1', '1.00'],
    [' 1.5 ', '1.50'],
    [1.1, '1.10'],
    [999999999999.99, '999999999999.99'],
    ['007.10', '7.10'],
    [0.1 + 0.2, null],
    [1e-7, null],
    [1e21, null],
    ['1,50', null],
    ['-1', null],
    ['1.234', null],
    [Number.NaN, null],
    ['٣', null],
    [null, null],
    [[1], null],
  ] as const)
    expect(reads(amountInput, sent), String(sent)).toBe(read)
  expect(reads(percentInput, '100')).toBe('100')
  expect(reads(percentInput, '100.01')).toBeNull()
  expect(sentBillingLine.parse({ description: 'A', unitPrice: '-0.0450' })).toEqual({ ...line('1', '-0.045'), description: 'A' })
  expect(sentBillingLine.safeParse({ description: 'A', unitPrice: '1', quantity: '0' }).success).toBe(false)
})

test('amounts are written with commas, and compared as numbers', () => {
  expect(['1234567.5', '-1234.00', '999.00', '0.0450', '1000'].map(grouped)).toEqual([
    '1,234,567.5',
    '-1,234.00',
    '999.00',
    '0.0450',
    '1,000',
  ])
  expect(compareAmounts('10.00', '9.00')).toBe(1)
})

test('the currencies are those that have two decimals by ISO 4217', () => {
  // The data of the browser is CLDR, which writes some of them without decimals because nobody uses the small coins any more.
  const unused = [
    'COP',
    'HUF',
    'AFN',
    'ALL',
    'AMD',
    'CRC',
    'IDR',
    'IRR',
    'KPW',
    'LAK',
    'LBP',
    'MMK',
    'MNT',
    'PKR',
    'RSD',
    'SOS',
    'SYP',
    'TWD',
    'TZS',
    'UZS',
    'YER',
  ]
  const decimals = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const known = Intl.supportedValuesOf('currency')
  expect(new Set(currencies).size).toBe(currencies.length)
  expect(currencies.filter((code) => !known.includes(code))).toEqual([])
  expect(currencies.filter((code) => decimals(code) !== 2 && !unused.includes(code))).toEqual([])
})
