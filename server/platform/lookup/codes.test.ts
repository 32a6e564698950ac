import { afterAll, beforeAll, expect, test } from 'vitest'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { eventImportsEndpoints } from '../../../contract/goods-out/shipments/event-imports.ts'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { searchEndpoints } from '../../../contract/platform/search/search.ts'
import {
  makeCustomer,
  makeHandlingUnit,
  makeItem,
  makeReceipt,
  makeReceivingLocations,
  makeShipment,
} from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const find = (query: { code: string; customerId?: number; type?: 'inventoryItem'; expected?: 'true' }, by: TestPerson = 'manager') =>
  it.as(by).ask(lookupEndpoints.find, { query })
/** The status and the problem's code. */
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string } | null)?.code]

const gs = '\u001d'

test('an item is found by its SKU, its GTIN in any length, and every kind of GS1 label', async () => {
  const jam = await makeItem(it, { sku: 'JAM-1', gtin: '9501101530010' })
  const codes = [
    'jam-1',
    '9501101530010',
    '09501101530010',
    '0109501101530010',
    '010950110153001017271231' + '10LOT42',
    `010950110153001010LOT42${gs}91XYZ`,
    `]d2010950110153001010LOT43${gs}17271231${gs}240ART7`,
    `]C102095011015300103712${gs}10LOT1`,
    `]E09501101530010`,
    '(01)09501101530010(17)271231(10)LOT42',
    'https://id.gs1.org/01/09501101530010/10/LOT42?17=271231',
  ]
  for (const code of codes) expect(await find({ code }), code).toMatchObject({ status: 200, body: { type: 'inventoryItem', id: jam.id } })
  expect((await find({ code: '0109501101530010' }, 'rival')).status).toBe(404)
  const { id } = await makeReceipt(it, { items: [{ sku: 'JAM-1', quantity: 5 }] })
  for (const code of ['JAM-1', '9501101530010', '0109501101530010'])
    expect((await find({ code, expected: 'true' })).body).toMatchObject({ type: 'receipt', id })

  // Without a GTIN of its own, goods may have it as their SKU, also those that are new.
  await makeItem(it, { sku: '4006381333948' })
  for (const sku of ['4006381333948', '4006381333955']) {
    const receipt = await makeReceipt(it, { items: [{ sku, quantity: 5 }] })
    expect((await find({ code: `010${sku}`, expected: 'true' })).body).toMatchObject({ type: 'receipt', id: receipt.id })
  }
})

test('what exists as a code wins over any reading of it', async () => {
  const [, corkscrew] = [await makeItem(it, { gtin: '4006381333931' }), await makeItem(it, { sku: '0104006381333931' })]
  expect((await find({ code: '0104006381333931' })).body).toMatchObject({ id: corkscrew.id })
  const unit = await makeHandlingUnit(it)
  const whole = `00${unit.sscc}02040063813339313740`
  expect((await find({ code: whole })).body).toMatchObject({ type: 'handlingUnit', id: unit.id })
  const odd = await makeItem(it, { sku: whole })
  expect((await find({ code: whole })).body).toMatchObject({ type: 'inventoryItem', id: odd.id })
})

test('a label that can’t be read says so, and is no unknown code', async () => {
  for (const code of ['01040063813339311727133110L', '(00)340123450000000018', ']C1WINE'])
    expect(codeOf(await find({ code })), code).toEqual([400, 'lookup.unreadable'])
  expect(codeOf(await find({ code: '3024' }))).toEqual([404, 'lookup.nothing'])
})

test('goods of another customer are said to be that to staff and workers, never to customers', async () => {
  const brewer = await makeCustomer(it, { name: 'Brauhaus Königsee' })
  await makeItem(it, { sku: 'BKS-1030', gtin: '4000000000006', customerId: brewer.id })
  const refusal = { status: 409, body: { detail: 'BKS-1030 belongs to Brauhaus Königsee. Wrong pallet?' } }
  for (const code of ['bks-1030', '4000000000006', '0104000000000006' + '10L1'])
    for (const by of ['manager', 'worker'] as const)
      expect(await find({ code, type: 'inventoryItem', customerId: 1 }, by)).toMatchObject(refusal)
  for (const customerId of [1, 2]) {
    const reply = await find({ code: 'BKS-1030', type: 'inventoryItem', customerId }, 'customer')
    expect(codeOf(reply)).toEqual([404, 'lookup.nothing'])
    expect(reply.text).not.toContain('Brauhaus')
  }
  await makeItem(it, { sku: 'BKS-1031', customerId: null })
  expect(codeOf(await find({ code: 'BKS-1031', type: 'inventoryItem', customerId: 1 }))).toEqual([404, 'lookup.nothing'])
})

