import { expect, test } from 'vitest'
import { isForGoods } from './scanned-goods.ts'

test('loose goods are named by their SKU in any case, a handling unit by its SSCC with or without the prefix of labels', () => {
  const loose = { sku: 'COF-1', sscc: null }
  expect(isForGoods(loose, ' cof-1 ')).toBe(true)
  expect(isForGoods(loose, 'COF-2')).toBe(false)
  const pallet = { sku: 'COF-1', sscc: '106141411234567897' }
  expect(isForGoods(pallet, '(00)106141411234567897')).toBe(true)
  expect(isForGoods(pallet, '00106141411234567897')).toBe(true)
  expect(isForGoods(pallet, 'COF-1')).toBe(false)
})
