import { expect, test } from 'vitest'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { type Goods, scannedOf } from './goods.ts'

const row = (fields: Partial<Goods>): Goods => ({
  inventoryId: 1,
  sku: 'COF-1',
  name: 'Coffee',
  unitOfMeasure: 'EA',
  location: 'A-01',
  lot: null,
  expiresOn: null,
  handlingUnit: null,
  onHand: 10,
  reserved: 0,
  ...fields,
})
const goods = [row({ lot: 'L1' }), row({ lot: 'L2' }), row({ inventoryId: 2, sku: 'TEA-1' })]
const lot = (number: string) => readCode(`010400638133393110${number}`).label

test('a scan means the goods of its item, and of its lot where there are several', () => {
  expect(scannedOf(goods, { id: 2, label: null })).toMatchObject({ sku: 'TEA-1' })
  expect(scannedOf(goods, { id: 1, label: lot('L2') })).toMatchObject({ lot: 'L2' })
})

test('it means none where several fit, or none does', () => {
  expect(scannedOf(goods, { id: 1, label: null })).toBeUndefined()
  expect(scannedOf(goods, { id: 1, label: lot('L3') })).toBeUndefined()
  expect(scannedOf(goods, { id: 3, label: null })).toBeUndefined()
})
