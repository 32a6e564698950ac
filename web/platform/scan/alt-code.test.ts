import { expect, test } from 'vitest'
import { altDigit, characterOf } from './alt-code.ts'

const pressed = { altKey: true, ctrlKey: false, metaKey: false }

test('digits of the number pad count while Alt alone is held', () => {
  expect(altDigit({ ...pressed, code: 'Numpad2' })).toBe('2')
  expect(altDigit({ ...pressed, code: 'Digit2' })).toBeNull()
  expect(altDigit({ ...pressed, code: 'NumpadEnter' })).toBeNull()
  expect(altDigit({ ...pressed, altKey: false, code: 'Numpad2' })).toBeNull()
  expect(altDigit({ ...pressed, ctrlKey: true, code: 'Numpad2' })).toBeNull()
})

test('three or four digits are an ASCII character; what lost a digit is none', () => {
  expect(['029', '0029', '065', '0065'].map(characterOf)).toEqual(['\x1d', '\x1d', 'A', 'A'])
  expect(['29', '', '00290', '010', '0233'].map(characterOf)).toEqual([null, null, null, null, null])
})
