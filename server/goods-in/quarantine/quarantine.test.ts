import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { type disposal, quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import {
  makeDocument,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeReceipt,
  makeReceivingLocations,
} from '../../../tests/support/factories.ts'
import { makeShortOrder } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

type Disposal = z.input<typeof disposal>
const ask = (id: number, body: Disposal, by: TestPerson = 'manager') =>
  app.as(by).ask(quarantineEndpoints.dispose, { params: { id }, body })
const dispose = (id: number, body: Disposal) => app.as('manager').call(quarantineEndpoints.dispose, { params: { id }, body })
const rowsOf = (q: string) => app.as('manager').call(quarantineEndpoints.list, { query: { q } })
const stockOf = async (id: number) => (await app.as('admin').call(inventoryEndpoints.get, { params: { id } })).stock
const newestLine = async (inventoryId: number) =>
  (await app.as('customer').call(inventoryEndpoints.movements, { query: { inventoryId, limit: 1 } }))[0]
const messagesFor = async (person: TestPerson) =>
  (await app.as(person).call(notificationsEndpoints.list, {})).map(({ title, message }) => `${title}: ${message}`)

async function makeQuarantined(fields: Parameters<typeof makeItem>[1] = {}) {
  const { code: from } = await makeLocation(app, { type: 'quarantine' })
  return { item: await makeItem(app, { quantity: 10, location: from, ...fields }), from }
}

test('lists what is in quarantine with where it is from, and sums it up', async () => {
  await makeReceivingLocations(app)
  const before = await app.as('admin').call(quarantineEndpoints.summary)
  const { sku } = await makeItem(app)
  const receipt = await makeReceipt(app, { items: [{ sku, quantity: 10, damaged: 4 }] })
  await app.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status: 'received' } })
  expect(await rowsOf(sku)).toMatchObject([
    {
      sku,
      customerName: expect.any(String),
      quantity: 4,
      source: 'receipt',
      sourceNumber: receipt.receiptNumber,
      lot: null,
      handlingUnit: null,
    },
  ])
  const order = await makeShortOrder(app)
  const [short] = await rowsOf(order.picked[0]?.sku ?? '')
  expect(short).toMatchObject({
    quantity: 4,
    source: 'short_pick',
    sourceNumber: order.orderNumber,
    reason: expect.stringContaining('Not found'),
  })
  const { item, from } = await makeQuarantined({ customerId: 'unallocated' })
  expect(await rowsOf(item.sku)).toMatchObject([{ customerId: null, quantity: 10, location: from, source: 'other', sourceNumber: null }])

  const after = await app.as('admin').call(quarantineEndpoints.summary)
  expect(after.units - before.units).toBe(18)
  expect(after).toMatchObject({ owners: 1, oldest: expect.any(String) })
  const list = (query: object) => app.as('manager').call(quarantineEndpoints.list, { query })
  expect((await list({ source: 'short_pick' })).map(({ id }) => id)).toEqual([short?.id])
  expect((await list({ location: from })).map(({ sku: one }) => one)).toEqual([item.sku])
  expect((await list({ customerId: 2 })).length).toBe(0)
  for (const sort of ['since', '-quantity', 'location', '-customer', 'sku'] as const)
    expect((await list({ sort, limit: 2 })).length).toBe(2)
})

test('since is when the oldest came that is still there', async () => {
  const { item, from } = await makeQuarantined()
  const [first] = await rowsOf(item.sku)
  await app
    .as('manager')
    .call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 5, reason: 'More', location: from } })
  expect((await rowsOf(item.sku))[0]).toMatchObject({ quantity: 15, since: first?.since, reason: 'Opening stock' })
  await dispose(item.id, { from, quantity: 12, disposition: 'scrap', reason: 'Broken' })
  expect((await rowsOf(item.sku))[0]).toMatchObject({ quantity: 3, reason: 'More' })
})

