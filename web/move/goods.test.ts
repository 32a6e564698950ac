import { expect, test } from 'vitest'
import { type Goods, scannedOf } from './goods.ts'

const row = (fields: Partial<Goods>): Goods => ({
  ...{ inventoryId: 1, sku: 'COF-1', name: 'Coffee', unitOfMeasure: 'EA', location: 'A-01' },
  ...{ lot: null, expiresOn: null, handlingUnit: null, onHand: 10, reserved: 0 },
  ...fields,
})
const goods = [row({ lot: 'L1' }), row({ lot: 'L2' }), row({ inventoryId: 2, sku: 'TEA-1' })]

test('a scan means the goods with its SKU or item, and its lot where there are several', () => {
  expect(scannedOf(goods, { code: 'tea-1', lotNumber: null })).toMatchObject({ sku: 'TEA-1' })
  expect(scannedOf(goods, { code: '04006381333931', itemId: 2, lotNumber: null })).toMatchObject({ sku: 'TEA-1' })
  expect(scannedOf(goods, { code: 'COF-1', lotNumber: 'L2' })).toMatchObject({ lot: 'L2' })
})

test('it means none where several fit, or none does', () => {
  expect(scannedOf(goods, { code: 'COF-1', lotNumber: null })).toBeUndefined()
  expect(scannedOf(goods, { code: 'COF-1', lotNumber: 'L3' })).toBeUndefined()
  expect(scannedOf(goods, { code: 'NONE', lotNumber: null })).toBeUndefined()
})
