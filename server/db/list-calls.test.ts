import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activitiesEndpoints, activityPriorities, activityStatuses, activityTypes } from '../../contract/activities.ts'
import { categoriesEndpoints } from '../../contract/categories.ts'
import { contactsEndpoints } from '../../contract/contacts.ts'
import { allCustomerTypes } from '../../contract/customer-types.ts'
import { customerViewsEndpoints } from '../../contract/customer-views.ts'
import { customerStatuses, customersEndpoints } from '../../contract/customers.ts'
import type { RowKind } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { handlingUnitsEndpoints } from '../../contract/handling-units.ts'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import { invoiceStatuses, invoicesEndpoints } from '../../contract/invoices.ts'
import { tooFarMessage } from '../../contract/list-query.ts'
import { locationsEndpoints, locationTypes } from '../../contract/locations.ts'
import { orderPriorities, ordersEndpoints, orderTypes } from '../../contract/orders.ts'
import { quoteStatuses, quotesEndpoints } from '../../contract/quotes.ts'
import { receiptStatuses } from '../../contract/receipt-steps.ts'
import { receiptsEndpoints } from '../../contract/receipts.ts'
import { shipmentStatuses } from '../../contract/shipment-events.ts'
import { tasksEndpoints } from '../../contract/tasks.ts'
import { orderStatuses, trackingStages } from '../../contract/tracking-stages.ts'
import { makeInvoice, makeQuote } from '../../tests/support/billing.ts'
import {
  makeActivity,
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
  makeSavedView,
  makeShipment,
  makeTask,
} from '../../tests/support/factories.ts'
import { makeImports } from '../../tests/support/import-cases.ts'
import { makeConfirmedOrder } from '../../tests/support/pick-cases.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

// What holds for every list call of the contract, asked over HTTP.

let app: TestApp
/** Names of customers by id. */
const customerNames = new Map<number, string>()
/** The rows that the path names, each with at least three of whatever is listed of it. */
let rows: Partial<Record<RowKind, number>>

beforeAll(async () => {
  app = await openTestApp()
  const customers = [await makeCustomer(app, { name: 'Zeppelin', status: 'pending' }), await makeCustomer(app, { type: 'tpd2' })]
  for (let n = 0; n < 4; n++) {
    const bin = await makeLocation(app, { type: locationTypes[n], zone: n % 2 ? 'B' : undefined, capacity: n === 2 ? null : 50 - n })
    const category = await makeCategory(app, { code: n === 1 ? undefined : `C${n}` })
    const customerId = n === 3 ? null : customers[n % 2]?.id
    const costPrice = n === 1 ? null : `${10 - n}.5`
    await makeItem(app, { location: n === 0 ? null : bin.code, category: category.name, customerId, costPrice, quantity: 7 * n })
  }
  await makeShipment(app, { customerId: customers[0]?.id, priority: 'high' })
  await makeShipment(app, { customerId: customers[1]?.id, type: 'shipment' })
  for (let n = 0; n < 3; n++) await makeShipment(app, { by: 'customer' })
  const cancelled = await makeOrder(app, { customerId: customers[1]?.id, priority: 'low' })
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id: cancelled.id }, body: {} })
  rows = { ...(await makeRowsWithLists(customers[0]?.id ?? 0)), ...(await makeInboundRows(customers[0]?.id ?? 0)) }
  Object.assign(rows, await makeBills(customers.map(({ id }) => id)))
  for (const customer of customers) await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId: customer.id } })
  await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId: 1 } })
  for (const screen of ['orders', 'inventory', 'inventory'] as const) await makeSavedView(app, { screen })
  rows.import = await makeImports(app)
  for (const { id, name } of (await app.as('admin').request('GET', '/api/customers')).body as { id: number; name: string }[])
    customerNames.set(id, name)
})
afterAll(() => app.close())

