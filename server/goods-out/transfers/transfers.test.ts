import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { transfersEndpoints } from '../../../contract/goods-out/orders/transfers.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeHandlingUnit, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { limit } from '../../../tests/support/limited.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newestActOf, undo } from '../../../tests/support/undo.ts'

let app: TestApp
let main: Site
let north: Site
let dock: string
beforeAll(async () => {
  app = await openTestApp()
  ;[main] = (await app.as('admin').call(sitesEndpoints.list, { query: {} })) as [Site]
  north = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  dock = (await makeLocation(app, { type: 'receiving', siteId: north.id })).code
  await makeLocation(app, { type: 'quarantine', siteId: north.id })
  await makeLocation(app, { siteId: north.id })
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

const place = (items: { sku: string; quantity: number }[], to = north.id, by: 'manager' | 'customer' = 'manager') =>
  app.as(by).ask(ordersEndpoints.create, { body: { customerId: 1, items, transferToSiteId: to } })
const orderOf = (id: number) => app.as('manager').call(ordersEndpoints.get, { params: { id } })
const receiptOf = (id: number) => app.as('manager').call(receiptsEndpoints.get, { params: { id } })
const stockOf = async (id: number) => (await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).stock

async function exportTransfer(items: { sku: string; quantity: number }[]): Promise<{ order: Order; receipt: Receipt }> {
  const { id } = (await place(items)).body as Order
  for (const stage of trackingStages.slice(1))
    await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const order = await orderOf(id)
  return { order, receipt: await receiptOf(order.transfer?.receiptId ?? 0) }
}

const change = (receipt: Receipt, body: object) => app.as('manager').ask(receiptsEndpoints.update, { params: { id: receipt.id }, body })
const lineOf = ({ items }: Receipt, place = 0) => items[place] ?? ({} as never)

test('a transfer ships to the address of the other site, and is placed by staff only', async () => {
  const { sku } = await makeItem(app)
  const placed = await place([{ sku, quantity: 3 }])
  expect(placed.body).toMatchObject({
    type: 'shipment',
    siteCode: 'MAIN',
    shippingAddress: anAddress,
    transfer: { siteId: north.id, siteCode: 'NORTH', receiptId: null, sent: 0, state: 'planned' },
  })
  expect((await place([{ sku, quantity: 1 }], north.id, 'customer')).status).toBe(403)
  expect((await place([{ sku, quantity: 1 }], main.id)).body).toMatchObject({ code: 'site.no-address' })
  expect((await place([{ sku, quantity: 1 }], 9_999)).body).toMatchObject({ code: 'site.unknown' })
  const same = await app.as('manager').ask(ordersEndpoints.create, {
    body: { customerId: 1, items: [{ sku, quantity: 1 }], siteId: north.id, transferToSiteId: north.id },
  })
  expect(same).toMatchObject({ status: 400, body: { detail: 'Choose another destination than NORTH.' } })
  const picked = await app.as('manager').ask(ordersEndpoints.create, {
    body: { customerId: 1, items: [{ sku, quantity: 1 }], type: 'pick_pack', transferToSiteId: north.id },
  })
  expect(picked.status).toBe(400)
  const { id, orderNumber } = placed.body as Order
  expect(await app.as('customer').ask(ordersEndpoints.cancel, { params: { id }, body: {} })).toMatchObject({
    status: 409,
    body: { detail: `${orderNumber} is a transfer between sites. Ask your account manager.` },
  })
})

test('a movement that is no transfer needs both addresses', async () => {
  const { sku } = await makeItem(app)
  const missing = await app.as('manager').ask(ordersEndpoints.create, { body: { customerId: 1, items: [{ sku, quantity: 1 }] } })
  expect(missing).toMatchObject({ status: 400, body: { errors: [{ path: 'billingAddress' }, { path: 'shippingAddress' }] } })
})

test('goods travel in TRANSIT and arrive with a receipt: damaged, missing and too many are told apart, and the loss is written off', async () => {
  const bin = await makeLocation(app)
  const { id, sku } = await makeItem(app, { quantity: 20, location: bin.code, lotNumber: 'L-1' })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 12 }])
  expect(order.transfer).toMatchObject({ sent: 12, inTransit: 12, state: 'in_transit', receiptNumber: receipt.receiptNumber })
  expect(receipt).toMatchObject({
    status: 'pending',
    siteCode: 'NORTH',
    supplier: `Transfer from ${main.name}`,
    transferOrderNumber: order.orderNumber,
    items: [{ sku, expected: 12, lotNumber: 'L-1', handlingUnit: null }],
  })
  expect(await stockOf(id)).toMatchObject([
    { location: bin.code, siteCode: 'MAIN', onHand: 8 },
    { location: null, siteCode: 'NORTH', onHand: 12, reserved: 0, availability: 'in_transit' },
  ])
  expect(await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ quantity: 20, availableQuantity: 8 })

  const items = [{ id: lineOf(receipt).id, sku, quantity: 11, damaged: 2 }]
  expect((await change(receipt, { status: 'received', items })).status).toBe(200)
  expect((await orderOf(order.id)).transfer).toMatchObject({ sent: 12, inTransit: 0, received: 9, damaged: 2, missing: 1, state: 'short' })
  const [notice] = await app.as('admin').call(notificationsEndpoints.list, { query: { limit: 1 } })
  expect(notice).toMatchObject({
    title: 'Transfer arrived short',
    message: `1 unit of ${order.orderNumber} is missing at NORTH`,
    subjectType: 'order',
    subjectId: order.id,
  })
  const shipment = await app.as('manager').call(shipmentsEndpoints.get, { params: { id: order.shipmentId ?? 0 } })
  expect(shipment.events.map(({ kind }) => kind)).toEqual(['created', 'picked_up', 'delivered'])
  const attention = async () =>
    (await app.as('admin').call(dashboardEndpoints.attention, { query: {} })).find(({ kind }) => kind === 'transfer_short')?.rows
  expect(await attention()).toMatchObject([{ orderId: order.id, code: order.orderNumber, quantity: 1 }])
  const listed = await app.as('admin').call(ordersEndpoints.list, { query: { attention: ['transfer_short'] } })
  expect(listed.map(({ id }) => id)).toEqual([order.id])
  const loss = () =>
    app.as('manager').ask(transfersEndpoints.writeOff, { params: { id: order.id }, body: { reason: 'Fell off the truck' } })
  expect(await loss()).toMatchObject({
    status: 409,
    body: { detail: `${receipt.receiptNumber} has to be stored before a loss is written off.` },
  })

  // Back to pending all of it is on the way again; then one more arrives than was sent.
  expect((await change(receipt, { status: 'pending' })).status).toBe(200)
  expect((await orderOf(order.id)).transfer).toMatchObject({ inTransit: 12, received: 0, missing: 0, state: 'in_transit' })
  expect((await change(receipt, { status: 'received', items: [{ id: lineOf(receipt).id, sku, quantity: 13, damaged: 0 }] })).status).toBe(
    200,
  )
  expect((await orderOf(order.id)).transfer).toMatchObject({ sent: 12, received: 12, missing: 0, state: 'received' })
  expect((await receiptOf(receipt.id)).overUnits).toBe(1)
  expect(await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ quantity: 21 })
  expect((await change(receipt, { items: [{ id: lineOf(receipt).id, sku, quantity: 10, damaged: 0 }] })).status).toBe(200)
  expect((await change(receipt, { status: 'inspected' })).status).toBe(200)
  expect((await change(receipt, { status: 'stored' })).status).toBe(200)
  expect((await orderOf(order.id)).transfer).toMatchObject({ received: 10, missing: 2, state: 'short' })
  expect(await loss()).toMatchObject({ status: 200, body: { exciseLoss: [], transfer: { missing: 0, writtenOff: 2, state: 'closed' } } })
  expect(await attention()).toBeUndefined()
  expect(await loss()).toMatchObject({ status: 409, body: { detail: `Nothing of ${order.orderNumber} is missing.` } })
  // They turn up: the loss is undone, and they are missing again.
  await undo(app, await newestActOf(app, 'adjust'))
  expect((await orderOf(order.id)).transfer).toMatchObject({ missing: 2, writtenOff: 0, state: 'short' })
  expect(await loss()).toMatchObject({ status: 200, body: { transfer: { missing: 0, writtenOff: 2, state: 'closed' } } })
  expect(await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ quantity: 18, availableQuantity: 18 })
})

