import { expect, test } from 'vitest'
import { fullStopAfter } from './full-stop.ts'
import { lookupProblems } from './platform/lookup/lookup-problems.ts'

test('a sentence ends with one full stop, also after a name that has its own', () => {
  expect(['Acme', 'Adria d.o.o.', 'Harbour B.V.'].map((name) => `Ask ${name}${fullStopAfter(name)}`)).toEqual([
    'Ask Acme.',
    'Ask Adria d.o.o.',
    'Ask Harbour B.V.',
  ])
  const { sentence } = lookupProblems['lookup.of-another-customer']
  expect(sentence({ code: 'CUP-1', owner: 'Adria d.o.o.' })).toBe('CUP-1 belongs to Adria d.o.o. Wrong pallet?')
  expect(sentence({ code: 'CUP-1', owner: 'Acme' })).toBe('CUP-1 belongs to Acme. Wrong pallet?')
})