async function makeRowsWithLists(customer: number): Promise<typeof rows> {
  const bin = await makeLocation(app)
  const items = []
  for (const quantity of [30, 20, 10]) items.push(await makeItem(app, { customerId: customer, location: bin.code, quantity }))
  const [item] = items
  for (let n = 0; n < 3; n++) await makeOrder(app, { customerId: customer, items: [{ sku: item?.sku ?? '', quantity: 1 }] })
  const order = await makeOrder(app, { customerId: customer, items: items.map(({ sku }) => ({ sku, quantity: 2 })) })
  const made = { inventoryItem: item?.id ?? 0, order: order.id, customer, location: bin.id }
  const admin = app.as('admin')
  for (const text of ['One', 'Two']) {
    await admin.call(inventoryEndpoints.update, { params: { id: made.inventoryItem }, body: { name: text } })
    await admin.call(ordersEndpoints.update, { params: { id: made.order }, body: { notes: text } })
    await admin.call(customersEndpoints.update, { params: { id: made.customer }, body: { notes: text } })
    await admin.call(locationsEndpoints.update, { params: { id: made.location }, body: { name: text } })
  }
  return made
}

/** Receipts, handling units, tasks and mails. */
async function makeInboundRows(customerId: number): Promise<typeof rows> {
  const admin = app.as('admin')
  const receipt = await makeReceipt(app, { customerId, supplier: 'Quay', expectedDate: '2026-03-04' })
  await makeReceipt(app, { items: [] })
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
  return { ...(await makeCrmRows(customerId)), receipt: receipt.id, handlingUnit: unit.id, category: category.id, task }
}

async function makeCrmRows(customerId: number): Promise<typeof rows> {
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
async function makeBills([one = 1, other = 1]: number[]): Promise<typeof rows> {
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

type Row = Record<string, unknown>
const lists = endpoints.filter((endpoint) => endpoint.answer?.kind === 'list').map((endpoint) => ({ path: endpoint.path, endpoint }))
const ask = (address: string) =>
  app.as('admin').request(
    'GET',
    address.replace(':id', () => String(rows[rowNamedIn(address)])),
  )
const rowsAt = async (address: string) => (await ask(address)).body as Row[]

function rowNamedIn(address: string): RowKind {
  return endpoints.find(({ path, row }) => row !== undefined && address.startsWith(path))?.row ?? 'inventoryItem'
}

function sortsOf({ endpoint }: (typeof lists)[number]): string[] {
  const { sort } = (endpoint.query as typeof inventoryEndpoints.list.query).shape
  return sort.unwrap().options.filter((option) => !option.startsWith('-'))
}

/** What a sort compares: a field of the row, unless it is called otherwise or has an order of its own. */
const orders: Record<string, readonly string[]> = {
  'orders status': orderStatuses,
  'orders priority': orderPriorities,
  'orders type': orderTypes,
  'orders trackingStage': trackingStages,
  'shipments status': shipmentStatuses,
  'customers type': allCustomerTypes,
  'customers status': customerStatuses,
  'warehouse-locations type': locationTypes,
  'warehouse-receipts status': receiptStatuses,
  'activities type': activityTypes,
  'activities status': activityStatuses,
  'activities priority': activityPriorities,
  'quotes status': quoteStatuses,
  'my/quotes status': quoteStatuses,
  'invoices status': invoiceStatuses,
  'my/invoices status': invoiceStatuses,
}
const fields: Record<string, string> = {
  available: 'availableQuantity',
  reserved: 'reservedQuantity',
  occupancy: 'currentOccupancy',
  units: 'totalUnits',
}

function keyOf(path: string, sort: string, row: Row): unknown {
  const value = row[fields[sort] ?? sort]
  if (sort === 'customer') return row.customerId === null ? null : customerNames.get(row.customerId as number)
  if (['costPrice', 'sellingPrice', 'total', 'openAmount'].includes(sort)) return value === null ? null : Number(value)
  const order = orders[`${path.replace('/api/', '')} ${sort}`]
  return order ? order.indexOf(String(value)) : value
}

function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one === other ? 0 : (one as string) < (other as string) ? -1 : 1
}

describe.each(lists)('$path', (list) => {
  const { path } = list

  test.each(sortsOf(list))(
    'sorts by %s in both directions, missing values last, with the same pages by cursor and by number',
    async (sort) => {
      for (const direction of ['', '-']) {
        const all = await rowsAt(`${path}?sort=${direction}${sort}`)
        expect(all.length).toBeGreaterThan(2)
        const keys = all.map((row) => keyOf(path, sort, row))
        expect(keys.every((key) => key !== undefined)).toBe(true)
        const sorted = keys.toSorted((one, other) => {
          const missing = one === null || other === null
          return direction === '-' && !missing ? -compare(one, other) : compare(one, other)
        })
        expect(keys).toEqual(sorted)
        for (const begin of ['', '&page=1']) {
          const walked: Row[] = []
          let address: string | undefined = `${path}?sort=${direction}${sort}&limit=2${begin}`
          while (address) {
            const reply = await ask(address)
            expect(reply).toMatchObject({ status: 200, headers: { 'x-total-count': String(all.length) } })
            walked.push(...(reply.body as Row[]))
            address = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
            expect(address === undefined || address.includes('page=') === (begin !== '')).toBe(true)
          }
          expect(walked).toEqual(all)
        }
      }
    },
  )

  test('rejects a page number without a limit, with a cursor, or beyond the last allowed row, and says what to do', async () => {
    for (const [query, message] of [
      ['page=1', 'Send limit with page'],
      ['page=1&limit=5&cursor=x', 'either page or cursor'],
      ['page=0&limit=5', 'at least 1'],
      ['page=2001&limit=5', tooFarMessage],
    ] as const) {
      const reply = await ask(`${path}?${query}`)
      expect(reply).toMatchObject({ status: 400, body: { detail: expect.stringContaining(message), errors: [{ path: 'page' }] } })
    }
    expect((await ask(`${path}?page=2000&limit=5`)).status).toBe(200)
  })

  test('accepts a search of up to ten words', async () => {
    expect((await ask(`${path}?q=${'a%20'.repeat(10)}`)).status).toBe(200)
    expect((await ask(`${path}?q=${'a%20'.repeat(11)}`)).status).toBe(400)
    expect(await rowsAt(`${path}?q=${encodeURIComponent('no such ¾ row')}`)).toEqual([])
    expect((await rowsAt(`${path}?q=%20`)).length).toBe((await rowsAt(path)).length)
  })
})

test('a page by number links to the next and the previous page', async () => {
  const link = String((await ask('/api/warehouse-locations?limit=1&page=2&sort=-code&type=storage&type=staging')).headers.link)
  expect(link).toContain('</api/warehouse-locations?limit=1&sort=-code&type=storage&type=staging&page=1>; rel="prev"')
  const first = String((await ask('/api/warehouse-locations?limit=1&page=1')).headers.link)
  expect(first).toBe('</api/warehouse-locations?limit=1&page=2>; rel="next"')
})

test('a filter accepts one value or several', async () => {
  const countOf = async (type: (typeof locationTypes)[number] | (typeof locationTypes)[number][]) =>
    (await app.as('admin').call(locationsEndpoints.list, { query: { type } })).length
  const [storage, staging] = [await countOf('storage'), await countOf('staging')]
  expect(storage).toBeGreaterThan(0)
  expect(await countOf(['storage', 'staging'])).toBe(storage + staging)
  const wrong = await ask('/api/warehouse-locations?type=storage&type=attic')
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'type', message: expect.stringContaining('must be one of') }] } })
  const many = await ask(`/api/inventory?limit=1&${Array.from({ length: 101 }, (_, n) => `customerId=${n + 1}`).join('&')}`)
  expect(many).toMatchObject({ status: 400, body: { errors: [{ path: 'customerId' }] } })
})

