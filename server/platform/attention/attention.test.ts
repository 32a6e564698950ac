import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import {
  type AttentionKind,
  itemAttention,
  mostAttentionRows,
  orderAttention,
  staffAttention,
} from '../../../contract/platform/attention/attention.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { type DatedWarehouse, openDatedWarehouse } from '../../../tests/support/dated-warehouse.ts'
import { anAddress, makeTask } from '../../../tests/support/factories.ts'
import { type Caller, testPassword } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: DatedWarehouse

beforeAll(async () => {
  it = await openDatedWarehouse('2026-05-01T12:00:00Z')
})
afterAll(() => it.app.close())

async function attentionOf(caller: Caller, customerId?: number) {
  const found = await caller.call(dashboardEndpoints.attention, { query: { customerId } })
  return Object.fromEntries(found.map(({ kind, count, rows }) => [kind, { count, codes: rows.map(({ code }) => code) }])) as Partial<
    Record<AttentionKind, { count: number; codes: string[] }>
  >
}

/** Each kind leads to a list that is filtered by it; the list has as many rows, and the same ones. */
async function expectListsToAgree(caller: Caller) {
  for (const { kind, count, rows } of await caller.call(dashboardEndpoints.attention)) {
    const listed = await listOf(caller, kind)
    expect(listed, kind).toHaveLength(count)
    expect(listed, kind).toEqual(expect.arrayContaining(rows.map(({ code }) => code)))
  }
}

async function listOf(caller: Caller, kind: AttentionKind): Promise<string[]> {
  if (isOneOf(orderAttention, kind)) {
    const orders = await caller.call(ordersEndpoints.list, { query: { attention: kind } })
    return orders.map(({ orderNumber }) => orderNumber)
  }
  if (kind === 'overdue_inspection') {
    const receipts = await caller.call(receiptsEndpoints.list, { query: { overdue: 'true' } })
    return receipts.map(({ receiptNumber }) => receiptNumber)
  }
  if (kind === 'overdue_invoice') {
    const invoices = await caller.call(invoicesEndpoints.list, { query: { status: 'overdue' } })
    return invoices.map(({ invoiceNumber }) => invoiceNumber)
  }
  if (kind === 'waiting_task') {
    const tasks = await caller.call(tasksEndpoints.list, { query: { waiting: 'true' } })
    return tasks.map(({ sscc, sku }) => sscc ?? sku ?? '')
  }
  if (kind === 'return_waiting') {
    const returns = await it.admin.call(returnsEndpoints.list, { query: { waiting: 'true' } })
    return returns.map(({ returnNumber }) => returnNumber)
  }
  if (kind === 'adjustment_waiting') {
    const requests = await caller.call(adjustmentsEndpoints.list, { query: { status: 'open' } })
    return requests.map(({ sku }) => sku)
  }
  if (kind === 'count_review') {
    const counts = await caller.call(countsEndpoints.list, { query: { status: 'review' } })
    return counts.map(({ countNumber }) => countNumber)
  }
  const query = isOneOf(itemAttention, kind)
    ? { attention: kind }
    : { status: kind === 'out_of_stock' ? ('Out of Stock' as const) : ('Low Stock' as const) }
  return (await caller.call(inventoryEndpoints.list, { query })).map(({ sku }) => sku)
}

function isOneOf<K extends AttentionKind>(kinds: readonly K[], kind: AttentionKind): kind is K {
  return kinds.some((each) => each === kind)
}

const expire = (lotNumber: string, on: string) =>
  it.app.db.transaction(system, (trx) => trx.sql.updateTable('lots').set({ expires_on: on }).where('lot_number', '=', lotNumber).execute())

test('of an empty warehouse nothing needs attention', async () => {
  expect(await attentionOf(it.admin)).toEqual({})
  expect(await attentionOf(it.acme)).toEqual({})
})

