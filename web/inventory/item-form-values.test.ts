import { expect, test } from 'vitest'
import { type ItemFormValues, itemFormValues, newItemForm } from './item-form-values.ts'

const filled: ItemFormValues = { ...itemFormValues(null), sku: 'TOB-PIP-0017', name: 'Pipe tobacco' }

test('blank quantities become 0, a blank threshold 10, blank prices null', () => {
  const body = newItemForm.parse({ ...filled, quantity: '', lowStockThreshold: '', reorderPoint: '', reorderQuantity: '', costPrice: '' })
  expect(body).toMatchObject({ quantity: 0, lowStockThreshold: 10, reorderPoint: 0, reorderQuantity: 0, costPrice: null })
})

test('category and location none and customer unallocated become null', () => {
  expect(newItemForm.parse({ ...filled, category: 'none', location: 'none', customerId: 'unallocated' })).toMatchObject({
    category: null,
    location: null,
    customerId: null,
  })
})

test('a chosen owner is sent as its id, a price as a decimal string', () => {
  expect(newItemForm.parse({ ...filled, customerId: '2', sellingPrice: '12.5' })).toMatchObject({ customerId: 2, sellingPrice: '12.5' })
})

test.each([
  ['sku', ' '],
  ['name', ''],
  ['quantity', '1.5'],
  ['quantity', '-1'],
  ['quantity', 'many'],
  ['sellingPrice', '1.234'],
] as const)('%s can’t be %j, and the message stands at that field', (field, value) => {
  const judged = newItemForm.safeParse({ ...filled, [field]: value })
  expect(judged.error?.issues.map((issue) => issue.path)).toEqual([[field]])
})
