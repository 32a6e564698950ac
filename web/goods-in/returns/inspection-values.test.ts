import { expect, test } from 'vitest'
import { resolveWith } from '../../platform/form/resolve-with.ts'
import { type DraftInspection, inspectionSchema, newPart } from './inspection-values.ts'

const line: DraftInspection = { lineId: 1, sku: 'CUP-1', name: 'Cup', lot: null, received: 3, parts: [] }
const good = { ...newPart(1), condition: 'good', disposition: 'restock' } as const
const scrapped = { ...newPart(2), condition: 'damaged', disposition: 'scrap' } as const
const errorsOf = (lines: DraftInspection[]) => resolveWith(inspectionSchema, { documents: [], lines }).errors.lines

test('goods that are scrapped without a note are an error at the note of their part', () => {
  const errors = errorsOf([{ ...line, parts: [good, scrapped] }])
  expect(errors?.[0]?.parts?.[1]?.note?.message).toBe('Write why the goods are scrapped.')
  expect(errors?.message).toBeUndefined()
  expect(errors?.[0]?.parts?.[0]).toBeUndefined()
  expect(errorsOf([{ ...line, parts: [good, { ...scrapped, note: 'Soaked' }] }])).toBeUndefined()
})

test('what is wrong with a line is said of all lines, next to the errors of notes', () => {
  const errors = errorsOf([
    { ...line, parts: [good, scrapped] },
    { ...line, lineId: 2, sku: 'CUP-2', received: 1, parts: [{ ...good, quantity: '2' }] },
  ])
  expect(errors?.message).toBe('CUP-2: The parts add up to 2, and 1 unit was received.')
  expect(errors?.[0]?.parts?.[1]?.note?.message).toBe('Write why the goods are scrapped.')
  expect(errorsOf([{ ...line, parts: [newPart(3)] }])?.message).toBe('CUP-1: Choose the condition and the disposition of each part.')
})
