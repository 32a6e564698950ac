import { expect, test } from 'vitest'
import type { CountingLine } from '../../../contract/goods-in/receipts/counting.ts'
import { type TypedCount, typedAt } from './typed-counts.ts'

const inLot = (lotNumber: string | null) => ({ lotNumber, expiresOn: null, handlingUnit: null })
const typed = (sku: string, lotNumber: string | null): TypedCount => ({
  of: { sku, ...inLot(lotNumber) },
  counted: '11',
  damaged: '1',
  known: { counted: 1, damaged: 0 },
})
const lineWith = (sku: string, ...lots: (string | null)[]): CountingLine => ({
  sku,
  name: sku,
  inventoryId: 1,
  tracking: 'none',
  expected: 12,
  expectedLots: [],
  counted: 1,
  damaged: 0,
  countedBy: [],
  lastAt: null,
  lots: lots.map((lot) => ({ ...inLot(lot), counted: 1, damaged: 0, documents: [] })),
})

test('typed numbers belong to their line and lot', () => {
  const [a, b] = [typed('NW-1', 'A'), typed('NW-1', 'B')]
  const lines = [lineWith('NW-1', 'A', 'B', 'C'), lineWith('NW-2', 'A')]
  expect(typedAt([a, b], lines, { sku: 'NW-1', ...inLot('B') })).toBe(b)
  expect(typedAt([a, b], lines, { sku: 'NW-1', ...inLot('C') })).toBeUndefined()
  expect(typedAt([a, b], lines, { sku: 'NW-2', ...inLot('A') })).toBeUndefined()
})

test('typed numbers stay when the lot of their line is entered or corrected', () => {
  const before = typed('NW-1', null)
  expect(typedAt([before], [lineWith('NW-1', 'A')], { sku: 'NW-1', ...inLot('A') })).toBe(before)
  expect(typedAt([before], [lineWith('NW-1', null, 'A')], { sku: 'NW-1', ...inLot('A') })).toBeUndefined()
})
