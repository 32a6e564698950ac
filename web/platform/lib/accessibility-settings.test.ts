import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSettings, rootFontSize, settingsFrom } from './accessibility-settings.ts'

test('a browser that kept nothing starts with everything off but the enhanced focus and the shortcuts, at 16 px', () => {
  expect(settingsFrom(null)).toEqual({
    highContrast: false,
    largeText: false,
    reducedMotion: false,
    screenReader: false,
    fontSize: 16,
    focusIndicator: true,
    shortcuts: true,
  })
})

test('what was kept is read again', () => {
  const chosen = {
    highContrast: true,
    largeText: true,
    reducedMotion: true,
    screenReader: true,
    fontSize: 21,
    focusIndicator: false,
    shortcuts: false,
  }
  expect(settingsFrom(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  [11, 12],
  [12, 12],
  [17.4, 17],
  [24, 24],
  [400, 24],
  [-1, 12],
  ['18', 16],
  [null, 16],
])('a font size kept as %j is read as %i', (kept, read) => {
  expect(settingsFrom(JSON.stringify({ fontSize: kept })).fontSize).toBe(read)
})

test('one setting that is none leaves the others as they were kept', () => {
  expect(settingsFrom('{"highContrast":"yes","largeText":true,"focusIndicator":0,"somethingElse":1}')).toEqual({
    ...firstSettings,
    largeText: true,
  })
})

test('garbage in the storage never breaks anything', () => {
  const garbage = fc.oneof(fc.string(), fc.json(), fc.record({ fontSize: fc.anything(), highContrast: fc.anything() }).map(written))
  fc.assert(
    fc.property(garbage, (stored) => {
      const settings = settingsFrom(stored)
      expect(Object.keys(settings)).toEqual(Object.keys(firstSettings))
      expect(settings.fontSize).toBeGreaterThanOrEqual(12)
      expect(settings.fontSize).toBeLessThanOrEqual(24)
      expect(Number.isInteger(settings.fontSize)).toBe(true)
      for (const [name, value] of Object.entries(settings)) if (name !== 'fontSize') expect(value).toBeTypeOf('boolean')
    }),
  )
})

test('the slider scales the text from what the browser calls 100 %, and large text adds a quarter', () => {
  expect(rootFontSize(firstSettings)).toBe('100%')
  expect(rootFontSize({ ...firstSettings, fontSize: 12 })).toBe('75%')
  expect(rootFontSize({ ...firstSettings, fontSize: 24 })).toBe('150%')
  expect(rootFontSize({ ...firstSettings, largeText: true })).toBe('125%')
})

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{'
  }
}
