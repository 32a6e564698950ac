import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { type TrackingStage, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { makeConfirmedOrder, pickEverything, pickListOf, setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// Goods whose lot expires between their pick and their leaving: they are reported short at any stage, and the movement goes back to picking.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeLocation(it, { code: 'STAGE-1', type: 'staging' })
  await setCompanyPrefix(it)
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const advance = (id: number, stage: TrackingStage) =>
  it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
const orderOf = (id: number) => it.as('admin').call(ordersEndpoints.get, { params: { id } })
const short = (id: number, line: number, found = 0) =>
  it.as('worker').ask(pickingEndpoints.pickShort, { params: { id }, body: { line, found, reason: 'Expired' } })
const stockOf = async (id: number) =>
  (await it.as('admin').call(inventoryEndpoints.get, { params: { id } })).stock.map(
    ({ lot, onHand, reserved, location, handlingUnit }) =>
      `${onHand} (${reserved}) of ${lot} at ${location}${handlingUnit === null ? '' : ' in a unit'}`,
  )

/** A movement of 4 of an item of lot OLD and 3 of another, up to a stage; then OLD has expired. 10 of lot NEW are elsewhere, or none. */
async function makeExpired({ upTo, others = 10, packsAlone = false }: { upTo: TrackingStage; others?: number; packsAlone?: boolean }) {
  const home = await makeLocation(it)
  const item = await makeItem(it, { quantity: 4, location: home.code, lotNumber: 'OLD' })
  if (others > 0) {
    const body = { adjustment: others, reason: 'More', lot: 'NEW', location: (await makeLocation(it)).code }
    await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body })
  }
  const other = await makeItem(it, { quantity: 3, location: home.code })
  const { id, orderNumber } = await makeConfirmedOrder(it, {
    items: [
      { sku: item.sku, quantity: 4 },
      { sku: other.sku, quantity: 3 },
    ],
  })
  const lines = (await pickEverything(it, id)).picked.filter(({ sku }) => sku === item.sku).map((line) => ({ line: line.id, quantity: 4 }))
  if (packsAlone) await it.as('worker').call(pickingEndpoints.pack, { params: { id }, body: { lines } })
  else for (const stage of trackingStages.slice(2, trackingStages.indexOf(upTo) + 1)) expect((await advance(id, stage)).status).toBe(200)
  const [lot] = (await it.as('admin').call(lotsEndpoints.ofItem, { params: { id: item.id }, query: {} })).filter(
    ({ lotNumber }) => lotNumber === 'OLD',
  )
  const body = { expiresOn: '2020-01-31', reason: 'Read again' }
  await it.as('admin').call(lotsEndpoints.correct, { params: { id: item.id, lotId: lot?.id ?? 0 }, body })
  const { picked, units } = await pickListOf(it, id)
  const lineOf = (sku: string) => picked.find((line) => line.sku === sku)?.id ?? 0
  return { id, orderNumber, item, units, old: lineOf(item.sku), sound: lineOf(other.sku) }
}

const exportFrom = async (id: number, stage: TrackingStage) => {
  for (const next of trackingStages.slice(trackingStages.indexOf(stage) + 1))
    expect([next, (await advance(id, next)).status]).toEqual([next, 200])
}

test('at packaging, other stock is picked in place of what expired, and the movement is exported', async () => {
  const { id, orderNumber, item, old, sound } = await makeExpired({ upTo: 'packaging' })
  const sentence = `Lot OLD of ${item.sku} expired on 2020-01-31, so it can't go with ${orderNumber}. Report it short on the pick list: other stock is reserved in its place.`
  expect(await advance(id, 'labelling')).toMatchObject({ status: 409, body: { detail: sentence } })
  expect(await short(id, sound)).toMatchObject({ status: 409, body: { code: 'pick.not-on-the-floor' } })
  expect(await short(id, old, 1)).toMatchObject({ status: 409, body: { detail: sentence } })
  expect(await short(id, old)).toMatchObject({
    status: 200,
    body: { status: 'picking', missing: [], open: [{ sku: item.sku, lot: 'NEW', quantity: 4 }], picked: [{ id: sound }] },
  })
  expect(await orderOf(id)).toMatchObject({ trackingStage: 'confirmed', packagingStartedAt: null })
  expect((await stockOf(item.id)).sort()).toEqual([
    expect.stringContaining('10 (4) of NEW'),
    expect.stringContaining('4 (0) of OLD at DISCREPANCY'),
  ])
  await pickEverything(it, id)
  await exportFrom(id, 'confirmed')
  const { trackingHistory, status } = await orderOf(id)
  expect(status).toBe('completed')
  expect(trackingHistory.map(({ stage }) => stage)).toEqual([...trackingStages.slice(0, 3), ...trackingStages.slice(1)])
  expect(trackingHistory[3]?.notes).toBe(`Back to picking: 4 of ${item.sku}, lot OLD, expired on 2020-01-31`)
  const scrapped = { from: 'DISCREPANCY', quantity: 4, disposition: 'scrap', reason: 'Expired' } as const
  await it.as('manager').call(quarantineEndpoints.dispose, { params: { id: item.id }, body: scrapped })
  expect(await stockOf(item.id)).toEqual([expect.stringContaining('6 (0) of NEW')])
})

test('what was packed leaves its carton, also once the movement is documented, and the rest ships without it', async () => {
  const { id, item, old } = await makeExpired({ upTo: 'documented', others: 0 })
  const refused = await advance(id, 'exported')
  expect(refused.body).toMatchObject({ code: 'order.items-expired', detail: expect.stringContaining('Report it short on the pick list') })
  expect(await short(id, old)).toMatchObject({
    status: 200,
    body: { status: 'picking', open: [], missing: [{ sku: item.sku, quantity: 4 }], units: [{ quantity: 3 }] },
  })
  expect(await stockOf(item.id)).toEqual(['4 (0) of OLD at DISCREPANCY'])
  const shipped = await it.as('manager').call(pickingEndpoints.shipShort, { params: { id }, body: {} })
  expect(shipped.backOrders).toHaveLength(1)
  await exportFrom(id, 'confirmed')
  const { trackingHistory, status } = await orderOf(id)
  expect([status, trackingHistory.length]).toEqual(['completed', 10])
})

test('while picking goes on, too', async () => {
  const { id, item, old } = await makeExpired({ upTo: 'confirmed' })
  expect(await short(id, old)).toMatchObject({ status: 200, body: { open: [{ sku: item.sku, lot: 'NEW', quantity: 4 }] } })
  expect((await orderOf(id)).trackingHistory).toHaveLength(2)
  await pickEverything(it, id)
  await exportFrom(id, 'confirmed')
})

test('a carton of nothing but expired goods is no longer the movement’s', async () => {
  const { id, old, units } = await makeExpired({ upTo: 'packaging', packsAlone: true })
  expect(units).toMatchObject([{ quantity: 4 }])
  expect(await short(id, old)).toMatchObject({ status: 200, body: { units: [] } })
  const unit = await it.as('worker').call(handlingUnitsEndpoints.get, { params: { id: units[0]?.id ?? 0 } })
  expect(unit).toMatchObject({ orderId: null, quantity: 0 })
  await pickEverything(it, id)
  await exportFrom(id, 'confirmed')
})
