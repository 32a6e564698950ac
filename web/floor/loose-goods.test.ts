import { expect, test } from 'vitest'
import type { PickLine } from '../../contract/picking/picking.ts'
import { contentOfUnit, looseGoodsOf, spreadOver } from './loose-goods.ts'

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
    lot: 'L-1',
    expiresOn: null,
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
