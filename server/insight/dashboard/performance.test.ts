import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { dashboardEndpoints, performanceWeeks } from '../../../contract/insight/dashboard/dashboard.ts'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type DatedWarehouse, openDatedWarehouse } from '../../../tests/support/dated-warehouse.ts'

let it: DatedWarehouse
beforeAll(async () => {
  // A Friday.
  it = await openDatedWarehouse('2026-05-01T12:00:00Z')
  await it.admin.call(settingsEndpoints.updateWarehouse, { body: { timeZone: 'America/New_York' } })
})
afterAll(() => it.app.close())

const read = () => it.admin.call(dashboardEndpoints.performance)
const thisWeek = async () => (await read()).weeks.at(-1)

test('a new warehouse has twelve empty weeks from Monday, and is owed nothing', async () => {
  const { weeks, receivables } = await read()
  expect(weeks).toHaveLength(performanceWeeks)
  expect(weeks.at(0)).toEqual({ week: '2026-02-09', delivered: 0, onTime: 0, stored: 0, dockToStock: null })
  expect(weeks.at(-1)?.week).toBe('2026-04-27')
  expect(receivables).toEqual([])
})

test('deliveries count in the week of the warehouse, on time until the moment they were estimated', async () => {
  await it.makeItem('SENT', { quantity: 100 })
  const ship = async () => {
    const { id } = await it.makeOrder('SENT')
    await it.advance(id, 'exported')
    const { shipmentId } = await it.admin.call(ordersEndpoints.get, { params: { id } })
    return shipmentId ?? 0
  }
  const deliver = async (id: number) => {
    for (const kind of ['picked_up', 'delivered'] as const)
      await it.admin.call(shipmentsEndpoints.record, { params: { id }, body: { kind } })
  }
  const [onTime, late] = [await ship(), await ship()]
  // Monday in UTC, still Sunday in New York; the estimate is three days after the export.
  await it.moveOn('2026-05-04T03:30:00Z')
  await deliver(onTime)
  expect(await thisWeek()).toMatchObject({ week: '2026-04-27', delivered: 1, onTime: 1 })
  await it.moveOn('2026-05-04T12:00:01Z')
  await deliver(late)
  const { weeks } = await read()
  expect(weeks.slice(-2)).toMatchObject([
    { week: '2026-04-27', delivered: 1, onTime: 1 },
    { week: '2026-05-04', delivered: 1, onTime: 0 },
  ])
})

test('the time from dock to stock is the mean of the receipts that were stored', async () => {
  for (const type of ['receiving', 'quarantine', 'storage'] as const)
    await it.admin.call(locationsEndpoints.create, { body: { code: `D-${type}`, name: type, type } })
  const store = async (hours: number) => {
    const items = [{ sku: 'DOCK', quantity: 5 }]
    const { id } = await it.admin.call(receiptsEndpoints.create, { body: { customerId: 1, supplier: 'Casa Sur', items } })
    const step = (status: 'received' | 'inspected' | 'stored') =>
      it.admin.call(receiptsEndpoints.update, { params: { id }, body: { status } })
    await step('received')
    await it.moveOn(new Date(it.app.db.now().getTime() + hours * 3_600_000).toISOString())
    await step('inspected')
    await step('stored')
  }
  await store(2)
  await store(4.5)
  expect(await thisWeek()).toMatchObject({ stored: 2, dockToStock: 3.3 })
})

test('what is owed is told by currency and by days overdue; drafts, paid invoices and credit notes are not', async () => {
  await it.moveOn('2026-09-01T12:00:00Z')
  const bill = async (total: string, dueDate: string, sent = true) => {
    const { id } = await it.admin.call(invoicesEndpoints.create, { body: { customerId: 1, total, dueDate } })
    if (sent) await it.admin.call(invoicesEndpoints.send, { params: { id } })
    return id
  }
  await bill('1.10', '2026-09-01')
  await bill('2.20', '2026-08-31')
  await bill('3.30', '2026-08-02')
  await bill('4.40', '2026-08-01')
  await bill('5.50', '2026-06-03')
  await bill('6.60', '2026-06-02')
  await bill('100', '2026-06-02', false)
  const part = await bill('7.70', '2026-09-30')
  await it.admin.call(invoicesEndpoints.recordPayment, { params: { id: part }, body: { amount: '0.70' } })
  await it.admin.call(invoicesEndpoints.credit, { params: { id: part }, body: { amount: '1.00', reason: 'Goodwill' } })
  await it.admin.call(invoicesEndpoints.update, { params: { id: await bill('9', '2026-08-01') }, body: { status: 'paid' } })
  const ages = { notDue: '7.10', upTo30: '5.50', upTo60: '4.40', upTo90: '5.50', older: '6.60' }
  expect((await read()).receivables).toEqual([{ currency: 'USD', open: '29.10', ...ages }])
})
