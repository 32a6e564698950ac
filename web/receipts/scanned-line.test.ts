import { expect, test } from 'vitest'
import { newLine } from './receipt-form-values.ts'
import { countedUp } from './scanned-line.ts'

const good = { ...newLine({ text: 'COF-1' }, '4'), key: 'good' }
const damaged = { ...newLine({ text: 'COF-1' }, '2'), key: 'damaged', condition: 'damaged' as const }

test('a scan counts the good line of the SKU one up, in whatever letter case', () => {
  expect(countedUp([damaged, good], 'COF-1')).toEqual({ line: { ...good, quantity: '5' } })
  expect(countedUp([damaged, good], 'cof-1')).toEqual({ line: { ...good, quantity: '5' } })
})

test('the exact SKU comes before one in other letter case', () => {
  const lower = { ...newLine({ text: 'cof-1' }, '7'), key: 'lower' }
  expect(countedUp([good, lower], 'cof-1')).toEqual({ line: { ...lower, quantity: '8' } })
})

test('an empty quantity counts from 0, one that can’t be read is never altered', () => {
  expect(countedUp([{ ...good, quantity: '' }], 'COF-1')).toEqual({ line: { ...good, quantity: '1' } })
  expect(countedUp([{ ...good, quantity: '1x' }], 'COF-1')).toEqual({ error: 'Correct the quantity of COF-1, then scan it again.' })
})

test('a SKU that no line has is no line’s', () => {
  expect(countedUp([good], 'COF-2')).toBeNull()
})
