import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceOrdersEndpoints } from '../../../contract/goods-out/orders/advance-orders.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import type { TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeOrder } from '../../../tests/support/factories.ts'
import { setCompanyPrefix } from '../../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

async function orderAt(...stages: TrackingStage[]) {
  const order = await makeOrder(app)
  for (const stage of stages) await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage } })
  return order
}
const documented = () => orderAt('confirmed', 'packaging', 'labelling', 'documented')
const stageOf = async ({ id }: { id: number }) => (await app.as('admin').call(ordersEndpoints.get, { params: { id } })).trackingStage

test('each movement goes one stage further; none is exported without its tick, and refused ones hold up no other', async () => {
  const [placed, ready, cancelled, confirmed] = [await makeOrder(app), await documented(), await makeOrder(app), await orderAt('confirmed')]
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: cancelled.id }, body: {} })
  const ids = [placed.id, ready.id, cancelled.id, confirmed.id]
  expect(await app.as('admin').call(advanceOrdersEndpoints.advance, { body: { ids } })).toEqual({
    advanced: [
      { id: placed.id, orderNumber: placed.orderNumber, stage: 'confirmed' },
      { id: confirmed.id, orderNumber: confirmed.orderNumber, stage: 'packaging' },
    ],
    refused: [
      { id: ready.id, orderNumber: ready.orderNumber, code: 'advance.exports', message: `${ready.orderNumber} would be exported.` },
      {
        id: cancelled.id,
        orderNumber: cancelled.orderNumber,
        code: 'order.stages-closed',
        message: expect.stringContaining('is cancelled'),
      },
    ],
  })
  expect(await stageOf(ready)).toBe('documented')

  const exported = await app.as('admin').call(advanceOrdersEndpoints.advance, { body: { ids: [ready.id], exports: true } })
  expect(exported).toMatchObject({ advanced: [{ stage: 'exported' }], refused: [] })
  const again = await app.as('admin').call(advanceOrdersEndpoints.advance, { body: { ids: [ready.id], exports: true } })
  expect(again).toMatchObject({ advanced: [], refused: [{ code: 'order.no-stage-left' }] })
})

test('an unknown or repeated id is named, and nothing is advanced; managers may not', async () => {
  const order = await makeOrder(app)
  const unknown = await app.as('admin').ask(advanceOrdersEndpoints.advance, { body: { ids: [order.id, 2_000_000_000] } })
  expect(unknown.body).toMatchObject({ status: 400, errors: [{ path: 'ids.1' }] })
  const twice = await app.as('admin').ask(advanceOrdersEndpoints.advance, { body: { ids: [order.id, order.id] } })
  expect(twice.body).toMatchObject({ status: 400, errors: [{ path: 'ids' }] })
  expect((await app.as('manager').ask(advanceOrdersEndpoints.advance, { body: { ids: [order.id] } })).status).toBe(403)
  expect(await stageOf(order)).toBe('awaiting_confirmation')
})

test('a call with an Idempotency-Key advances once, however often it comes', async () => {
  const order = await makeOrder(app)
  const send = (key: string, id: number) =>
    app.as('admin').ask(advanceOrdersEndpoints.advance, { body: { ids: [id] }, headers: { 'idempotency-key': key } })
  const replies = await Promise.all([send('advance-1', order.id), send('advance-1', order.id)])
  expect(replies.map(({ text }) => text)).toEqual([replies[0]?.text, replies[0]?.text])
  expect((await send('advance-1', order.id)).text).toBe(replies[0]?.text)
  expect(await stageOf(order)).toBe('confirmed')
})

test('a call that breaks off between two movements is not carried out again', async () => {
  const [first, failing] = [await makeOrder(app), await makeOrder(app)]
  await asOwner(app.db, app.db.url, async (owner) => {
    await owner.query("create function fail() returns trigger language plpgsql as 'begin raise exception ''broken''; end'")
    await owner.query(`create trigger fails before update on orders for each row when (new.id = ${failing.id}) execute function fail()`)
  })
  const send = () =>
    app.as('admin').ask(advanceOrdersEndpoints.advance, {
      body: { ids: [first.id, failing.id] },
      headers: { 'idempotency-key': 'advance-2' },
    })
  expect((await send()).status).toBe(500)
  expect((await send()).body).toMatchObject({ status: 409, code: 'idempotency.answer-lost' })
  expect(await stageOf(first)).toBe('confirmed')
  await asOwner(app.db, app.db.url, (owner) => owner.query('drop trigger fails on orders'))
})

test('what the next stages book is read before: unpicked and unpacked units, and what leaves', async () => {
  const ask = (ids: number[]) => app.as('admin').call(advanceOrdersEndpoints.nextStages, { query: { ids } })
  const none = { unpicked: 0, unpacked: 0, leaving: 0 }
  const [placed, confirmed, packaged, ready] = [
    await makeOrder(app),
    await orderAt('confirmed'),
    await orderAt('confirmed', 'packaging'),
    await documented(),
  ]
  const units = confirmed.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const ids = [placed.id, confirmed.id, packaged.id, ready.id]
  const before = await ask(ids)
  expect(before).toEqual([
    { id: placed.id, ...none },
    { id: confirmed.id, ...none, unpicked: units },
    // Without a GS1 company prefix nothing is packed by default.
    { id: packaged.id, ...none },
    { id: ready.id, ...none, leaving: units },
  ])
  await setCompanyPrefix(app)
  expect(await ask([packaged.id])).toEqual([{ id: packaged.id, ...none, unpacked: units }])
  await app.as('admin').call(advanceOrdersEndpoints.advance, { body: { ids: [ready.id], exports: true } })
  expect(await ask([ready.id])).toEqual([])
  for (const role of ['manager', 'customer'] as const)
    expect((await app.as(role).ask(advanceOrdersEndpoints.nextStages, { query: { ids } })).status).toBe(403)
})