test('a loss is not undone once the goods were received after all', async () => {
  const { id, sku } = await makeItem(app, { quantity: 10 })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 10 }])
  const countedAs = (quantity: number) => ({ items: [{ id: lineOf(receipt).id, sku, quantity, damaged: 0 }] })
  for (const body of [{ status: 'received' as const, ...countedAs(7) }, { status: 'inspected' as const }, { status: 'stored' as const }])
    expect((await change(receipt, body)).status).toBe(200)
  await app.as('manager').call(transfersEndpoints.writeOff, { params: { id: order.id }, body: { reason: 'Lost on the way' } })
  const loss = await newestActOf(app, 'adjust')
  expect((await change(receipt, { status: 'received' })).status).toBe(200)
  expect((await change(receipt, countedAs(10))).status).toBe(200)
  expect(await app.as('admin').call(stockActsEndpoints.previewUndo, { params: { id: loss }, query: {} })).toMatchObject({
    possible: false,
    reasons: [{ code: 'undo.loss-arrived', message: expect.stringContaining(`${sku} arrived after the loss of ${order.orderNumber}`) }],
  })
  // Who sees only the receipt finds the same as the undo does.
  onTestFinished(() => limit(app, 'manager'))
  await limit(app, 'manager', north)
  const { possible, reasons, preview } = await app.as('manager').call(stockActsEndpoints.previewUndo, { params: { id: loss }, query: {} })
  expect([possible, reasons.map(({ message }) => message)]).toEqual([
    false,
    [`${sku} arrived after the loss of ${order.orderNumber} was written off. Correct what ${receipt.receiptNumber} counts first.`],
  ])
  const body = { preview, reason: 'Found', withDependents: false }
  expect(await app.as('manager').ask(stockActsEndpoints.undo, { params: { id: loss }, body })).toMatchObject({
    status: 409,
    body: { code: 'undo.not-possible' },
  })
  await limit(app, 'manager')
  // Counted as at first, they are lost again, and that can be undone.
  expect((await change(receipt, countedAs(7))).status).toBe(200)
  await undo(app, loss)
  expect((await orderOf(order.id)).transfer).toMatchObject({ missing: 3, writtenOff: 0 })
  expect(await app.as('manager').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ quantity: 10 })
})

