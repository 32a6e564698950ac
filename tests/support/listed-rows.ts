import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import type { RowKind } from '../../contract/kinds.ts'
import { invoicesEndpoints } from '../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../contract/money/billing/quotes.ts'
import { activitiesEndpoints } from '../../contract/people/activities/activities.ts'
import { customerViewsEndpoints } from '../../contract/people/auth/customer-views.ts'
import { contactsEndpoints } from '../../contract/people/contacts/contacts.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { categoriesEndpoints } from '../../contract/stock/categories/categories.ts'
import { countPlansEndpoints } from '../../contract/stock/counts/count-plans.ts'
import { countsEndpoints } from '../../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../../contract/stock/handling-units/handling-units.ts'
import { adjustmentsEndpoints } from '../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../contract/stock/inventory/item-stock.ts'
import { locationsEndpoints, locationTypes } from '../../contract/stock/locations/locations.ts'
import { sitesEndpoints } from '../../contract/stock/sites/sites.ts'
import { system } from '../../server/viewer.ts'
import { makeInvoice, makeQuote } from './billing.ts'
import { makeCountPlan, planCount, submit } from './counting.ts'
import {
  makeActivity,
  makeAdjustmentRequest,
  makeCategory,
  makeContact,
  makeCustomer,
  makeHandlingUnit,
  makeInspectedReceipt,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeReceipt,
  makeReturn,
  makeSavedView,
  makeShipment,
  makeTask,
} from './factories.ts'
import { makeImports } from './import-cases.ts'
import { makeConfirmedOrder } from './pick-cases.ts'
import { makeInspectedReturn } from './return-cases.ts'
import { makeStaffMember } from './staff.ts'
import type { TestApp } from './test-app.ts'
import { makeSite } from './transfer-cases.ts'

/** The rows that the paths of list calls name. */
type ListedRows = Partial<Record<RowKind, number>>

/** The last of several sites, with a history. */
async function makeChangedSite(app: TestApp): Promise<number> {
  await makeSite(app)
  const { id } = await makeSite(app)
  for (const name of ['Depot', 'North Depot']) await app.as('admin').call(sitesEndpoints.update, { params: { id }, body: { name } })
  return id
}

/** At least three rows of whatever list calls answer, of the rows that their paths name too. */
export async function makeListedRows(app: TestApp): Promise<ListedRows> {
  const customers = [await makeCustomer(app, { name: 'Zeppelin', status: 'pending' }), await makeCustomer(app, { type: 'tpd2' })]
  for (let n = 0; n < 4; n++) {
    const bin = await makeLocation(app, { type: locationTypes[n], zone: n % 2 ? 'B' : undefined, capacity: n === 2 ? null : 50 - n })
    const category = await makeCategory(app, { code: n === 1 ? undefined : `C${n}` })
    const customerId = n === 3 ? null : customers[n % 2]?.id
    const costPrice = n === 1 ? null : `${10 - n}.5`
    await makeItem(app, { location: n === 0 ? null : bin.code, category: category.name, customerId, costPrice, quantity: 7 * n })
  }
  const { code: quarantine } = await makeLocation(app, { type: 'quarantine' })
  for (let n = 1; n <= 3; n++) await makeItem(app, { location: quarantine, customerId: customers[n % 2]?.id, quantity: n })
  await makeShipment(app, { customerId: customers[0]?.id, priority: 'high' })
  await makeShipment(app, { customerId: customers[1]?.id, type: 'shipment' })
  for (let n = 0; n < 3; n++) await makeShipment(app, { by: 'customer' })
  const cancelled = await makeOrder(app, { customerId: customers[1]?.id, priority: 'low' })
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: cancelled.id }, body: {} })
  const withLists = await makeRowsWithLists(app, customers[0]?.id ?? 0)
  const rows = {
    site: await makeChangedSite(app),
    ...withLists,
    ...(await makeCounts(app, withLists.location ?? 0)),
    ...(await makeInboundRows(app, customers[0]?.id ?? 0)),
    ...(await makeBills(
      app,
      customers.map(({ id }) => id),
    )),
  }
  for (const customer of customers) await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId: customer.id } })
  await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId: 1 } })
  for (let n = 0; n < 2; n++) await makeStaffMember(app)
  for (const screen of ['orders', 'inventory', 'inventory'] as const) await makeSavedView(app, { screen })
  return { ...rows, import: await makeImports(app) }
}

