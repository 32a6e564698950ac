import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, errorsIn, type OrderDraft, withLine } from './order-draft.ts'

const address = { street: 'Boompjeskade 214', city: 'Rotterdam', state: 'Zuid-Holland', zip: '3011 XB', country: '' }
const line = { sku: 'TOB-1', name: 'Cigarillos', quantity: 2 }
const complete: OrderDraft = { ...emptyDraft, lines: [line], billing: address, shipping: address }

test('a movement starts as pick_pack with normal priority', () => {
  expect(emptyDraft).toMatchObject({ type: 'pick_pack', priority: 'normal' })
})

test('each rule that is broken has its specified message', () => {
  expect(errorsIn(complete)).toEqual({})
  expect(errorsIn({ ...complete, lines: [] })).toEqual({ items: 'Please add at least one item to the order' })
  for (const field of ['street', 'city', 'state', 'zip'] as const) {
    const broken = { ...address, [field]: ' ' }
    expect(errorsIn({ ...complete, billing: broken })).toEqual({ billing: 'Please fill in all billing address fields' })
    expect(errorsIn({ ...complete, shipping: broken })).toEqual({ shipping: 'Please fill in all shipping address fields' })
  }
})

test('same as billing sends the billing address twice', () => {
  const draft = { ...complete, shipping: emptyDraft.shipping, sameAsBilling: true }
  expect(errorsIn(draft)).toEqual({})
  expect(bodyOf(draft)).toMatchObject({ billingAddress: address, shippingAddress: address })
})

test('a line is added, changed in its place, and leaves at zero', () => {
  const other = { ...line, sku: 'TOB-2' }
  const two = withLine(withLine(emptyDraft, line), other)
  expect(two.lines).toEqual([line, other])
  expect(withLine(two, { ...line, quantity: 9 }).lines).toEqual([{ ...line, quantity: 9 }, other])
  expect(withLine(two, { ...line, quantity: 0 }).lines).toEqual([other])
})
