import { expect, test } from 'vitest'
import { rowsAsCsv } from './rows-as-csv.ts'

test('plain fields become columns; lists and objects are left out', () => {
  expect(rowsAsCsv([{ sku: 'TEA-1', quantity: 5, location: null, items: [] }])).toBe('sku,quantity,location\r\nTEA-1,5,\r\n')
})

test('marks are quoted, and what a spreadsheet would run is not run', () => {
  expect(rowsAsCsv([{ name: 'Tea, "green"' }, { name: '=1+1' }, { name: 'two\nlines' }])).toBe(
    'name\r\n"Tea, ""green"""\r\n\'=1+1\r\n"two\nlines"\r\n',
  )
})
