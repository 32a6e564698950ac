import { expect, test } from 'vitest'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { pastedLines } from './pasted-lines.ts'
import type { OfferedItem } from './use-offered-items.ts'

function offered(sku: string, limit: number): OfferedItem {
  return { item: { sku, name: `Name of ${sku}` } as InventoryItem, held: 0, limit }
}

const items = [offered('TOB-1', 10), offered('TOB-2', 5), offered('TWO WORDS', 3)]

test('lines are added, whatever stands between SKU and quantity', () => {
  const { lines, added, rejected } = pastedLines('TOB-1 2\ntob-2\t3\r\nTWO WORDS; 1\n\n', [], items)
  expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['TOB-1', '2'],
    ['TOB-2', '3'],
    ['TWO WORDS', '1'],
  ])
  expect({ added, rejected }).toEqual({ added: 3, rejected: [] })
})

test('the names of the columns are no line; an item without a quantity is one', () => {
  for (const heading of ['SKU\tQuantity', 'Item number;Qty', 'Artikel Menge (EA)'])
    expect(pastedLines(`${heading}\nTOB-1 2`, [], items)).toMatchObject({ added: 1, rejected: [] })
  expect(pastedLines('TWO WORDS\nTOB-1 2', [], items).rejected).toEqual([{ text: 'TWO WORDS', reason: 'Quantity is missing.' }])
  expect(pastedLines('SKU Quantity', [], items).rejected).toHaveLength(1)
})

test('a quantity is added to the line that is there, and to one pasted before it', () => {
  const { lines } = pastedLines('TOB-1 2\nTOB-1 3', [{ sku: 'TOB-1', name: 'x', quantity: '4' }], items)
  expect(lines).toEqual([{ sku: 'TOB-1', name: 'Name of TOB-1', quantity: '9' }])
})

test('what can’t be read is told line by line and changes nothing', () => {
  const { lines, rejected } = pastedLines('TOB-1\nNONE 2\nTOB-1 1,5\nTOB-2 0\nTOB-2 6', [], items)
  expect(lines).toEqual([])
  expect(rejected).toEqual([
    { text: 'TOB-1', reason: 'Quantity is missing.' },
    { text: 'NONE 2', reason: 'No item has the SKU NONE.' },
    { text: 'TOB-1 1,5', reason: 'Quantity must be a whole number.' },
    { text: 'TOB-2 0', reason: 'Quantity must be at least 1.' },
    { text: 'TOB-2 6', reason: 'Only 5 of TOB-2 are available.' },
  ])
})
