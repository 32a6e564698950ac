import { expect, test } from 'vitest'
import { deductionsOf, promisableInWords, type ReadStockRow, type StockRow } from './availability.tsx'

function row(onHand: number, reserved: number, availability: StockRow['availability'] = 'available'): ReadStockRow {
  const site = { siteId: 1, siteCode: 'MAIN' }
  return { location: 'A-01', ...site, lot: null, expiresOn: null, handlingUnitId: null, handlingUnit: null, onHand, reserved, availability }
}

test('what is reserved, expired, in quarantine or at receiving makes up the difference between on-hand and available', () => {
  const stock = [row(50, 20), row(9, 4, 'expired'), row(7, 0, 'quarantine'), row(3, 0, 'receiving')]
  const deductions = deductionsOf(stock)
  expect(deductions).toEqual([
    { label: 'Reserved by movements', quantity: 24 },
    { label: 'Expired', quantity: 5 },
    { label: 'In quarantine', quantity: 7 },
    { label: 'At receiving', quantity: 3 },
  ])
  expect(69 - deductions.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30)
})

test('what deducts nothing is left out', () => {
  expect(deductionsOf([row(5, 0)])).toEqual([])
  expect(deductionsOf([])).toEqual([])
})

test('of a stock row that movements hold the rest can be promised, or nothing', () => {
  expect([row(10, 0), row(10, 4), row(10, 10), row(10, 10, 'expired')].map(promisableInWords)).toEqual([
    'Available',
    '6 of 10',
    'All reserved',
    'Expired',
  ])
})
