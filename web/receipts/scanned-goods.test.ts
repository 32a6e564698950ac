import { expect, test } from 'vitest'
import { scannedGoods } from './scanned-goods.ts'

const plain = { kind: 'goods', quantity: 1, lotNumber: null, expiresOn: null, sscc: null }

test('a SKU, a unit, and a label with everything', () => {
  expect(scannedGoods(' COF-1 ')).toEqual({ ...plain, code: 'COF-1' })
  expect(scannedGoods('(00)340123450000000017')).toEqual({ kind: 'unit', sscc: '340123450000000017' })
  expect(scannedGoods('0109501101530003173105003012\x1d10L-42')).toEqual({
    ...plain,
    ...{ code: '09501101530003', quantity: 12, lotNumber: 'L-42', expiresOn: '2031-05-31' },
  })
  expect(scannedGoods('0034012345000000001702095011015300033724')).toMatchObject({
    ...{ kind: 'goods', code: '09501101530003', quantity: 24, sscc: '340123450000000017' },
  })
})