async function makeRowsWithLists(app: TestApp, customer: number): Promise<ListedRows> {
  const bin = await makeLocation(app)
  const items = []
  for (const quantity of [30, 20, 10]) items.push(await makeItem(app, { customerId: customer, location: bin.code, quantity }))
  const [item] = items
  for (let n = 0; n < 3; n++) await makeOrder(app, { customerId: customer, items: [{ sku: item?.sku ?? '', quantity: 1 }] })
  const order = await makeOrder(app, { customerId: customer, items: items.map(({ sku }) => ({ sku, quantity: 2 })) })
  const made = { inventoryItem: item?.id ?? 0, order: order.id, customer, location: bin.id }
  const admin = app.as('admin')
  const apart = await makeLocation(app)
  for (const [lot, expiresOn] of [
    ['L-1', null],
    ['L-2', '2032-01-31'],
    ['L-3', '2031-01-31'],
  ] as const) {
    const body = { adjustment: 1, lot, expiresOn, location: apart.code, reason: 'Found' }
    await admin.call(inventoryEndpoints.adjust, { params: { id: made.inventoryItem }, body })
  }
  for (const text of ['One', 'Two']) {
    await admin.call(inventoryEndpoints.update, { params: { id: made.inventoryItem }, body: { name: text } })
    await admin.call(ordersEndpoints.update, { params: { id: made.order }, body: { notes: text } })
    await admin.call(customersEndpoints.update, { params: { id: made.customer }, body: { notes: text } })
    await admin.call(locationsEndpoints.update, { params: { id: made.location }, body: { name: text } })
  }
  return made
}

/** Receipts, handling units, tasks and mails. */
async function makeInboundRows(app: TestApp, customerId: number): Promise<ListedRows> {
  const admin = app.as('admin')
  const receipt = await makeReceipt(app, { customerId, supplier: 'Quay', expectedDate: '2026-03-04' })
  await makeReceipt(app, { items: [] })
  const back = await makeInspectedReturn(app)
  await makeReturn(app, { customerId, items: [{ sku: (await makeItem(app, { customerId })).sku, quantity: 3 }], trackingNumber: 'T-2' })
  await makeReturn(app, { by: 'customer', reason: 'damaged' })
  await makeInspectedReceipt(app)
  await makeHandlingUnit(app, { kind: 'carton' })
  await makePackedUnit(app)
  const { unit } = await makePackedUnit(app)
  for (let n = 0; n < 3; n++) await makeConfirmedOrder(app)
  const category = await makeCategory(app)
  const tasks = []
  for (let n = 0; n < 3; n++) tasks.push(await makeTask(app))
  const task = tasks[0]?.id ?? 0
  for (let n = 0; n < 3; n++) await admin.call(receiptsEndpoints.email, { params: { id: receipt.id } })
  for (const text of ['One', 'Two']) {
    await admin.call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { notes: text } })
    await admin.call(categoriesEndpoints.update, { params: { id: category.id }, body: { name: `Category ${text}` } })
  }
  await admin.call(handlingUnitsEndpoints.update, { params: { id: unit.id }, body: { kind: 'carton' } })
  for (const assignedTo of [1, null]) await admin.call(tasksEndpoints.update, { params: { id: task }, body: { assignedTo } })
  await admin.call(tasksEndpoints.cancel, { params: { id: task }, body: { reason: 'Sent back' } })
  const requests = []
  for (let n = 0; n < 3; n++) requests.push(await makeAdjustmentRequest(app, n - 40))
  const adjustmentRequest = await decidedRequest(app)
  return {
    ...(await makeCrmRows(app, customerId)),
    receipt: receipt.id,
    return: back.id,
    handlingUnit: unit.id,
    category: category.id,
    task,
    adjustmentRequest,
  }
}

