import { expect, test } from 'vitest'
import { type ReturnCount, type ScannedGoods, withScan } from './return-counts.ts'

const line: ReturnCount = {
  key: '1',
  lineId: 1,
  sku: 'CUP-1',
  name: 'Cup',
  expected: 4,
  isExcise: false,
  quantity: '0',
  lot: '',
  expiresOn: '',
  handlingUnit: '',
  uiCodes: [],
}
const unit = '340123450000000017'
const cups = (sscc: string | null, lotNumber: string | null = null): ScannedGoods => ({
  inventoryId: 1,
  sku: 'CUP-1',
  name: 'Cup',
  scanned: { quantity: 1, lotNumber, expiresOn: null, sscc },
})
const counted = (scans: readonly ScannedGoods[], from: readonly ReturnCount[] = [line]) =>
  scans.reduce<readonly ReturnCount[]>((counts, goods) => withScan(counts, goods).counts, from)
const figures = (counts: readonly ReturnCount[]) =>
  counts.map(({ lineId, quantity, lot, handlingUnit }) => [lineId, quantity, lot, handlingUnit])

test('what was counted loose before a handling unit was scanned stays loose, and is counted on when the unit is left', () => {
  expect(figures(counted([cups(null), cups(null), cups(unit), cups(unit), cups(null)]))).toEqual([
    [1, '3', '', ''],
    [null, '2', '', unit],
  ])
})

test('goods on a handling unit take the line that nothing is counted of yet', () => {
  expect(figures(counted([cups(unit), cups(unit)]))).toEqual([[1, '2', '', unit]])
  expect(figures(counted([cups(unit, 'LOT-A'), cups(null, 'LOT-A'), cups(unit, 'LOT-B')]))).toEqual([
    [1, '1', 'LOT-A', unit],
    [null, '1', 'LOT-A', ''],
    [null, '1', 'LOT-B', unit],
  ])
})

test('each count has a key of its own, also after its handling unit was corrected', () => {
  const counts = counted([cups(null), cups(unit)]).map((count) => ({ ...count, handlingUnit: '' }))
  const keys = counted([cups(unit)], counts).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})
