import { expect, test } from 'vitest'
import { conditionInWords } from './receipt-badges.tsx'
import { newLine } from './receipt-form-values.ts'
import { countedFromZero, countedUp } from './scanned-line.ts'

const good = { ...newLine({ text: 'COF-1' }, '4'), key: 'good' }
const damaged = { ...newLine({ text: 'COF-1' }, '2'), key: 'damaged', condition: 'damaged' as const }

test('a scan counts the good line of the SKU one up, in whatever letter case', () => {
  for (const code of ['COF-1', 'cof-1'])
    expect(countedUp([damaged, good], code)).toEqual({ key: 'good', lines: [damaged, { ...good, quantity: '5' }] })
})

test('counting begins at 0: of what is only expected nothing is there until it is scanned', () => {
  const typed = { ...newLine({ text: 'TEA-1' }, '3'), key: 'typed', isCounted: true }
  const counted = countedUp(countedFromZero([good, typed]), 'COF-1')
  expect(counted).toEqual({ key: 'good', lines: [{ ...good, quantity: '1', isCounted: true }, typed] })
})

test('the exact SKU comes before one in other letter case', () => {
  const lower = { ...newLine({ text: 'cof-1' }, '7'), key: 'lower' }
  expect(countedUp([good, lower], 'cof-1')).toEqual({ key: 'lower', lines: [good, { ...lower, quantity: '8' }] })
})

test('an empty quantity counts from 0, one that can’t be read is never altered', () => {
  expect(countedUp([{ ...good, quantity: '' }], 'COF-1')).toMatchObject({ lines: [{ quantity: '1' }] })
  expect(countedUp([{ ...good, quantity: '1x' }], 'COF-1')).toEqual({ error: 'Correct the quantity of COF-1, then scan it again.' })
})

test('a SKU that no line has is no line’s', () => {
  expect(countedUp([good], 'COF-2')).toBeNull()
})

test('goods that are only expected have no condition, and a line with damaged units isn’t good', () => {
  const line = { condition: 'good' as const, damaged: 0, quantity: 84 }
  expect(conditionInWords(line, 'pending')).toBeNull()
  expect(conditionInWords(line, 'received')).toBe('Good')
  expect(conditionInWords({ ...line, damaged: 2 }, 'received')).toBe('2 of 84 damaged')
  expect(conditionInWords({ ...line, condition: 'damaged' }, 'stored')).toBe('Damaged')
})
