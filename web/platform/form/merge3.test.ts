import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed } from './changed.ts'
import { merge3 } from './merge3.ts'

const small = fc.constantFrom('', 'x', 'y')
const line = fc.record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.constantFrom('1', '2') })
const values = fc.record({ name: small, note: small, lines: fc.uniqueArray(line, { selector: ({ sku }) => sku }) })
const rowKeys = { lines: ({ sku }: { sku: string }) => sku }
const three = [values, values, values] as const

test('fields that only one side changed are that side’s', () => {
  const base = { name: 'Tea', supplier: 'S', note: '' }
  expect(merge3(base, { ...base, note: 'mine' }, { ...base, name: 'Theirs' })).toEqual({
    values: { name: 'Theirs', supplier: 'S', note: 'mine' },
    taken: ['name'],
    collisions: {},
  })
})

test('a field that both changed keeps mine and tells both; the same change on both sides is none', () => {
  const base = { name: 'Tea', note: '' }
  expect(merge3(base, { name: 'Mine', note: 'same' }, { name: 'Theirs', note: 'same' })).toEqual({
    values: { name: 'Mine', note: 'same' },
    taken: [],
    collisions: { name: { mine: 'Mine', theirs: 'Theirs' } },
  })
})

test('rows are merged by their key', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((sku) => ({ sku, quantity: '1' }))
  const two = (row: typeof a) => ({ sku: row?.sku ?? '', quantity: '2' })
  const lines = (...rows: (typeof a)[]) => ({ lines: rows.map((row) => row ?? { sku: '', quantity: '' }) })
  const merge = (mine: ReturnType<typeof lines>, theirs: ReturnType<typeof lines>) => merge3(lines(a, b), mine, theirs, rowKeys)
  expect(merge(lines(two(a), b), lines(a, two(b))).values).toEqual(lines(two(a), two(b)))
  expect(merge(lines(a), lines(a, b, c)).values).toEqual(lines(a, c))
})

test('of rows that both changed mine are kept; the rows that only one side changed are in either choice', () => {
  const lines = (...rows: [sku: string, quantity: string][]) => ({ lines: rows.map(([sku, quantity]) => ({ sku, quantity })) })
  const base = lines(['A', '1'], ['B', '1'])
  const merge = (mine: typeof base, theirs: typeof base) => merge3(base, mine, theirs, rowKeys)
  const both = merge(lines(['A', '2'], ['B', '1'], ['C', '1']), lines(['A', '3'], ['B', '3']))
  const [mine, theirs] = [lines(['A', '2'], ['B', '3'], ['C', '1']), lines(['A', '3'], ['B', '3'], ['C', '1'])]
  expect(both).toEqual({ values: mine, taken: [], collisions: { lines: { mine: mine.lines, theirs: theirs.lines } } })
  const removed = merge(lines(['A', '2'], ['B', '1']), lines(['B', '1']))
  expect(removed.collisions).toEqual({ lines: { mine: lines(['A', '2'], ['B', '1']).lines, theirs: lines(['B', '1']).lines } })
})

test('nothing typed is lost: a changed field is mine, or a list into which theirs was merged', () => {
  fc.assert(
    fc.property(...three, (base, mine, theirs) => {
      const merged = merge3(base, mine, theirs)
      expect(merged.values).toMatchObject(changed(base, mine))
    }),
  )
})

test('who changed nothing gets the other’s values, with nothing to choose', () => {
  fc.assert(
    fc.property(values, values, (base, other) => {
      expect(merge3(base, base, other, rowKeys).values).toEqual(other)
      expect(merge3(base, base, other, rowKeys).collisions).toEqual({})
      expect(merge3(base, other, base, rowKeys)).toEqual({ values: other, taken: [], collisions: {} })
    }),
  )
})

test('merging again with the same values changes nothing', () => {
  fc.assert(
    fc.property(...three, (base, mine, theirs) => {
      const { values: once } = merge3(base, mine, theirs, rowKeys)
      expect(merge3(theirs, once, theirs, rowKeys)).toEqual({ values: once, taken: [], collisions: {} })
    }),
  )
})
