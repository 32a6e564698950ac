import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, errorsIn, type OrderDraft, withLine, withoutLine } from './order-draft.ts'

const address = { street: 'Boompjeskade 214', city: 'Rotterdam', state: 'Zuid-Holland', zip: '3011 XB', country: '' }
const line = { sku: 'TOB-1', name: 'Cigarillos', quantity: '2' }
const noLimits = new Map<string, number>()
const complete: OrderDraft = { ...emptyDraft, lines: [line], billing: address, shipping: address }

test('a movement starts as pick_pack with normal priority', () => {
  expect(emptyDraft).toMatchObject({ type: 'pick_pack', priority: 'normal' })
})

test('each rule that is broken has its specified message', () => {
  expect(errorsIn(complete, noLimits)).toEqual({})
  expect(errorsIn({ ...complete, lines: [] }, noLimits)).toEqual({ items: 'Please add at least one item to the order' })
  for (const field of ['street', 'city', 'state', 'zip'] as const) {
    const broken = { ...address, [field]: ' ' }
    expect(errorsIn({ ...complete, billing: broken }, noLimits)).toEqual({ billing: 'Please fill in all billing address fields' })
    expect(errorsIn({ ...complete, shipping: broken }, noLimits)).toEqual({ shipping: 'Please fill in all shipping address fields' })
  }
})

test('same as billing sends the billing address twice', () => {
  const draft = { ...complete, shipping: emptyDraft.shipping, sameAsBilling: true }
  expect(errorsIn(draft, noLimits)).toEqual({})
  expect(bodyOf(draft)).toMatchObject({ billingAddress: address, shippingAddress: address })
})

test('a quantity that can’t be read or isn’t there is told by SKU', () => {
  for (const [quantity, message] of [
    ['1,5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be at least 1'],
    [' ', 'Quantity must be filled in'],
    ['6', 'Only 5 are available now. Lower the quantity or remove the line.'],
  ] as const) {
    const draft = { ...complete, lines: [{ ...line, quantity }] }
    expect(errorsIn(draft, new Map([[line.sku, 5]]))).toEqual({ quantities: { [line.sku]: message } })
  }
  expect(bodyOf({ ...complete, lines: [{ ...line, quantity: ' 1 200 ' }] }).items).toEqual([{ ...line, quantity: 1200 }])
})

test('a line is added, changed in its place, and taken out', () => {
  const other = { ...line, sku: 'TOB-2' }
  const two = withLine(withLine([], line), other)
  expect(two).toEqual([line, other])
  expect(withLine(two, { ...line, quantity: '9' })).toEqual([{ ...line, quantity: '9' }, other])
  expect(withoutLine(two, line.sku)).toEqual([other])
})
