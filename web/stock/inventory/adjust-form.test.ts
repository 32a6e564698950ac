import { expect, test } from 'vitest'
import type { ItemWithStock } from '../../platform/calls/use-inventory.ts'
import { availableChange } from './adjust-form.ts'

type Row = ItemWithStock['stock'][number]
const row = (more: Partial<Row>): Row => ({
  siteId: 1,
  siteCode: 'MAIN',
  location: 'A-01',
  lot: null,
  expiresOn: null,
  handlingUnitId: null,
  handlingUnit: null,
  onHand: 10,
  reserved: 0,
  availability: 'available',
  ...more,
})
const old = row({ lot: 'OLD', expiresOn: '2026-01-31', onHand: 3, availability: 'expired' })
const fresh = row({ lot: 'NEW', expiresOn: '2031-01-31', onHand: 8, reserved: 2 })
const elsewhere = row({ location: 'B-01', lot: 'OLD', expiresOn: '2026-01-31', onHand: 5, availability: 'expired' })
const quarantined = row({ location: 'QRN-1', onHand: 4, availability: 'quarantine' })
const item = { location: 'A-01', stock: [fresh, quarantined, elsewhere, old] }
const nothing = { location: undefined, locationType: 'storage', lot: undefined, expiresOn: null, today: '2026-11-29' } as const
const changed = (more: Partial<Parameters<typeof availableChange>[1]> & { change: number }) =>
  availableChange(item, { ...nothing, ...more })

test('units that are added are available unless their lot has expired or nothing is promised from their location', () => {
  expect(changed({ change: 1 })).toBe(1)
  expect(changed({ change: 1, expiresOn: '2026-11-29' })).toBe(1)
  expect(changed({ change: 1, expiresOn: '2026-11-28' })).toBe(0)
  expect(changed({ change: 1, expiresOn: undefined })).toBe(0)
  expect(changed({ change: 1, location: 'QRN-1', locationType: 'quarantine' })).toBe(0)
  expect(changed({ change: 1, location: 'NEW', locationType: undefined })).toBe(0)
})

test('of units that are removed those count that could be promised, in the order in which they are taken', () => {
  expect(changed({ change: -2 })).toBe(0)
  expect(changed({ change: -5 })).toBe(-2)
  expect(changed({ change: -5, lot: 'NEW' })).toBe(-5)
  expect(changed({ change: -5, lot: 'OLD' })).toBe(0)
  expect(changed({ change: -4, location: 'QRN-1', locationType: 'quarantine' })).toBe(0)
})
