import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { stockAt } from '../../../tests/support/put-away.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
const ids = new Map<string, number>()
beforeAll(async () => {
  it = await openTestApp()
  for (const [code, type, capacity] of [
    ['RCV-1', 'receiving', 10],
    ['RCV-2', 'receiving', null],
    ['QRN-1', 'quarantine', 3],
    ['QRN-2', 'quarantine', null],
    ['BIN-1', 'storage', null],
  ] as const)
    ids.set(code, (await makeLocation(it, { code, type, capacity })).id)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const update = (id: number, body: object) => it.as('manager').ask(receiptsEndpoints.update, { params: { id }, body })
const at = (code: string) => stockAt(it, ids.get(code) ?? 0)

/** A receipt of that many good units and that many damaged ones, each of a SKU of its own. */
const announce = (good: number, damaged: number) =>
  makeReceipt(it, {
    items: [
      { sku: `GOOD-${good}`, quantity: good },
      ...(damaged > 0 ? [{ sku: `WET-${damaged}`, quantity: damaged, condition: 'damaged' as const }] : []),
    ],
  })

test('goods are received at the locations that the person names, whatever their case', async () => {
  const { id } = await announce(4, 2)
  const { status, body } = await update(id, { status: 'received', receivingLocation: 'rcv-2', quarantineLocation: 'QRN-2' })
  expect([status, body]).toMatchObject([200, { receivingLocation: 'RCV-2', quarantineLocation: 'QRN-2' }])
  expect([await at('RCV-2'), await at('QRN-2'), await at('RCV-1')]).toEqual([
    [{ sku: 'GOOD-4', onHand: 4 }],
    [{ sku: 'WET-2', onHand: 2 }],
    [],
  ])
})

test('unless named, they are the first by code with room for the units', async () => {
  const small = await announce(9, 3)
  expect((await update(small.id, { status: 'received' })).body).toMatchObject({ receivingLocation: 'RCV-1', quarantineLocation: 'QRN-1' })
  const large = await announce(5, 1)
  expect((await update(large.id, { status: 'received' })).body).toMatchObject({ receivingLocation: 'RCV-2', quarantineLocation: 'QRN-2' })
})

test('a location of another type, an inactive one and an unknown one are refused at their field, and nothing is received', async () => {
  const { id } = await announce(7, 0)
  const { id: closed } = await makeLocation(it, { code: 'RCV-9', type: 'receiving' })
  await it.as('manager').call(locationsEndpoints.update, { params: { id: closed }, body: { isActive: false } })
  for (const [field, code] of [
    ['receivingLocation', 'BIN-1'],
    ['receivingLocation', 'QRN-1'],
    ['receivingLocation', 'RCV-9'],
    ['receivingLocation', 'NOWHERE'],
    ['receivingLocation', 'UNASSIGNED'],
    ['quarantineLocation', 'RCV-1'],
  ] as const) {
    const { body } = await update(id, { status: 'received', [field]: code })
    expect(body).toMatchObject({
      status: 409,
      code: 'receipt.location-type',
      detail: expect.stringContaining(`${code} is no active location of type`),
      errors: [{ path: field }],
    })
  }
  expect(await it.as('manager').call(receiptsEndpoints.get, { params: { id } })).toMatchObject({
    status: 'pending',
    receivingLocation: null,
  })
})

test('they can be chosen before receipt; once units lie there they stay, until the receipt is pending again', async () => {
  const { id } = await announce(6, 0)
  expect((await update(id, { receivingLocation: 'RCV-1' })).body).toMatchObject({ status: 'pending', receivingLocation: 'RCV-1' })
  const received = (await update(id, { status: 'received' })).body as Receipt
  expect(received).toMatchObject({ receivingLocation: 'RCV-1' })
  expect((await update(id, { receivingLocation: 'RCV-2' })).body).toMatchObject({ status: 409, code: 'receipt.location-fixed' })
  expect((await update(id, { receivingLocation: 'rcv-1', notes: 'By the door' })).status).toBe(200)
  // Nothing is damaged yet, so where it will be can still be chosen.
  const items = [{ ...received.items[0], damaged: 1 }]
  expect((await update(id, { items, quarantineLocation: 'QRN-2' })).body).toMatchObject({ quarantineLocation: 'QRN-2' })
  await update(id, { status: 'pending' })
  expect((await update(id, { status: 'received', receivingLocation: 'RCV-2' })).body).toMatchObject({ receivingLocation: 'RCV-2' })
  expect(await at('RCV-2')).toContainEqual({ sku: 'GOOD-6', onHand: 5 })
})
