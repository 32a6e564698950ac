import { expect, test } from 'vitest'
import { wrongGoods } from './scanned-pick.ts'

const separator = '\u001d'
const line = { sku: 'CIG-1', gtin: '9501101530003', lot: 'L26', sscc: null }
const onPallet = { ...line, sscc: '340123450000000017' }
const plain = { sku: 'COF-1', gtin: null, lot: null, sscc: null }

test.each([
  [line, ' cig-1 '],
  [line, 'l26'],
  [line, '9501101530003'],
  [line, '09501101530003'],
  [line, `]C10209501101530003378${separator}10L26`],
  [line, '0109501101530003'],
  [onPallet, '(00)340123450000000017'],
  [onPallet, '0034012345000000001702095011015300033712'],
  // A label with AIs that aren't used here, and one as it is printed.
  [line, `010950110153000310L26${separator}240ART7`],
  [line, '(01)09501101530003(17)271231(10)L26'],
  [line, ']C110L26'],
  [{ ...line, gtin: '96385074' }, '96385074'],
  [onPallet, 'CIG-1'],
  [plain, 'COF-1'],
  // An SKU that reads like an element string.
  [{ ...plain, sku: '10ABC' }, '10abc'],
])('%o is named by %s', (goods, scanned) => {
  expect(wrongGoods(goods, scanned)).toBeNull()
})

test.each([
  [line, 'CIG-2', { what: 'item', expected: 'CIG-1' }],
  [line, '9501101530010', { what: 'item', expected: 'CIG-1' }],
  [line, '0100012345600012', { what: 'item', expected: 'CIG-1' }],
  [line, `]C10209501101530003378${separator}10L27`, { what: 'lot', expected: 'lot L26' }],
  [line, ']C110L27', { what: 'lot', expected: 'lot L26' }],
  // Nothing marks it as GS1.
  [line, '10L26', { what: 'item', expected: 'CIG-1' }],
  [{ ...plain, sku: 'WINE-1', lot: '45' }, '1045', { what: 'item', expected: 'WINE-1' }],
  // A label of other goods is never right by its lot.
  [{ ...plain, sku: 'WINE-1', lot: '45' }, '01095011015300031045', { what: 'item', expected: 'WINE-1' }],
  [onPallet, '0034012345000000001702000123456000123712', { what: 'item', expected: 'CIG-1' }],
  [line, '340123450000000017', { what: 'unit', expected: 'loose CIG-1' }],
  [onPallet, '340123450000000024', { what: 'unit', expected: '340123450000000017' }],
  [plain, '0109501101530003', { what: 'item', expected: 'COF-1' }],
])('%o is not what %s names', (goods, scanned, wrong) => {
  expect(wrongGoods(goods, scanned)).toEqual(wrong)
})