test('a shipment is late from its estimated delivery until it is delivered', async () => {
  await it.makeItem('LATE-1')
  await it.makeItem('LATE-2', { customerId: 2 })
  const [own, foreign] = [await it.makeOrder('LATE-1'), await it.makeOrder('LATE-2', { customerId: 2 })]
  for (const { id } of [own, foreign]) await it.advance(id, 'exported')
  await it.moveOn('2026-05-04T11:59:00Z')
  expect((await attentionOf(it.admin)).late_shipment).toBeUndefined()
  await it.moveOn('2026-05-04T12:01:00Z')
  expect((await attentionOf(it.admin)).late_shipment).toEqual({ count: 2, codes: [own.orderNumber, foreign.orderNumber] })
  const late = (await it.acme.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'late_shipment')
  expect(late).toMatchObject({ count: 1, rows: [{ orderId: own.id, itemId: null, at: '2026-05-04T12:00:00.000Z', name: 'Rotterdam, NL' }] })
  expect(await attentionOf(it.admin, 1)).toEqual(await attentionOf(it.acme))

  const { shipmentId } = await it.admin.call(ordersEndpoints.get, { params: { id: own.id } })
  for (const kind of ['picked_up', 'delivered'] as const)
    await it.admin.call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind } })
  expect((await attentionOf(it.admin)).late_shipment).toEqual({ count: 1, codes: [foreign.orderNumber] })
  expect(await attentionOf(it.acme)).toEqual({})
})

test('an open movement without an assignee needs one after a day; customers are not told', async () => {
  await it.makeItem('ASSIGN')
  const [waiting, assigned] = [await it.makeOrder('ASSIGN'), await it.makeOrder('ASSIGN')]
  await it.admin.call(ordersEndpoints.update, { params: { id: assigned.id }, body: { assignedTo: 1 } })
  expect((await attentionOf(it.admin)).unassigned_movement).toBeUndefined()
  await it.moveOn('2026-05-05T12:02:00Z')
  expect((await attentionOf(it.admin)).unassigned_movement).toEqual({ count: 1, codes: [waiting.orderNumber] })
  expect(await attentionOf(it.acme)).toEqual({})
  for (const { id } of [waiting, assigned]) await it.admin.call(ordersEndpoints.cancel, { params: { id }, body: {} })
  expect((await attentionOf(it.admin)).unassigned_movement).toBeUndefined()
})

test('a lot is expiring within 30 days of the warehouse, and no longer once it has expired or is gone', async () => {
  for (const [sku, customerId] of [
    ['EXP-30', 1],
    ['EXP-31', 1],
    ['EXP-0', 2],
    ['EXP-PAST', 1],
    ['EXP-GONE', 1],
  ] as const) {
    await it.makeItem(sku, { lotNumber: sku, customerId, quantity: sku === 'EXP-GONE' ? 0 : 40 })
  }
  for (const [lot, day] of [
    ['EXP-30', '2026-06-04'],
    ['EXP-31', '2026-06-05'],
    ['EXP-0', '2026-05-05'],
    ['EXP-PAST', '2026-05-04'],
    ['EXP-GONE', '2026-05-20'],
  ] as const)
    await expire(lot, day)
  expect((await attentionOf(it.admin)).expiring_lot).toEqual({ count: 2, codes: ['EXP-0', 'EXP-30'] })
  const own = await it.acme.call(dashboardEndpoints.attention)
  expect(own.find(({ kind }) => kind === 'expiring_lot')?.rows).toMatchObject([
    { code: 'EXP-30', lot: 'EXP-30', quantity: 40, expiresOn: '2026-06-04' },
  ])
  expect((await attentionOf(it.acme)).out_of_stock).toEqual({ count: 1, codes: ['EXP-GONE'] })
})

test('what has expired and is still on hand is a line of its own, wherever it is', async () => {
  await it.admin.call(locationsEndpoints.create, { body: { code: 'QRN-1', name: 'QRN-1', type: 'quarantine' } })
  const { id } = await it.makeItem('EXP-ASIDE', { lotNumber: 'EXP-ASIDE', customerId: 2, quantity: 6, location: 'QRN-1' })
  await expire('EXP-ASIDE', '2026-05-02')
  expect((await attentionOf(it.admin)).expired_stock).toEqual({ count: 2, codes: ['EXP-ASIDE', 'EXP-PAST'] })
  const own = await it.acme.call(dashboardEndpoints.attention)
  expect(own.find(({ kind }) => kind === 'expired_stock')?.rows).toMatchObject([
    { code: 'EXP-PAST', lot: 'EXP-PAST', quantity: 40, expiresOn: '2026-05-04' },
  ])
  await it.admin.call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: -5, location: 'QRN-1', reason: 'Scrapped' } })
  const left = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'expired_stock')
  expect(left?.rows.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['EXP-ASIDE', 1],
    ['EXP-PAST', 40],
  ])
})

