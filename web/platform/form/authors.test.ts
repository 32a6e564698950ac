import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../../contract/history-entry.ts'
import { authorOf, authorsSince, namesOf } from './authors.ts'

const entry = (by: string, after: HistoryEntry['after']): HistoryEntry => ({
  id: 1,
  at: '2026-11-22T08:00:00Z',
  by,
  action: 'update',
  before: {},
  after,
})

test('only people who made versions after the one that was read are named, each once', () => {
  const entries = [
    entry('Mia Berg', { name: 'C', version: 5 }),
    entry('Mia Berg', { supplier: 'B', version: 4 }),
    entry('Ana Roth', { name: 'A', version: 3 }),
  ]
  expect(namesOf(authorsSince(entries, 3))).toBe('Mia Berg')
  expect(namesOf(authorsSince(entries, 2))).toBe('Mia Berg and Ana Roth')
  expect(namesOf(authorsSince(entries, 5))).toBe('someone else')
})

test('of each field the last person to change it is named', () => {
  const authors = authorsSince([entry('Mia Berg', { name: 'C', version: 5 }), entry('Ana Roth', { name: 'A', zone: 'N', version: 4 })], 3)
  expect([authorOf('name', authors), authorOf('zone', authors)]).toEqual(['Mia Berg', 'Ana Roth'])
})

test('a field that the history calls by another name is nobody’s of several people, and the only person’s', () => {
  const one = [entry('Mia Berg', { items: [], version: 4 })]
  expect(authorOf('lines', authorsSince(one, 3))).toBe('Mia Berg')
  expect(authorOf('lines', authorsSince([entry('Ana Roth', { notes: '', version: 5 }), ...one], 3))).toBeUndefined()
})

test('what made no version is nobody’s', () => {
  expect(namesOf(authorsSince([entry('Mia Berg', { portalPassword: 'set' }), entry('Ana Roth', null)], 3))).toBe('someone else')
})
