import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, isChanged } from './changed.ts'

interface Form {
  name: string
  isActive: boolean
  lines: { sku: string; quantity: string }[]
  address: { street: string }
}

test('texts, flags, lists and objects are compared by their content', () => {
  const base: Form = { name: 'Tea', isActive: true, lines: [{ sku: 'A', quantity: '1' }], address: { street: 'x' } }
  expect(changed(base, structuredClone(base))).toEqual({})
  expect(changed(base, { ...base, name: 'Tea ' })).toEqual({ name: 'Tea ' })
  expect(changed(base, { ...base, lines: [{ sku: 'A', quantity: '2' }] })).toEqual({ lines: [{ sku: 'A', quantity: '2' }] })
  expect(changed<Form>(base, { ...base, lines: [] })).toEqual({ lines: [] })
  expect(changed(base, { ...base, address: { street: 'y' } })).toEqual({ address: { street: 'y' } })
})

test('a field that the base doesn’t have is a change', () => {
  expect(changed<{ quantity?: number }>({}, { quantity: 0 })).toEqual({ quantity: 0 })
})

const values = fc.record({ a: fc.string(), b: fc.boolean(), c: fc.array(fc.record({ id: fc.string(), n: fc.integer() })) })

test('the base with the changes is the values', () => {
  fc.assert(
    fc.property(values, values, (base, typed) => {
      expect({ ...base, ...changed(base, typed) }).toEqual(typed)
      expect(isChanged(base, typed)).toBe(Object.keys(changed(base, typed)).length > 0)
    }),
  )
})
