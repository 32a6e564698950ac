import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeDocument, makeItem, makeOrder, makeReturn, shipItem } from '../../../tests/support/factories.ts'
import { meanwhile } from '../../../tests/support/meanwhile.ts'
import { readBarcodes } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const create = (by: TestPerson, body: object) => it.as(by).ask(returnsEndpoints.create, { body: { reason: 'unwanted', ...body } as never })
const change = (by: TestPerson, id: number, body: object) => it.as(by).ask(returnsEndpoints.update, { params: { id }, body })
const read = (by: TestPerson, id: number) => it.as(by).ask(returnsEndpoints.get, { params: { id } })
const authorise = (id: number, body: object = {}) => it.as('manager').ask(returnsEndpoints.authorise, { params: { id }, body })
const cancel = (by: TestPerson, id: number) => it.as(by).ask(returnsEndpoints.cancel, { params: { id }, body: {} })
const floor = (body: object) => it.as('admin').call(settingsEndpoints.updateFloor, { body })

test('a customer requests a return, staff are notified, and read more of it than the customer', async () => {
  const { item, order } = await shipItem(it, 5)
  const url = documentUrl(await makeDocument(it, { by: 'customer', name: 'photo.pdf' }))
  const requested = await it.as('customer').call(returnsEndpoints.create, {
    body: {
      orderId: order.id,
      reason: 'damaged',
      carrier: 'Parcel Post',
      trackingNumber: 'PP-1',
      notes: 'Corners are dented',
      items: [{ sku: item.sku.toLowerCase(), quantity: 2, lot: 'L-1' }],
      documents: [{ name: 'photo.pdf', url }],
      // For staff only.
      internalNotes: 'mine',
      overrideReason: 'because',
      siteId: 99,
    },
  })
  expect(requested).toMatchObject({
    customerId: 1,
    kind: 'requested',
    status: 'requested',
    orderNumber: order.orderNumber,
    siteCode: 'MAIN',
    units: 2,
    internalNotes: null,
    overrideReason: null,
    createdBy: null,
    returnLocation: null,
    items: [{ sku: item.sku, expected: 2, received: null, lot: 'L-1', isExcise: false, parts: [] }],
    documents: [{ name: 'photo.pdf' }],
  })
  expect(requested.returnNumber).toMatch(/^RT-\d{4}-\d{4}$/)
  expect((await read('manager', requested.id)).body).toMatchObject({
    internalNotes: null,
    overrideReason: null,
    createdBy: expect.any(String),
  })
  expect((await read('worker', requested.id)).body).not.toHaveProperty('notes')
  const [notice] = await it.as('manager').call(notificationsEndpoints.list)
  expect(notice).toMatchObject({ title: 'Return requested', subjectType: 'return', subjectId: requested.id })
  expect((await read('rival', requested.id)).status).toBe(404)
  expect(await it.as('rival').call(returnsEndpoints.list)).toEqual([])
  expect(await it.as('customer').call(returnsEndpoints.list, { query: { q: order.orderNumber, status: 'requested' } })).toMatchObject([
    { id: requested.id, createdBy: null },
  ])
  expect(await it.as('customer').call(returnsEndpoints.summary)).toMatchObject({ requested: 1, expected: 0 })

  const changed = await change('customer', requested.id, { items: [{ sku: item.sku, quantity: 3 }], documents: [], siteId: 99 })
  expect(changed.body).toMatchObject({ units: 3, documents: [], version: 2, siteCode: 'MAIN' })
  const history = await it.as('manager').call(returnsEndpoints.history, { params: { id: requested.id } })
  expect(history.map(({ action }) => action)).toEqual(['update', 'create'])

  expect((await authorise(requested.id)).body).toMatchObject({ status: 'authorised', kind: 'requested' })
  expect(await it.as('customer').call(notificationsEndpoints.list, { query: { limit: 1 } })).toMatchObject([{ title: 'Return authorised' }])
  for (const refused of [await change('customer', requested.id, { notes: 'No' }), await cancel('customer', requested.id)]) {
    expect(refused).toMatchObject({ status: 409, body: { code: 'return.not-open' } })
  }
  expect(await authorise(requested.id)).toMatchObject({
    status: 409,
    body: { code: 'return.closed', detail: `${requested.returnNumber} is authorised.` },
  })
  expect((await cancel('manager', requested.id)).body).toMatchObject({ status: 'cancelled' })
})