test('an item with several expiring lots is one line, with the first of them and the units of all', async () => {
  const { id } = await it.makeItem('EXP-TWICE', { lotNumber: 'TWICE-A', quantity: 5 })
  await it.admin.call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 7, reason: 'Found', lot: 'TWICE-B' } })
  await expire('TWICE-A', '2026-05-30')
  await expire('TWICE-B', '2026-05-29')
  const found = (await it.acme.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'expiring_lot')
  expect(found?.rows[0]).toMatchObject({ code: 'EXP-TWICE', lot: 'TWICE-B', quantity: 12, expiresOn: '2026-05-29' })
})

test('a movement is late from the day after it was to leave until it ends; customers are not told', async () => {
  await it.makeItem('SHIP-BY')
  const order = await it.makeOrder('SHIP-BY', { requestedShipDate: '2026-05-05' })
  await it.moveOn('2026-05-05T21:59:00Z')
  expect((await attentionOf(it.admin)).ship_by_passed).toBeUndefined()
  await it.moveOn('2026-05-06T12:00:00Z')
  const passed = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'ship_by_passed')
  expect(passed).toMatchObject({ count: 1, rows: [{ orderId: order.id, code: order.orderNumber, dueOn: '2026-05-05' }] })
  expect((await attentionOf(it.acme)).ship_by_passed).toBeUndefined()
  await it.admin.call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await attentionOf(it.admin)).ship_by_passed).toBeUndefined()
  await it.makeOrder('SHIP-BY', { requestedShipDate: '2026-05-06' })
})

test('a movement is short when what it holds has expired and its item has no other stock', async () => {
  await it.admin.call(locationsEndpoints.create, { body: { code: 'SH-1', name: 'SH-1' } })
  const { id } = await it.makeItem('SHORT', { lotNumber: 'SHORT-A', quantity: 50, location: 'SH-1' })
  const [pending, started] = [await it.makeOrder('SHORT', { quantity: 20 }), await it.makeOrder('SHORT', { quantity: 5 })]
  await it.advance(started.id, 'confirmed')
  await expire('SHORT-A', '2026-05-06')
  expect((await attentionOf(it.admin)).short_movement).toBeUndefined()
  await it.moveOn('2026-05-07T12:00:00Z')
  expect((await attentionOf(it.admin)).short_movement).toEqual({ count: 2, codes: [pending.orderNumber, started.orderNumber] })
  expect((await attentionOf(it.acme)).short_movement).toBeUndefined()
  // Other stock helps the one whose confirmation reserves anew, not the one that is on the floor.
  await it.admin.call(inventoryEndpoints.adjust, {
    params: { id },
    body: { adjustment: 20, reason: 'Found', location: 'SH-1', lot: 'SHORT-B' },
  })
  const short = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'short_movement')
  expect(short).toMatchObject({ count: 1, rows: [{ orderId: started.id, quantity: 5, name: 'Acme Imports' }] })
})

test('staff hear of items that run low under open movements; customers of all their low items', async () => {
  await it.makeItem('RUNNING', { quantity: 30 })
  await it.makeItem('LOW', { quantity: 4 })
  const [order] = [await it.makeOrder('RUNNING', { quantity: 20 })]
  const row = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'running_low')?.rows
  expect(row).toContainEqual(expect.objectContaining({ code: 'RUNNING', quantity: 10 }))
  expect(row?.map(({ code }) => code)).not.toContain('LOW')
  expect((await attentionOf(it.acme)).low_stock?.codes).toEqual(['LOW'])
  const { lowStock } = await it.acme.call(inventoryEndpoints.summary)
  expect((await attentionOf(it.acme)).low_stock?.count).toBe(lowStock)
  await it.admin.call(ordersEndpoints.cancel, { params: { id: order.id }, body: {} })
  expect((await attentionOf(it.admin)).running_low?.codes ?? []).not.toContain('RUNNING')
})

