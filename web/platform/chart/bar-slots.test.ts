import { expect, test } from 'vitest'
import { barSlots } from './bar-slots.ts'

test('two series of 14 categories share the width, and each place belongs to the category drawn there', () => {
  const slots = barSlots(14, 2)
  expect(slots.side).toBeCloseTo(0)
  for (let slot = 0; slot < 14; slot++) {
    expect(slots.slotAt(slots.centre(slot))).toBe(slot)
    const [first, second] = [slots.bar(slot, 0), slots.bar(slot, 1)]
    expect(slots.slotAt(first.x)).toBe(slot)
    expect(first.x + first.width).toBeLessThan(second.x)
    expect(slots.slotAt(second.x + second.width)).toBe(slot)
  }
})

test('a single category stands in the middle with room at both sides', () => {
  const slots = barSlots(1, 1)
  expect(slots.centre(0)).toBeCloseTo(0.5)
  expect(slots.width).toBeLessThan(0.2)
  expect(slots.slotAt(0.1)).toBeNull()
  expect(slots.slotAt(0.9)).toBeNull()
})