test('a declined return says why, and gives its units free', async () => {
  const { item, order } = await shipItem(it, 1)
  const items = [{ sku: item.sku, quantity: 1 }]
  const { id, returnNumber } = await makeReturn(it, { orderId: order.id, items, by: 'customer' })
  expect((await create('customer', { orderId: order.id, items })).body).toMatchObject({
    code: 'return.more-than-shipped',
    detail: `${order.orderNumber} shipped 1 of ${item.sku}; 1 are returned or on their way back. 0 can still be returned.`,
  })
  const [line] = await it.as('customer').call(returnsEndpoints.returnable, { params: { id: order.id } })
  expect(line).toMatchObject({ sku: item.sku, shipped: 1, returned: 1, returnable: 0, lots: [] })
  expect((await it.as('manager').ask(returnsEndpoints.decline, { params: { id }, body: { reason: ' ' } })).status).toBe(400)
  const declined = await it.as('manager').call(returnsEndpoints.decline, { params: { id }, body: { reason: 'Used goods' } })
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Used goods' })
  const [notice] = await it.as('customer').call(notificationsEndpoints.list)
  expect(notice).toMatchObject({ title: 'Return declined', message: `${returnNumber} is declined: Used goods` })
  expect((await create('customer', { orderId: order.id, items })).status).toBe(201)
})

test('staff exceed what was shipped with a reason, also when they authorise', async () => {
  const { item, order } = await shipItem(it, 2)
  const tooMany = { orderId: order.id, items: [{ sku: item.sku, quantity: 3 }] }
  expect(await create('customer', { ...tooMany, overrideReason: 'because' })).toMatchObject({ status: 409 })
  expect(await create('manager', tooMany)).toMatchObject({ status: 409, body: { code: 'return.more-than-shipped' } })
  expect((await create('manager', { ...tooMany, overrideReason: 'Two deliveries in one parcel' })).body).toMatchObject({
    status: 'authorised',
    kind: 'authorised',
    overrideReason: 'Two deliveries in one parcel',
  })
  const other = await shipItem(it, 1)
  const one = { orderId: other.order.id, items: [{ sku: other.item.sku, quantity: 1 }] }
  const requested = await makeReturn(it, { ...one, by: 'customer' })
  expect(
    (await change('manager', requested.id, { overrideReason: 'More came', items: [{ sku: other.item.sku, quantity: 4 }] })).status,
  ).toBe(200)
  expect((await change('manager', requested.id, { overrideReason: null })).status).toBe(200)
  expect((await authorise(requested.id)).body).toMatchObject({ code: 'return.more-than-shipped' })
  expect((await authorise(requested.id, { overrideReason: 'More came' })).body).toMatchObject({ status: 'authorised' })
})

test('a return without a movement has no limit until it gets one', async () => {
  const { item, order } = await shipItem(it, 1)
  const blind = await makeReturn(it, { customerId: 1, items: [{ sku: item.sku, quantity: 7 }] })
  expect(blind).toMatchObject({ kind: 'blind', status: 'authorised', orderId: null })
  expect(await change('manager', blind.id, { orderId: order.id })).toMatchObject({
    status: 409,
    body: { code: 'return.more-than-shipped' },
  })
  expect((await change('manager', blind.id, { orderId: order.id, items: [{ sku: item.sku, quantity: 1 }] })).body).toMatchObject({
    orderNumber: order.orderNumber,
    kind: 'blind',
  })
  const foreign = await shipItem(it, 1, { customerId: 2 })
  expect(await change('manager', blind.id, { orderId: foreign.order.id })).toMatchObject({
    status: 400,
    body: { code: 'return.other-customer' },
  })
})