test('releases to a location, and the owner reads why', async () => {
  const { item, from } = await makeQuarantined({ lotNumber: 'L-1' })
  const { code: to } = await makeLocation(app)
  const released = await dispose(item.id, { from, quantity: 6, lot: 'L-1', disposition: 'release', to, reason: 'Checked, fine' })
  expect(released).toMatchObject({ quantity: 10, availableQuantity: 6 })
  expect(await newestLine(item.id)).toMatchObject({
    movementType: 'transfer',
    cause: 'dispose',
    fromLocation: from,
    toLocation: to,
    reason: 'Checked, fine',
  })
  expect(await messagesFor('customer')).toContain(`Goods released: 6 of ${item.sku} ${item.name}: released from quarantine. Checked, fine`)
  expect((await messagesFor('rival')).join()).not.toContain(item.sku)
  expect((await messagesFor('admin')).join()).not.toContain('Checked, fine')
})

test('releases by put-away tasks, whose goods are not there any more', async () => {
  const { item, from } = await makeQuarantined()
  const { code: to } = await makeLocation(app)
  for (const quantity of [3, 4]) await dispose(item.id, { from, quantity, disposition: 'release', reason: 'Fine' })
  expect((await rowsOf(item.sku))[0]).toMatchObject({ quantity: 3 })
  const refused = await ask(item.id, { from, quantity: 4, disposition: 'scrap', reason: 'Broken' })
  expect(refused.body).toMatchObject({ status: 409, code: 'dispose.not-there', detail: `${from} has 3 of ${item.sku}.` })
  const tasks = await app.as('admin').call(tasksEndpoints.list, { query: { q: item.sku, state: 'open' } })
  expect(tasks.map(({ kind, quantity, fromLocation }) => ({ kind, quantity, fromLocation }))).toEqual(
    expect.arrayContaining([
      { kind: 'put_away', quantity: 3, fromLocation: from },
      { kind: 'put_away', quantity: 4, fromLocation: from },
    ]),
  )
  for (const { id } of tasks) await app.as('manager').call(tasksEndpoints.complete, { params: { id }, body: { locationCode: to } })
  expect(await newestLine(item.id)).toMatchObject({ cause: 'dispose', toLocation: to, reason: 'Fine' })
  expect(await stockOf(item.id)).toMatchObject([{ onHand: 3 }, { location: to, onHand: 7 }])
})

test('a cancelled task leaves the goods in quarantine', async () => {
  const { item, from } = await makeQuarantined()
  await dispose(item.id, { from, quantity: 10, disposition: 'release', reason: 'Fine' })
  expect(await rowsOf(item.sku)).toEqual([])
  const [task] = await app.as('admin').call(tasksEndpoints.list, { query: { q: item.sku } })
  await app.as('manager').call(tasksEndpoints.cancel, { params: { id: task?.id ?? 0 }, body: { reason: 'No' } })
  expect(await rowsOf(item.sku)).toMatchObject([{ quantity: 10 }])
})

test('a handling unit is released as a whole, or its goods are taken out', async () => {
  const quarantine = (await makeLocation(app, { type: 'quarantine' })).code
  const { unit, item } = await makePackedUnit(app, quarantine)
  await dispose(item.id, { from: quarantine, quantity: 4, handlingUnit: unit.sscc, disposition: 'release', reason: 'Fine' })
  const loose = await app.as('admin').call(tasksEndpoints.list, { query: { q: item.sku } })
  expect(loose).toMatchObject([{ quantity: 4, handlingUnitId: null }])
  await dispose(item.id, { from: quarantine, quantity: 6, handlingUnit: unit.sscc, disposition: 'release', reason: 'Fine' })
  const [whole] = await app.as('admin').call(tasksEndpoints.list, { query: { q: unit.sscc } })
  expect(whole).toMatchObject({ quantity: 6, handlingUnitId: unit.id })
  const { code: to } = await makeLocation(app)
  await app.as('manager').call(tasksEndpoints.complete, { params: { id: whole?.id ?? 0 }, body: { locationCode: to } })
  expect(await app.as('admin').call(handlingUnitsEndpoints.get, { params: { id: unit.id } })).toMatchObject({ location: to, quantity: 6 })
  expect(await newestLine(item.id)).toMatchObject({ cause: 'dispose', toLocation: to, quantity: 6 })
})

