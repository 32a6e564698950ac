import { afterEach, expect, test } from 'vitest'
import { dayOf } from './format.ts'
import { setLocale } from './locale.ts'
import { endOfDay, warehouseTime } from './warehouse-time.ts'

const setZone = (timeZone: string) => setLocale({ language: 'en-US', timeZone })

afterEach(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone))

test.each([
  ['UTC', '2026-11-22', '2026-11-22T23:59:59.000Z'],
  ['Asia/Kolkata', '2026-11-22', '2026-11-22T18:29:59.000Z'],
  ['Pacific/Auckland', '2026-11-22', '2026-11-22T10:59:59.000Z'],
  ['Pacific/Pago_Pago', '2026-11-22', '2026-11-23T10:59:59.000Z'],
  ['America/New_York', '2026-03-07', '2026-03-08T04:59:59.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-09T03:59:59.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-02T04:59:59.000Z'],
])('in %s the %s ends at %s', (zone, day, end) => {
  setZone(zone)
  expect(endOfDay(day)).toBe(end)
  expect(dayOf(end)).toBe(day)
})

test.each([
  ['UTC', '2026-11-22T08:30', '2026-11-22T08:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-22T08:30', '2026-11-22T03:00:00.000Z'],
  ['America/New_York', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
])('in %s the clock shows %s at %s', (zone, local, time) => {
  setZone(zone)
  expect(warehouseTime(local)).toBe(time)
})

test('what is no usual day or time stays as it is', () => {
  for (const text of ['', '0026-11-22T08:30', 'soon']) expect(warehouseTime(text)).toBe(text)
  for (const text of ['', '0026-11-22', '12026-11-22', 'soon']) expect(endOfDay(text)).toBe(text)
})