test('a loss is written off by who works at both sites, and the others read that', async () => {
  const { sku } = await makeItem(app, { quantity: 10 })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 10 }])
  const items = [{ id: lineOf(receipt).id, sku, quantity: 7 }]
  for (const body of [{ status: 'received' as const, items }, { status: 'inspected' as const }, { status: 'stored' as const }])
    expect((await change(receipt, body)).status).toBe(200)
  const writeOff = () =>
    app.as('manager').ask(transfersEndpoints.writeOff, { params: { id: order.id }, body: { reason: 'Lost on the way' } })
  onTestFinished(() => limit(app, 'manager'))
  await limit(app, 'manager', main)
  const detail = `A loss of ${order.orderNumber} is written off at NORTH too, which you have no access to. Ask someone who works at both sites.`
  expect(await writeOff()).toMatchObject({ status: 409, body: { code: 'transfer.loss-elsewhere', detail } })
  await limit(app, 'manager', main, north)
  expect(await writeOff()).toMatchObject({ status: 200, body: { transfer: { writtenOff: 3 } } })
})

test('an export whose goods were taken is not undone, and the reason says that they are needed on the way', async () => {
  const { sku } = await makeItem(app, { quantity: 10 })
  const { receipt } = await exportTransfer([{ sku, quantity: 3 }])
  const ship = await newestActOf(app, 'ship')
  expect((await change(receipt, { status: 'received' })).status).toBe(200)
  const { reasons } = await app.as('admin').call(stockActsEndpoints.previewUndo, { params: { id: ship }, query: {} })
  expect(reasons.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(new RegExp(`^3 of ${sku} on the way are needed, 0 are left: `)),
  )
})