/** Three counts of a location that are closed, and three plans of counts. */
async function makeCounts(app: TestApp, location: number): Promise<ListedRows> {
  const manager = app.as('manager')
  const stock = await manager.call(stockEndpoints.atLocation, { params: { id: location }, query: {} })
  const lines = stock.map(({ inventoryId, onHand }) => ({ inventoryId, quantity: Number(onHand) }))
  const counts = []
  for (const name of ['Aisle A', 'Aisle B', 'Aisle C']) {
    const { id, places } = await planCount(app, { method: 'location', locationIds: [location], name })
    await manager.call(countsEndpoints.update, { params: { id }, body: { notes: 'First thing' } })
    await submit(app, 'worker', id, places[0]?.id ?? 0, { round: 1, lines })
    counts.push(id)
  }
  const plans = []
  for (let n = 0; n < 3; n++) plans.push(await makeCountPlan(app))
  const [[count = 0], [countPlan = 0]] = [counts, plans]
  for (const name of ['One', 'Two']) await manager.call(countPlansEndpoints.update, { params: { id: countPlan }, body: { name } })
  return { count, countPlan }
}

/** Rejected, and with an entry of its history that no call makes, so that there are three. */
async function decidedRequest(app: TestApp): Promise<number> {
  const id = await makeAdjustmentRequest(app)
  await app.as('manager').call(adjustmentsEndpoints.reject, { params: { id }, body: { note: 'Count again' } })
  await app.db.transaction(system, (trx) =>
    trx.sql
      .insertInto('audit_entries')
      .values({ at: trx.now(), user_id: 1, user_name: 'Ada', action: 'reject', entity: 'adjustmentRequest', entity_id: id })
      .execute(),
  )
  return id
}

async function makeCrmRows(app: TestApp, customerId: number): Promise<ListedRows> {
  const admin = app.as('admin')
  const contact = await makeContact(app, { customerId, lastName: 'Öz', department: 'Quay', title: 'Buyer' })
  await makeContact(app, { lastName: 'Abel' })
  await makeContact(app, { title: 'Clerk' })
  const activity = await makeActivity(app, { customerId, dueDate: '2031-03-04', priority: 'high' })
  await makeActivity(app, { type: 'note', status: 'done', priority: 'low', assignedTo: 1 })
  await makeActivity(app, { type: 'meeting', dueDate: '2031-01-02' })
  for (const text of ['One', 'Two']) {
    await admin.call(contactsEndpoints.update, { params: { id: contact.id }, body: { title: text } })
    await admin.call(activitiesEndpoints.update, { params: { id: activity.id }, body: { subject: text } })
  }
  return { contact: contact.id, activity: activity.id }
}

/** Quotes and invoices in several states, sent and not. */
async function makeBills(app: TestApp, [one = 1, other = 1]: number[]): Promise<ListedRows> {
  const quote = await makeQuote(app, { customerId: one, total: '9.50', validUntil: '2030-06-01' })
  for (const status of ['sent', 'accepted', 'declined'] as const) await makeQuote(app, { customerId: other, status })
  await makeQuote(app, { customerId: one, total: '1000', status: 'sent', validUntil: '2030-05-01' })
  const invoice = await makeInvoice(app, { customerId: other, total: '9.50', dueDate: '2030-06-01' })
  await makeInvoice(app, { customerId: other, total: '1000', status: 'sent', dueDate: '2020-06-01' })
  await makeInvoice(app, { customerId: one, status: 'paid' })
  const { id } = await makeInvoice(app, { customerId: one, status: 'sent' })
  const manager = app.as('manager')
  await manager.call(invoicesEndpoints.credit, { params: { id }, body: { amount: '20', reason: 'Goodwill' } })
  for (const notes of ['One', 'Two']) {
    await manager.call(quotesEndpoints.update, { params: { id: quote.id }, body: { notes } })
    await manager.call(invoicesEndpoints.update, { params: { id: invoice.id }, body: { notes } })
  }
  return { quote: quote.id, invoice: invoice.id }
}