test('a return names an exported movement, goods of its customer and a reason', async () => {
  const { item, order } = await shipItem(it, 1)
  const items = [{ sku: item.sku, quantity: 1 }]
  const pending = await makeOrder(it, { items: [{ sku: item.sku, quantity: 1 }] })
  expect(await create('customer', { orderId: pending.id, items })).toMatchObject({ status: 409, body: { code: 'return.not-shipped' } })
  expect(await create('customer', { items })).toMatchObject({ status: 400, body: { errors: [{ path: 'orderId' }] } })
  expect(await create('rival', { orderId: order.id, items })).toMatchObject({ status: 400, body: { errors: [{ path: 'orderId' }] } })
  expect(await create('manager', { items })).toMatchObject({ status: 400, body: { errors: [{ path: 'customerId' }] } })
  expect(await create('manager', { customerId: 1, siteId: 99, items })).toMatchObject({ status: 400, body: { code: 'site.unknown' } })
  expect(await create('manager', { customerId: 2, orderId: order.id, items })).toMatchObject({ status: 400 })
  const unknown = await create('customer', { orderId: order.id, items: [...items, { sku: 'NO-SUCH', quantity: 1 }] })
  expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'items.1.sku' }] } })
  const other = await makeItem(it)
  expect(await create('customer', { orderId: order.id, items: [{ sku: other.sku, quantity: 1 }] })).toMatchObject({ status: 409 })
  expect((await create('customer', { orderId: order.id, items, reason: 'bored' })).status).toBe(400)
  for (const by of ['worker', 'accountant'] as const) expect((await create(by, { orderId: order.id, items })).status).toBe(403)
})

test('customers request returns while the settings allow it, within the window after delivery', async () => {
  const { item, order } = await shipItem(it, 1)
  const request = () => create('customer', { orderId: order.id, items: [{ sku: item.sku, quantity: 1 }] })
  await floor({ customersRequestReturns: false })
  expect(await request()).toMatchObject({ status: 403, body: { code: 'permission.switched-off' } })
  expect(await it.as('customer').call(authEndpoints.getUser)).toMatchObject({ switchedOff: ['dataExport', 'requestReturns'] })
  expect(await floor({ customersRequestReturns: true, returnWindowDays: 14 })).toMatchObject({
    returnWindowDays: 14,
    adjustToleranceUnits: 0,
  })

  await it.db.transaction(system, (trx) =>
    trx.sql
      .updateTable('shipments')
      .set({ status: 'delivered', actual_delivery: new Date(Date.now() - 20 * 86_400_000) })
      .where('id', '=', order.shipmentId ?? 0)
      .execute(),
  )
  expect(await request()).toMatchObject({ status: 409, body: { code: 'return.window-over' } })
  await floor({ returnWindowDays: null })
  expect((await request()).status).toBe(201)
})

test.skipIf(inject('template').engine !== 'postgres')('of two returns of the last units at once one wins', async () => {
  const { item, order } = await shipItem(it, 3)
  const body = { orderId: order.id, items: [{ sku: item.sku, quantity: 2 }] }
  let second: ReturnType<typeof create> | undefined
  // Signing in writes history too.
  for (const by of ['customer', 'manager'] as const) await it.as(by).cookie()
  // The first has passed its check and waits to write its history; the second begins before that is committed.
  const first = await meanwhile(
    it,
    { table: 'audit_entries', mode: 'share' },
    () => create('customer', body),
    async () => {
      second = create('manager', body)
      await setTimeout(500)
    },
  )
  expect([first.status, (await second)?.status]).toEqual([201, 409])
})

test('the slip carries the number as a barcode', async () => {
  const { id, returnNumber, items } = await makeReturn(it, { notes: 'Left at the gate' })
  const address = (await it.listen()) + urlOf(returnsEndpoints.slip, { params: { id } })
  const file = Buffer.from(await (await fetch(address, { headers: { cookie: await it.as('customer').cookie() } })).arrayBuffer())
  expect((await readPdf(file)).join()).toContain(items[0]?.sku)
  expect(await readBarcodes(file)).toMatchObject([{ format: 'Code128', text: returnNumber }])
})