test('an inspection is overdue 24 hours after receipt until it is completed; customers are not told', async () => {
  for (const type of ['receiving', 'quarantine'] as const)
    await it.admin.call(locationsEndpoints.create, { body: { code: `DUE-${type}`, name: type, type } })
  await it.makeItem('DUE-1')
  const items = [{ sku: 'DUE-1', quantity: 5 }]
  const receipt = await it.admin.call(receiptsEndpoints.create, { body: { customerId: 1, supplier: 'Casa Sur', items } })
  const step = (status: 'pending' | 'received' | 'inspected') =>
    it.admin.call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status } })
  await step('received')
  expect((await attentionOf(it.admin)).overdue_inspection).toBeUndefined()
  await it.moveOn('2026-05-08T12:00:00Z')
  expect((await attentionOf(it.admin)).overdue_inspection).toEqual({ count: 1, codes: [receipt.receiptNumber] })
  expect((await attentionOf(it.acme)).overdue_inspection).toBeUndefined()
  await expectListsToAgree(it.admin)
  await step('inspected')
  expect((await attentionOf(it.admin)).overdue_inspection).toBeUndefined()
  await step('received')
})

test('a movement is short after a short pick that nothing can make up for, until staff let it ship short', async () => {
  await it.makeItem('PICKED-SHORT', { quantity: 10, location: 'SH-1' })
  const { id, orderNumber } = await it.makeOrder('PICKED-SHORT', { quantity: 10 })
  await it.advance(id, 'confirmed')
  await it.admin.call(ordersEndpoints.startPicking, { params: { id } })
  const { open } = await it.admin.call(pickingEndpoints.get, { params: { id } })
  const line = open[0]?.id ?? 0
  await it.admin.call(pickingEndpoints.pickShort, { params: { id }, body: { line, found: 7, reason: 'Not found' } })
  const rowsOf = async () =>
    (await it.admin.call(dashboardEndpoints.attention))
      .find(({ kind }) => kind === 'short_movement')
      ?.rows.filter((row) => row.orderId === id)
  expect(await rowsOf()).toMatchObject([{ code: orderNumber, quantity: 3 }])
  await expectListsToAgree(it.admin)
  await it.admin.call(pickingEndpoints.shipShort, { params: { id } })
  expect(await rowsOf()).toEqual([])
})

test('an invoice is overdue from the day after its due date until it is paid; customers are not told', async () => {
  const body = { customerId: 1, total: '121', dueDate: '2026-05-08' }
  const draft = await it.admin.call(invoicesEndpoints.create, { body })
  const { id, invoiceNumber } = await it.admin.call(invoicesEndpoints.create, { body })
  await it.admin.call(invoicesEndpoints.send, { params: { id } })
  expect(draft.status).toBe('draft')
  expect((await attentionOf(it.admin)).overdue_invoice).toBeUndefined()
  await it.moveOn('2026-05-09T00:01:00Z')
  const overdue = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'overdue_invoice')
  expect(overdue).toMatchObject({ count: 1, rows: [{ invoiceId: id, code: invoiceNumber, name: 'Acme Imports', dueOn: '2026-05-08' }] })
  expect((await attentionOf(it.acme)).overdue_invoice).toBeUndefined()
  await it.admin.call(invoicesEndpoints.recordPayment, { params: { id }, body: { amount: '100' } })
  expect((await attentionOf(it.admin)).overdue_invoice?.count).toBe(1)
  await it.admin.call(invoicesEndpoints.update, { params: { id }, body: { status: 'paid' } })
  expect((await attentionOf(it.admin)).overdue_invoice).toBeUndefined()
  const { id: another } = await it.admin.call(invoicesEndpoints.create, { body })
  await it.admin.call(invoicesEndpoints.send, { params: { id: another } })
})

test('a task waits when it is open a day after it was made; customers are not told', async () => {
  const task = await makeTask(it.app, { sku: 'WAIT-1' })
  const done = await makeTask(it.app, { sku: 'WAIT-2' })
  await it.admin.call(tasksEndpoints.cancel, { params: { id: done.id }, body: { reason: 'Sent back' } })
  await it.moveOn('2026-05-10T00:00:59Z')
  expect((await attentionOf(it.admin)).waiting_task).toBeUndefined()
  await it.moveOn('2026-05-10T00:01:00Z')
  const waiting = (await it.admin.call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'waiting_task')
  expect(waiting).toMatchObject({ count: 1, rows: [{ taskId: task.id, code: 'WAIT-1', quantity: 10, at: task.createdAt }] })
  expect((await attentionOf(it.acme)).waiting_task).toBeUndefined()
})