test('handling units keep their SSCC and content; what is missing of one stays on the way without it', async () => {
  const bin = await makeLocation(app)
  const { id, sku } = await makeItem(app, { quantity: 10, location: bin.code })
  const unit = await makeHandlingUnit(app)
  await app.as('manager').call(handlingUnitsEndpoints.pack, {
    params: { id: unit.id },
    body: { inventoryId: id, quantity: 10, locationCode: bin.code },
  })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 10 }])
  expect(receipt.items).toMatchObject([{ expected: 10, handlingUnit: expect.any(String) }])
  const { id: line, handlingUnit } = lineOf(receipt)
  expect((await change(receipt, { status: 'received', items: [{ id: line, sku, quantity: 8, damaged: 1 }] })).status).toBe(200)
  expect((await orderOf(order.id)).transfer).toMatchObject({ received: 7, damaged: 1, missing: 2 })
  expect(await stockOf(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ location: dock, onHand: 7, handlingUnit }),
      expect.objectContaining({ onHand: 1, handlingUnit: null, availability: 'quarantine' }),
      expect.objectContaining({ location: null, onHand: 2, handlingUnit: null, availability: 'in_transit' }),
    ]),
  )
  expect((await change(receipt, { items: [{ id: line, sku, quantity: 10, damaged: 0 }] })).status).toBe(200)
  expect(await stockOf(id)).toMatchObject([{ location: dock, onHand: 10, handlingUnit }])
})

test('what came damaged on a pallet that holds other goods by now goes back on the way without it', async () => {
  const bin = await makeLocation(app)
  const { id, sku } = await makeItem(app, { quantity: 10, location: bin.code })
  const unit = await makeHandlingUnit(app)
  const packed = { inventoryId: id, quantity: 10, locationCode: bin.code }
  await app.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: unit.id }, body: packed })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 10 }])
  const countedAs = (quantity: number, damaged: number) => ({ items: [{ id: lineOf(receipt).id, sku, quantity, damaged }] })
  expect((await change(receipt, { status: 'received', ...countedAs(10, 10) })).status).toBe(200)
  const [pallet] = await app.as('manager').call(handlingUnitsEndpoints.list, { query: { q: lineOf(receipt).handlingUnit ?? '' } })
  if (!pallet) throw new Error('The pallet is gone.')
  const other = await makeItem(app, { quantity: 5, location: bin.code })
  const reused = { inventoryId: other.id, quantity: 5, locationCode: bin.code }
  await app.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: pallet.id }, body: reused })
  const corrected = await change(receipt, countedAs(9, 9))
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
  expect(await app.as('manager').call(handlingUnitsEndpoints.get, { params: { id: pallet.id } })).toMatchObject({ location: bin.code })
  expect((await orderOf(order.id)).transfer).toMatchObject({ missing: 1 })
})

test('the receipt of a unit that was counted loose and short is undone in one step, and the unit is on the way again', async () => {
  const bin = await makeLocation(app)
  const items = [await makeItem(app, { quantity: 4, location: bin.code }), await makeItem(app, { quantity: 6, location: bin.code })]
  const unit = await makeHandlingUnit(app)
  for (const { id: inventoryId, quantity } of items)
    await app
      .as('manager')
      .call(handlingUnitsEndpoints.pack, { params: { id: unit.id }, body: { inventoryId, quantity, locationCode: bin.code } })
  const { receipt } = await exportTransfer(items.map(({ sku, quantity }) => ({ sku, quantity })))
  const sent = await Promise.all(items.map(({ id }) => stockOf(id)))
  const counted = [
    ...receipt.items.map(({ id, sku }) => ({ id, sku, quantity: 0 })),
    ...receipt.items.map(({ sku, expected }) => ({ sku, quantity: sku === items[0]?.sku ? 3 : expected })),
  ]
  expect((await change(receipt, { status: 'received', items: counted })).status).toBe(200)
  const act = await newestActOf(app, 'receive')
  expect(await app.as('manager').call(stockActsEndpoints.get, { params: { id: act } })).toMatchObject({ units: 9 })
  const { preview, ...said } = await app.as('manager').call(stockActsEndpoints.previewUndo, { params: { id: act } })
  expect(said).toMatchObject({ possible: true, reasons: [], dependents: [] })
  await undo(app, act, { by: 'manager' })
  expect(await Promise.all(items.map(({ id }) => stockOf(id)))).toEqual(sent)
})