test('a range accepts days and times and includes both ends', async () => {
  const [item] = await app.as('admin').call(inventoryEndpoints.list, { query: { limit: 1, sort: '-createdAt' } })
  const at = item?.createdAt ?? ''
  const idsIn = async (createdFrom?: string, createdTo?: string) =>
    (await app.as('admin').call(inventoryEndpoints.list, { query: { createdFrom, createdTo } })).map(({ id }) => id)
  const shifted = (milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString()
  expect(await idsIn(at, at)).toContain(item?.id)
  expect(await idsIn(at.slice(0, 10), at.slice(0, 10))).toContain(item?.id)
  expect(await idsIn(at.replace('Z', '+00:00'))).toContain(item?.id)
  for (const [from, to] of [
    [shifted(1), undefined],
    [undefined, shifted(-1)],
    [shifted(86_400_000).slice(0, 10), undefined],
    [undefined, shifted(-86_400_000).slice(0, 10)],
  ]) {
    expect(await idsIn(from, to)).not.toContain(item?.id)
  }
  for (const wrong of ['yesterday', 'today-0', 'today-99999', 'today+1', '2026-02-30', '0000-01-01', '2026-01-01T00:00:00']) {
    expect((await ask(`/api/inventory?createdFrom=${wrong}`)).status).toBe(400)
  }
})