test('a whole unit is counted once, by two people at once too, unless they say so', async () => {
  await makeReceivingLocations(it)
  const item = await makeItem(it, { quantity: 0 })
  const { id } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 80 }] })
  const unit = { sku: item.sku, quantity: 40, handlingUnit: '340063822548500011' }
  const count = (body: object, by: TestPerson = 'manager') =>
    it.as(by).ask(countingEndpoints.count, { params: { id }, body: body as never })
  const counted = async () => (await it.as('manager').call(countingEndpoints.get, { params: { id } })).lines[0]?.counted
  expect(codeOf(await count({ ...unit, handlingUnit: null, wholeUnit: 'once' }))).toEqual([400, 'request.invalid'])
  const both = await Promise.all([
    count({ ...unit, wholeUnit: 'once', lotNumber: 'L1' }),
    count({ ...unit, wholeUnit: 'once', lotNumber: 'L2' }, 'worker'),
  ])
  expect(both.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'receipt.unit-counted'],
  ])
  const again = await count({ ...unit, wholeUnit: 'once' })
  expect(again.text).toContain('Pallet 340063822548500011 is counted already (40). Count it again?')
  expect(await counted()).toBe(40)
  expect((await count({ ...unit, wholeUnit: 'again' })).status).toBe(200)
  // Goods that are scanned one by one onto the unit aren't its label.
  expect((await count({ ...unit, quantity: 1 })).status).toBe(200)
  expect(await counted()).toBe(81)
})

test('the carrier’s number is known as ours is, however it is written', async () => {
  const [one, two, three] = [await makeShipment(it), await makeShipment(it), await makeShipment(it)].map(
    ({ shipmentId }) => shipmentId ?? 0,
  )
  const handOver = (id: number | undefined, carrierTrackingNumber: string) =>
    it.as('manager').call(handOverEndpoints.handOver, { params: { id: id ?? 0 }, body: { carrierName: 'DHL', carrierTrackingNumber } })
  await handOver(one, 'jjd 000 1234\u200b567')
  await handOver(two, '123456789')
  await handOver(three, '123 456 789')
  for (const code of ['JJD0001234567', 'jjd0001234567', 'JJD 000 123 4567']) {
    expect((await find({ code })).body).toMatchObject({ type: 'shipment', id: one })
    const { groups } = await it.as('manager').call(searchEndpoints.find, { query: { q: code } })
    expect(groups.find(({ kind }) => kind === 'shipment')?.results.map(({ id }) => id)).toEqual([one])
  }
  expect((await it.as('manager').call(shipmentsEndpoints.list, { query: { q: 'JJD00012' } })).map(({ id }) => id)).toEqual([one])
  expect((await find({ code: 'JJD0001234567' }, 'rival')).status).toBe(404)
  expect(codeOf(await find({ code: '123456789' }))).toEqual([409, 'lookup.several'])

  const at = new Date().toISOString()
  const csv = ['Tracking Number,Event,Time', `JJD 0001234567,Departed,${at}`, `123456789,Departed,${at}`, `999,Departed,${at}`].join('\n')
  for (const dryRun of [true, false]) {
    const { rows } = await it.as('manager').call(eventImportsEndpoints.create, { body: { csv, dryRun } })
    expect(rows.map(({ outcome, shipmentId }) => [outcome, shipmentId])).toEqual([
      ['recorded', one],
      ['refused', null],
      ['refused', null],
    ])
    expect(rows[1]?.reason).toMatch(
      /^2 shipments have the number 123456789: TRK-\S+, TRK-\S+\. Enter the number of the one that is meant\.$/,
    )
  }
})

test('the tracking number of a receipt is found as its label is scanned, and by search', async () => {
  const { id, receiptNumber } = await makeReceipt(it, { trackingNumber: '1Z 999 AA1 01 2345 6784' })
  for (const code of ['1Z999AA10123456784', '1z999aa10123456784']) {
    expect((await find({ code })).body).toMatchObject({ type: 'receipt', id, code: receiptNumber })
    const { groups } = await it.as('manager').call(searchEndpoints.find, { query: { q: code } })
    expect(groups.find(({ kind }) => kind === 'receipt')?.results.map((row) => row.id)).toEqual([id])
    expect((await it.as('manager').call(receiptsEndpoints.list, { query: { q: code } })).map((row) => row.id)).toEqual([id])
  }
})