/** Two pallets of 5 on the way, and their lines. */
async function exportPallets() {
  const bin = await makeLocation(app)
  const { id, sku } = await makeItem(app, { quantity: 10, location: bin.code })
  for (const _ of [1, 2]) {
    const unit = await makeHandlingUnit(app)
    const packed = { inventoryId: id, quantity: 5, locationCode: bin.code }
    await app.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: unit.id }, body: packed })
  }
  const { order, receipt } = await exportTransfer([{ sku, quantity: 10 }])
  const [a, b] = receipt.items
  if (!a?.handlingUnit || !b?.handlingUnit) throw new Error('The pallets did not leave.')
  const counted = (onA: number, onB: number, loose: { quantity: number; damaged?: number }[] = []) => ({
    items: [{ id: a.id, sku, quantity: onA }, { id: b.id, sku, quantity: onB }, ...loose.map((each) => ({ sku, ...each }))],
  })
  const quantities = async () => {
    const rows = await stockOf(id)
    const of = (which: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(which).reduce((total, { onHand }) => total + (onHand ?? 0), 0)
    return {
      a: of(({ handlingUnit, location }) => handlingUnit === a.handlingUnit && location !== null),
      b: of(({ handlingUnit, location }) => handlingUnit === b.handlingUnit && location !== null),
      loose: of(({ handlingUnit, location }) => handlingUnit === null && location !== null),
      onTheWay: of(({ availability }) => availability === 'in_transit'),
    }
  }
  const inUnits = async () => (await stockOf(id)).filter(({ handlingUnit }) => handlingUnit !== null).map(({ onHand }) => onHand)
  return { order, receipt, counted, quantities, inUnits }
}

test.each([
  [7, 3],
  [3, 7],
  [6, 5],
  [10, 0],
  [0, 6],
])('two pallets of 5 that are counted as %i and %i are received so, and come back on the way as they were sent', async (onA, onB) => {
  const { order, receipt, counted, quantities, inUnits } = await exportPallets()
  const received = await change(receipt, { status: 'received', ...counted(onA, onB) })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  expect(await quantities()).toEqual({ a: onA, b: onB, loose: 0, onTheWay: Math.max(10 - onA - onB, 0) })
  expect((await change(receipt, { status: 'pending' })).status).toBe(200)
  expect(await quantities()).toEqual({ a: 0, b: 0, loose: 0, onTheWay: 10 })
  expect(await inUnits()).toEqual([5, 5])
  expect((await change(receipt, { status: 'received', ...counted(5, 5) })).status).toBe(200)
  expect(await quantities()).toEqual({ a: 5, b: 5, loose: 0, onTheWay: 0 })
  expect((await orderOf(order.id)).transfer).toMatchObject({ received: 10, missing: 0, state: 'received' })
})

test('what one line counts too many is what another line counts too few, in whatever order they are corrected', async () => {
  const { order, receipt, counted, quantities } = await exportPallets()
  expect((await change(receipt, { status: 'received', ...counted(5, 5) })).status).toBe(200)
  const corrected = async (...counts: Parameters<typeof counted>) => {
    const { status, body } = await change(receipt, counted(...counts))
    expect(status, JSON.stringify(body)).toBe(200)
    return { ...(await quantities()), ...(await orderOf(order.id)).transfer }
  }
  expect(await corrected(7, 3)).toMatchObject({ a: 7, b: 3, onTheWay: 0, received: 10, missing: 0 })
  expect(await corrected(5, 5, [{ quantity: 3, damaged: 3 }])).toMatchObject({
    a: 5,
    b: 5,
    loose: 3,
    onTheWay: 0,
    received: 10,
    damaged: 0,
  })
  const lines = (await receiptOf(receipt.id)).items
  const third = { ...lines[2], id: lines[2]?.id ?? 0, sku: lines[2]?.sku ?? '', quantity: 3, damaged: 3 }
  const less = { items: [...counted(5, 2).items, { id: third.id, sku: third.sku, quantity: 3, damaged: 3 }] }
  expect((await change(receipt, less)).status).toBe(200)
  expect(await quantities()).toEqual({ a: 5, b: 2, loose: 3, onTheWay: 0 })
  expect((await orderOf(order.id)).transfer).toMatchObject({ received: 7, damaged: 3, missing: 0, state: 'received' })
  // Without the third line, they are on the way again.
  expect(await corrected(5, 2)).toMatchObject({ a: 5, b: 2, loose: 0, onTheWay: 3, received: 7, damaged: 0, missing: 3 })
})

