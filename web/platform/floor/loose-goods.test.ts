import { expect, test } from 'vitest'
import type { PickLine } from '../../../contract/goods-out/picking/picking.ts'
import { contentOfUnit, looseGoodsOf, spreadOver, weightWith } from './loose-goods.ts'

function line(id: number, quantity: number, more: Partial<PickLine> = {}): PickLine {
  return {
    id,
    quantity,
    inventoryId: 1,
    sku: 'COF-1',
    gtin: null,
    name: 'Coffee',
    picture: null,
    unitOfMeasure: 'EA',
    unitWeight: '0.250',
    lot: 'L-1',
    expiresOn: null,
    expired: false,
    location: 'STAGE-1',
    locationName: null,
    handlingUnitId: null,
    sscc: null,
    ...more,
  }
}

test('lines of the same item and lot are one, and a quantity is taken from them in their order', () => {
  const packed = line(4, 9, { handlingUnitId: 7, sscc: '340123450000000017' })
  const [goods, otherLot, ...more] = looseGoodsOf([line(1, 4), packed, line(2, 3, { location: 'STAGE-2' }), line(3, 5, { lot: 'L-2' })])
  expect(more).toEqual([])
  expect(goods).toMatchObject({ sku: 'COF-1', lot: 'L-1', quantity: 7, locations: ['STAGE-1', 'STAGE-2'] })
  expect(otherLot).toMatchObject({ lot: 'L-2', quantity: 5 })
  if (!goods) throw new Error('There are goods.')
  expect(spreadOver(goods, 5)).toEqual([
    { line: 1, quantity: 4 },
    { line: 2, quantity: 1 },
  ])
  expect(spreadOver(goods, 4)).toEqual([{ line: 1, quantity: 4 }])
  expect(contentOfUnit([packed, line(5, 1, { handlingUnitId: 7, lot: 'L-2' }), line(6, 2)], 7)).toBe('10 × COF-1')
})

test('the weight of a carton follows from the goods, unless a weight is missing', () => {
  const [light] = looseGoodsOf([line(1, 8)])
  const [unknown] = looseGoodsOf([line(2, 8, { unitWeight: null })])
  if (!light || !unknown) throw new Error('There are goods.')
  expect(weightWith('0', [{ goods: light, count: 3 }])).toBe('0.75')
  expect(weightWith('1.2', [{ goods: light, count: 4 }])).toBe('2.2')
  expect(weightWith('0', [{ goods: light, count: 0 }])).toBeNull()
  expect(weightWith(null, [{ goods: light, count: 3 }])).toBeNull()
  expect(
    weightWith('0', [
      { goods: light, count: 3 },
      { goods: unknown, count: 1 },
    ]),
  ).toBeNull()
})