test('scraps, and sends back with a shipment to the owner', async () => {
  const { item, from } = await makeQuarantined()
  expect(await dispose(item.id, { from, quantity: 4, disposition: 'scrap', reason: 'Crushed' })).toMatchObject({ quantity: 6 })
  expect(await newestLine(item.id)).toMatchObject({
    movementType: 'adjustment',
    cause: 'dispose',
    direction: 'out',
    quantity: 4,
    reason: 'Crushed',
  })
  const before = await app.as('customer').call(shipmentsEndpoints.list, {})
  await dispose(item.id, { from, quantity: 5, disposition: 'send_back', reason: 'Wrong goods' })
  expect(await newestLine(item.id)).toMatchObject({ movementType: 'outbound', cause: 'dispose', quantity: 5, reason: 'Wrong goods' })
  const [shipment, ...others] = await app.as('customer').call(shipmentsEndpoints.list, {})
  expect(others.length).toBe(before.length)
  expect(shipment).toMatchObject({ status: 'created', customerId: 1, orderId: null, destination: shipment?.customerName })
  const messages = await messagesFor('customer')
  expect(messages).toContain(`Goods scrapped: 4 of ${item.sku} ${item.name}: scrapped. Crushed`)
  expect(messages).toContain(`Goods sent back: 5 of ${item.sku} ${item.name}: sent back to you. Wrong goods`)
})

test('refuses what is elsewhere, expired, of no customer or without room', async () => {
  const bin = (await makeLocation(app)).code
  const stored = await makeItem(app, { location: bin })
  const scrap = { disposition: 'scrap', reason: 'Broken', quantity: 1 } as const
  expect((await ask(stored.id, { ...scrap, from: bin })).body).toMatchObject({
    status: 409,
    code: 'dispose.not-quarantine',
    detail: `${bin} is not a quarantine location.`,
  })
  const { item, from } = await makeQuarantined({ customerId: 'unallocated', lotNumber: 'OLD' })
  expect((await ask(item.id, { ...scrap, from, disposition: 'send_back' })).body).toMatchObject({
    status: 409,
    code: 'dispose.no-owner',
    detail: `${item.sku} belongs to no customer.`,
  })
  const release = { from, quantity: 10, disposition: 'release', reason: 'Fine' } as const
  const small = (await makeLocation(app, { capacity: 9 })).code
  expect((await ask(item.id, { ...release, to: small })).body).toMatchObject({ status: 409, code: 'location.full' })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('lots').set({ expires_on: '2020-01-01' }).where('item_id', '=', item.id).execute(),
  )
  expect((await ask(item.id, { ...release, to: bin })).body).toMatchObject({ status: 409, code: 'dispose.expired' })
  expect((await ask(item.id, release)).body).toMatchObject({ status: 409, code: 'dispose.expired' })
  const other = (await makeLocation(app, { type: 'quarantine' })).code
  expect((await ask(item.id, { ...release, to: other })).body).toMatchObject({ status: 400, code: 'dispose.to-quarantine' })
  expect((await ask(item.id, { ...scrap, from, to: bin })).status).toBe(400)
  expect((await ask(item.id, { ...scrap, from: 'NOWHERE' })).status).toBe(400)
  expect((await ask(item.id, { ...scrap, from, reason: ' ' })).status).toBe(400)
  expect((await ask(999_999, { ...scrap, from })).status).toBe(404)
})

const sent = async (name: string, by: TestPerson = 'manager') => ({ name, url: documentUrl(await makeDocument(app, { by, name })) })
const readStatus = async (by: TestPerson, url: string) => (await app.as(by).request('GET', url)).status
const namesOf = (line: { documents: readonly { name: string }[] } | undefined) => line?.documents.map(({ name }) => name)

test('documents of scrapped goods are kept for staff and their owner only', async () => {
  const { item, from } = await makeQuarantined()
  const photo = await sent('crushed.pdf')
  await dispose(item.id, { from, quantity: 4, disposition: 'scrap', reason: 'Crushed', documents: [photo] })
  expect(await newestLine(item.id)).toMatchObject({ documents: [{ name: 'crushed.pdf', url: photo.url, uploadedAt: expect.any(String) }] })
  const history = await app.as('manager').call(historyEndpoints.ofItem, { params: { id: item.id }, query: { limit: 1 } })
  expect(history[0]).toMatchObject({ action: 'dispose', after: { disposition: 'scrap', documents: [photo] } })
  expect(await readStatus('customer', photo.url)).toBe(200)
  expect(await readStatus('rival', photo.url)).toBe(404)
  expect(await app.as('rival').call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })).toEqual([])
  await app.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: 1, reason: 'More' } })
  expect(await newestLine(item.id)).toMatchObject({ cause: 'adjustment', documents: [] })
})

