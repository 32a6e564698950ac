import { expect, test } from 'vitest'
import { arranged, type LoadedColumn, valuesOf } from './loaded-rows.ts'

interface Row {
  name: string
  place: string | null
  rank: number
}

const rows: Row[] = [
  { name: 'Zoë Böhm', place: 'Quay', rank: 2 },
  { name: 'Ana Roth', place: null, rank: 10 },
  { name: 'Émile 10', place: 'Office', rank: 1 },
  { name: 'Émile 9', place: 'Quay', rank: 1 },
]
const cell = () => null
const columns: LoadedColumn<Row>[] = [
  { id: 'name', header: 'Name', cell, sortBy: ({ name }) => name },
  { id: 'place', header: 'Place', cell, sortBy: ({ place }) => place, filterBy: ({ place }) => place },
  { id: 'rank', header: 'Rank', cell, sortBy: ({ rank }) => rank },
]
const namesOf = (wanted: { q?: string; filters?: Record<string, string[]>; sort?: string }) =>
  arranged(rows, columns, { q: '', filters: {}, sort: '', searched: ({ name }) => name, ...wanted }).map(({ name }) => name)

test('each word must match, whatever its case and accents', () => {
  expect(namesOf({ q: ' bohm ZOE ' })).toEqual(['Zoë Böhm'])
  expect(namesOf({ q: 'emile' })).toEqual(['Émile 10', 'Émile 9'])
  expect(namesOf({ q: 'emile roth' })).toEqual([])
})

test('numbers are sorted by their value, and what is missing stands last in both directions', () => {
  expect(namesOf({ sort: 'name' })).toEqual(['Ana Roth', 'Émile 9', 'Émile 10', 'Zoë Böhm'])
  expect(namesOf({ sort: '-place' })).toEqual(['Zoë Böhm', 'Émile 9', 'Émile 10', 'Ana Roth'])
  expect(namesOf({ sort: 'place' })).toEqual(['Émile 10', 'Zoë Böhm', 'Émile 9', 'Ana Roth'])
  expect(namesOf({ sort: 'rank' })).toEqual(['Émile 10', 'Émile 9', 'Zoë Böhm', 'Ana Roth'])
})

test('a filter takes several values, offers those that occur, and leaves out rows without one', () => {
  expect(namesOf({ filters: { place: ['Quay', 'Office'] } })).toEqual(['Zoë Böhm', 'Émile 10', 'Émile 9'])
  expect(namesOf({ filters: { place: ['Quay'] }, q: 'emile' })).toEqual(['Émile 9'])
  expect(valuesOf(rows, ({ place }) => place)).toEqual(['Office', 'Quay'])
})
