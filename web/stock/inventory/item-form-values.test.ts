import { expect, test } from 'vitest'
import { type ItemFormValues, itemFormValues, newItemForm } from './item-form-values.ts'

const filled: ItemFormValues = { ...itemFormValues(null), sku: 'TOB-PIP-0017', name: 'Pipe tobacco' }

test('blank quantities become 0, a blank threshold 10, blank prices null', () => {
  const body = newItemForm.parse({ ...filled, quantity: '', lowStockThreshold: '', reorderPoint: '', reorderQuantity: '', costPrice: '' })
  expect(body).toMatchObject({ quantity: 0, lowStockThreshold: 10, reorderPoint: 0, reorderQuantity: 0, costPrice: null })
})

test('category none, no location and no customer become null', () => {
  expect(newItemForm.parse({ ...filled, category: 'none', location: null, customerId: null })).toMatchObject({
    category: null,
    location: null,
    customerId: null,
  })
})

test('a chosen owner is sent as its id, a price as a decimal string, whichever mark it was typed with', () => {
  const body = newItemForm.parse({
    ...filled,
    customerId: { id: 2, code: 'C2', name: 'Borealis' },
    sellingPrice: '12.5',
    costPrice: '1,99',
  })
  expect(body).toMatchObject({ customerId: 2, sellingPrice: '12.5', costPrice: '1.99' })
})

test('text for which nothing was chosen is an error, not nothing', () => {
  const judged = newItemForm.safeParse({ ...filled, location: { text: 'A-0' } })
  expect(judged.error?.issues).toMatchObject([{ path: ['location'], message: 'must be chosen from the list' }])
})

test('every field that is wrong is told at once, numbers too', () => {
  const judged = newItemForm.safeParse({ ...filled, sku: '', quantity: '12,5' })
  expect(judged.error?.issues.map((issue) => issue.path[0]).sort()).toEqual(['quantity', 'sku'])
})

test.each([
  ['sku', ' '],
  ['name', ''],
  ['quantity', '1.5'],
  ['quantity', '-1'],
  ['quantity', 'many'],
  ['quantity', '1.234'],
  ['lowStockThreshold', '1e3'],
  ['sellingPrice', '1.234'],
  ['costPrice', '0,125'],
  ['gtin', '4006381333932'],
] as const)('%s can’t be %j, and the message stands at that field', (field, value) => {
  const judged = newItemForm.safeParse({ ...filled, [field]: value })
  expect(judged.error?.issues.map((issue) => issue.path)).toEqual([[field]])
})