test('one document serves several rows of one owner, and no other record', async () => {
  const { item, from } = await makeQuarantined()
  const { item: second, from: elsewhere } = await makeQuarantined()
  const photo = await sent('both.pdf')
  const scrap: Omit<Disposal, 'from'> = { disposition: 'scrap', reason: 'Wet', quantity: 1, documents: [photo] }
  await dispose(item.id, { ...scrap, from })
  await dispose(second.id, { ...scrap, from: elsewhere })
  expect(namesOf(await newestLine(second.id))).toEqual(['both.pdf'])
  const ofRival = await makeQuarantined({ customerId: 2 })
  const refused = await ask(ofRival.item.id, { ...scrap, from: ofRival.from })
  expect(refused.body).toMatchObject({ status: 409, code: 'document.attached' })
  expect((await stockOf(ofRival.item.id))[0]).toMatchObject({ onHand: 10 })
  expect((await ask(item.id, { ...scrap, from }, 'admin')).body).toMatchObject({ status: 400, code: 'document.unknown' })
  const twice = await ask(item.id, { ...scrap, from, documents: [photo, photo] })
  expect(twice.body).toMatchObject({ status: 400, code: 'document.twice' })
  expect((await ask(item.id, { ...scrap, from, documents: Array.from({ length: 21 }, () => photo) })).status).toBe(400)
})

test('goods of no customer keep documents for staff', async () => {
  const { item, from } = await makeQuarantined({ customerId: 'unallocated' })
  const photo = await sent('ours.pdf')
  await dispose(item.id, { from, quantity: 1, disposition: 'scrap', reason: 'Wet', documents: [photo] })
  expect(await readStatus('admin', photo.url)).toBe(200)
  expect(await readStatus('customer', photo.url)).toBe(404)
})

test('the ledger lines of a release by tasks have its documents, in parts too', async () => {
  const { item, from } = await makeQuarantined()
  const { code: to } = await makeLocation(app)
  const photo = await sent('checked.pdf')
  await dispose(item.id, { from, quantity: 5, disposition: 'release', reason: 'Fine', documents: [photo] })
  const open = () => app.as('admin').call(tasksEndpoints.list, { query: { q: item.sku, state: 'open' } })
  for (const quantity of [2, 3]) {
    const [task] = await open()
    const body = { locationCode: to, quantity }
    await app.as('manager').call(tasksEndpoints.complete, { params: { id: task?.id ?? 0 }, body })
    expect(await newestLine(item.id)).toMatchObject({ quantity, toLocation: to, documents: [{ name: 'checked.pdf' }] })
  }
  expect(await open()).toEqual([])
})

test('only staff see and empty the quarantine', async () => {
  const { item, from } = await makeQuarantined()
  const body = { from, quantity: 1, disposition: 'scrap', reason: 'Broken' } as const
  expect((await ask(item.id, body, 'customer')).status).toBe(403)
  expect((await app.anyone.ask(quarantineEndpoints.dispose, { params: { id: item.id }, body })).status).toBe(401)
  expect((await app.as('customer').ask(quarantineEndpoints.list, {})).status).toBe(403)
  expect((await app.as('customer').ask(quarantineEndpoints.summary)).status).toBe(403)
})

test('disposed and moved at once, each unit goes one way', async () => {
  const { item, from } = await makeQuarantined({ quantity: 20 })
  const { code: to } = await makeLocation(app, { type: 'quarantine' })
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => ask(item.id, { from, quantity: 3, disposition: 'scrap', reason: 'Broken' })),
    ...Array.from({ length: 4 }, () => ask(item.id, { from, quantity: 3, disposition: 'release', reason: 'Fine' })),
    ...Array.from({ length: 4 }, () =>
      app.as('manager').ask(moveStockEndpoints.move, { params: { id: item.id }, body: { from, to, quantity: 3, reason: 'Sorted' } }),
    ),
  ])
  expect(replies.filter(({ status }) => status === 200).length).toBe(6)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
})