test('the receipt of a transfer keeps its site and customer, and isn’t withdrawn', async () => {
  const { sku } = await makeItem(app)
  const { receipt } = await exportTransfer([{ sku, quantity: 2 }])
  const withdrawn = await app.as('manager').ask(announcedDeliveriesEndpoints.withdraw, { params: { id: receipt.id } })
  expect(withdrawn).toMatchObject({ status: 409, body: { code: 'transfer.receipt-stays' } })
  expect(await change(receipt, { siteId: main.id })).toMatchObject({ status: 409, body: { code: 'transfer.receipt-stays' } })
  expect(await change(receipt, { customerId: 2 })).toMatchObject({ status: 409, body: { code: 'transfer.receipt-stays' } })
})

test('what is damaged of nothing that was sent, and other goods, come from nowhere in the transfer', async () => {
  const [sent, other] = [await makeItem(app), await makeItem(app)]
  const { order, receipt } = await exportTransfer([{ sku: sent.sku, quantity: 4 }])
  const items = [
    { id: lineOf(receipt).id, sku: sent.sku, quantity: 0 },
    { sku: other.sku, quantity: 3, damaged: 1 },
  ]
  expect((await change(receipt, { status: 'received', items })).status).toBe(200)
  expect((await orderOf(order.id)).transfer).toMatchObject({ sent: 4, received: 0, damaged: 0, missing: 4, state: 'short' })
  const lines = await app.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: other.id, receiptId: receipt.id } })
  expect(lines).toMatchObject([{ direction: 'in' }, { direction: 'in' }])
})

test('an export is undone: the goods are picked again at their site, and the receipt is withdrawn until the next export', async () => {
  const bin = await makeLocation(app)
  const { id, sku } = await makeItem(app, { quantity: 9, location: bin.code })
  const { order, receipt } = await exportTransfer([{ sku, quantity: 5 }])
  await undo(app, await newestActOf(app, 'ship'))
  expect(await orderOf(order.id)).toMatchObject({ status: 'packing', transfer: { sent: 0, receiptId: null, state: 'planned' } })
  expect((await stockOf(id)).every(({ siteCode }) => siteCode === 'MAIN')).toBe(true)
  expect((await receiptOf(receipt.id)).withdrawnAt).not.toBeNull()
  await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'exported' } })
  const again = await orderOf(order.id)
  expect(again.transfer).toMatchObject({ sent: 5, inTransit: 5, state: 'in_transit' })
  expect(again.transfer?.receiptId).not.toBe(receipt.id)
  const arrived = await receiptOf(again.transfer?.receiptId ?? 0)
  await change(arrived, { status: 'received' })
  const ship = await newestActOf(app, 'ship')
  expect(await app.as('admin').call(stockActsEndpoints.previewUndo, { params: { id: ship }, query: {} })).toMatchObject({
    possible: false,
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'undo.transfer-received' })]),
  })
  // What the receipt received is on the way again.
  await undo(app, await newestActOf(app, 'receive'))
  expect((await orderOf(order.id)).transfer).toMatchObject({ received: 0, inTransit: 5, state: 'in_transit' })
  expect(await stockOf(id)).toContainEqual(expect.objectContaining({ onHand: 5, availability: 'in_transit' }))
  // The loss is that of the receipt in force, not of the withdrawn one.
  await app.as('manager').call(countingEndpoints.discard, { params: { id: arrived.id } })
  const items = (await receiptOf(arrived.id)).items.map((line) => ({ id: line.id, sku: line.sku, quantity: 0 }))
  expect((await change(arrived, { status: 'received', items })).status).toBe(200)
  for (const status of ['inspected', 'stored']) expect((await change(await receiptOf(arrived.id), { status })).status, status).toBe(200)
  const written = await app.as('manager').call(transfersEndpoints.writeOff, { params: { id: order.id }, body: { reason: 'Stolen' } })
  expect(written.transfer).toMatchObject({ missing: 0, writtenOff: 5, state: 'closed' })
})