async function receiveReturnTwoDaysAgo(sku: string) {
  const { id, items } = await it.admin.call(returnsEndpoints.create, {
    body: { customerId: 1, reason: 'refused', items: [{ sku, quantity: 2 }] },
  })
  const counted = items.map((line) => ({ lineId: line.id, quantity: 2 }))
  const { receivedAt } = await it.admin.call(returnWorkEndpoints.receive, { params: { id }, body: { items: counted } })
  const received_at = new Date(Date.parse(receivedAt ?? '') - 48 * 3_600_000)
  await it.app.db.transaction(system, (trx) => trx.sql.updateTable('returns').set({ received_at }).where('id', '=', id).execute())
}

/** Where the item is, two people count one less of it. */
async function countDifferently(sku: string, worker: Caller) {
  const bin = await it.admin.call(locationsEndpoints.create, { body: { code: 'COUNTED', name: 'Counted' } })
  const [item] = await it.admin.call(inventoryEndpoints.list, { query: { q: sku } })
  const id = item?.id ?? 0
  await it.admin.call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: 5, reason: 'Found', location: bin.code } })
  const count = await it.admin.call(countsEndpoints.create, { body: { method: 'location', locationIds: [bin.id] } })
  const params = { id: count.id, placeId: count.places[0]?.id ?? 0 }
  for (const [round, caller] of [worker, it.admin].entries())
    await caller.call(countsEndpoints.submit, { params, body: { round: round + 1, lines: [{ inventoryId: id, quantity: 4 }] } })
}

/** Two of four units of a transfer are missing. */
async function receiveTransferShort(sku: string): Promise<void> {
  const north = await it.admin.call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  await it.admin.call(locationsEndpoints.create, { body: { code: 'NORTH-DOCK', name: 'Dock', type: 'receiving', siteId: north.id } })
  const body = { customerId: 1, items: [{ sku, quantity: 4 }], transferToSiteId: north.id }
  const { id } = await it.admin.call(ordersEndpoints.create, { body })
  for (const stage of trackingStages.slice(1)) await it.admin.call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const { transfer } = await it.admin.call(ordersEndpoints.get, { params: { id } })
  const params = { id: transfer?.receiptId ?? 0 }
  const { items } = await it.admin.call(receiptsEndpoints.get, { params })
  const received = items.map((line) => ({ id: line.id, sku, quantity: 2 }))
  await it.admin.call(receiptsEndpoints.update, { params, body: { status: 'received', items: received } })
}

test('the count of each kind is that of the list it leads to, for staff and for customers', async () => {
  const { id } = await it.makeItem('LISTED', { quantity: 12 })
  await it.makeOrder('LISTED', { quantity: 4 })
  const worker = await it.app.signIn('worker', testPassword)
  await worker.call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment: -2, reason: 'Counted again' } })
  await receiveReturnTwoDaysAgo('LISTED')
  await countDifferently('LISTED', worker)
  await receiveTransferShort('LISTED')
  const kinds = (await it.admin.call(dashboardEndpoints.attention)).map(({ kind }) => kind)
  expect(kinds).toEqual([...staffAttention])
  await expectListsToAgree(it.admin)
  await expectListsToAgree(it.acme)
  const both = await it.admin.call(ordersEndpoints.list, { query: { attention: [...orderAttention] } })
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
})

test('of many only the first rows are sent, with the count of all', async () => {
  for (let n = 0; n < mostAttentionRows + 3; n++) await it.makeItem(`OUT-${String(n).padStart(2, '0')}`, { quantity: 0, customerId: 2 })
  const out = (await attentionOf(await it.app.signIn('customer@borealis.example', testPassword))).out_of_stock
  expect(out?.count).toBe(mostAttentionRows + 3)
  expect(out?.codes).toHaveLength(mostAttentionRows)
  expect(out?.codes[0]).toBe('OUT-00')
})
