import { expect, test } from 'vitest'
import { longestGapOf, problemOf, timePerKey, typedCode } from './typed-code.ts'

function keys(text: string, pause: number, ...more: string[]) {
  return [...text, ...more].map((key, index) => ({
    key,
    code: '',
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    timeStamp: index * pause,
  }))
}

test('a code is told with its length, its pauses and its terminator', () => {
  const typed = typedCode(keys('ACME-00017', 12, 'Enter'))
  expect(typed).toMatchObject({ code: 'ACME-00017', terminator: 'Enter' })
  expect([longestGapOf(typed), timePerKey(typed)]).toEqual([12, 12])
  expect(problemOf(typed, 50, 150)).toBeNull()
})

test.each([
  [keys('ABC', 10, 'Enter'), 'shorter than 4'],
  [keys('ABCDEF', 10), 'send Enter or Tab'],
  [keys('ABCDEF', 90, 'Tab'), 'Allow longer pauses'],
  [keys('ABCDEF', 200, 'Enter'), 'like a person typing'],
])('what keeps a code from being a scan is said', (pressed, sentence) => {
  expect(problemOf(typedCode(pressed), 50, 150)).toContain(sentence)
})

test('the group separator of GS1 codes is part of the code', () => {
  const [first, second] = keys('1A', 10)
  const separator = { key: ']', code: 'BracketRight', ctrlKey: true, altKey: false, metaKey: false, timeStamp: 5 }
  expect(typedCode([first, separator, second].filter((key) => key !== undefined)).code).toBe('1\x1dA')
})

test('so it is where it is sent as Alt and its number', () => {
  const alt = [...'029'].map((key, n) => ({ key, code: `Numpad${key}`, ctrlKey: false, altKey: true, metaKey: false, timeStamp: 5 + n }))
  const [first, second] = keys('1A', 10)
  expect(typedCode([first, ...alt, second].filter((key) => key !== undefined)).code).toBe('1\x1dA')
})
