import { expect, test } from 'vitest'
import { inspectionChanges } from './inspection-changes.ts'

test('history names the points that were ticked or got a note, in entries from before too', () => {
  const before = { inspection: { damage: false, skus: true }, inspectionNotes: {} }
  const after = { inspection: { damage: true, skus: true }, inspectionNotes: { skus: 'One box' } }
  expect(inspectionChanges({ before, after })).toEqual([
    { label: 'Check for visible damage', before: 'not ticked', after: 'ticked' },
    { label: 'Verify SKUs match order, note', before: 'no note', after: 'One box' },
  ])
  expect(inspectionChanges({ before: { inspection: { damage: false } }, after: { inspection: { damage: 'Two dents' } } })).toEqual([
    { label: 'Check for visible damage', before: 'not ticked', after: 'Two dents' },
  ])
  expect(inspectionChanges({ before: { notes: null }, after: { notes: 'x' } })).toEqual([])
})
