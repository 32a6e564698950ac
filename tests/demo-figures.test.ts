import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tasksEndpoints } from '../contract/goods-in/put-away/tasks.ts'
import { quarantineEndpoints } from '../contract/goods-in/quarantine/quarantine.ts'
import { countingEndpoints } from '../contract/goods-in/receipts/counting.ts'
import { type Receipt, receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { returnsEndpoints } from '../contract/goods-in/returns/returns.ts'
import { orderPapersEndpoints } from '../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../contract/goods-out/picking/picking.ts'
import { shipmentsEndpoints } from '../contract/goods-out/shipments/shipments.ts'
import { isSscc, readGtin } from '../contract/gs1.ts'
import { dashboardEndpoints, trendPercent } from '../contract/insight/dashboard/dashboard.ts'
import { percentOf } from '../contract/insight/reports/report-kpis.ts'
import { reportKeys, reportsEndpoints } from '../contract/insight/reports/reports.ts'
import { invoicesEndpoints } from '../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../contract/money/billing/quotes.ts'
import { activitiesEndpoints } from '../contract/people/activities/activities.ts'
import { customerViewsEndpoints } from '../contract/people/auth/customer-views.ts'
import { staffEndpoints } from '../contract/people/auth/staff.ts'
import { contactsEndpoints } from '../contract/people/contacts/contacts.ts'
import { customersEndpoints } from '../contract/people/customers/customers.ts'
import { invitationsEndpoints } from '../contract/people/invitations/invitations.ts'
import { notificationsEndpoints } from '../contract/people/notifications/notifications.ts'
import { customerAttention, staffAttention } from '../contract/platform/attention/attention.ts'
import { arcWarning } from '../contract/platform/excise/excise-numbers.ts'
import { floorEndpoints } from '../contract/platform/floor/floor.ts'
import { importsEndpoints } from '../contract/platform/imports/imports.ts'
import { mailsEndpoints } from '../contract/platform/mail/mails.ts'
import { settingsEndpoints } from '../contract/platform/settings/settings.ts'
import { categoriesEndpoints } from '../contract/stock/categories/categories.ts'
import { countPlansEndpoints } from '../contract/stock/counts/count-plans.ts'
import { countsEndpoints } from '../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../contract/stock/handling-units/handling-units.ts'
import { adjustmentsEndpoints } from '../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../contract/stock/locations/locations.ts'
import { reconciliationEndpoints } from '../contract/stock/reconciliation/reconciliation.ts'
import { sitesEndpoints } from '../contract/stock/sites/sites.ts'
import { loadDemo } from '../server/demo/load-demo.ts'
import { tellOfWaitingTasks } from '../server/goods-in/put-away/waiting-tasks.ts'
import { tellOfOverdueInspections } from '../server/goods-in/receipts/overdue-inspections.ts'
import { delayLateShipments } from '../server/goods-out/shipments/delay-shipments.ts'
import { tellOfOverdueInvoices } from '../server/money/billing/overdue-invoices.ts'
import { tellOfDueActivities } from '../server/people/activities/due-activities.ts'
import { system } from '../server/viewer.ts'
import { expectBooksToBalance } from './support/books.ts'
import { runImports } from './support/imports.ts'
import { startServerProcess } from './support/server-process.ts'
import { type Caller, openTestApp, type TestApp } from './support/test-app.ts'

// The figures of decisions §1 and of the demo warehouse: those with a screen through their calls, the others from the rows.

const password = 'a password of our own'
let app: TestApp
let admin: Caller
let loadedAt: Date
/** How far the clock is ahead, in milliseconds. */
let later = 0
const embedded = inject('template').engine === 'pglite'
/** Of the embedded demo: where `npm run demo` has loaded it, as the first of two times. */
const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'tallyhouse-demo-')), DEMO_PASSWORD: password }
let printed = ''
beforeAll(async () => {
  const options = { empty: true, clock: () => new Date(Date.now() + later) }
  if (embedded) app = await openTestApp({ ...options, backup: await backupOfDemo() })
  else {
    app = await openTestApp(options)
    await loadDemo(app.db, password)
  }
  loadedAt = new Date()
  admin = await app.signIn('admin', password)
}, 180_000)
afterAll(async () => {
  await app.close()
  rmSync(env.DATA_DIR, { recursive: true, force: true })
})

/** Loads the demo by its own process, as loading takes longer than all that is asked here. */
async function backupOfDemo(): Promise<string> {
  const demo = await startServerProcess('demo', { env })
  expect((await signInAt(demo.address)).status).toBe(200)
  printed = demo.output()
  expect(await demo.end('SIGTERM')).toBe(0)
  const backups = join(env.DATA_DIR, 'demo/backups')
  return join(backups, readdirSync(backups)[0] ?? '')
}

function signInAt(address: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${address}/api/login`, { method: 'POST', headers, body: JSON.stringify({ username: 'rival', password }) })
}

test.runIf(embedded)(
  'the demo prints its address and sign-ins, has its own data folder and is loaded once',
  { timeout: 60_000 },
  async () => {
    expect(printed).toContain('admin, manager, worker, accountant, customer or rival')
    expect(printed).toContain(password)
    expect(readdirSync(env.DATA_DIR)).toEqual(['demo'])
    const again = await startServerProcess('demo', { env })
    expect((await fetch(`${again.address}/api/health`)).status).toBe(200)
    expect((await signInAt(again.address)).status).toBe(200)
    expect(await again.end('SIGTERM')).toBe(0)
  },
)

const daysAgo = (time: string | null) => (loadedAt.getTime() - Date.parse(time ?? '')) / 86_400_000

test('the books balance, and the dashboard says so from the start', async () => {
  await expectBooksToBalance(app.db)
  expect(await admin.call(reconciliationEndpoints.latest)).toMatchObject({ ok: true, findings: [] })
})

test('the CRM: 12 or more contacts of Acme with one primary, planned and done activities, and none due within 12 hours', async () => {
  const ofAcme = await admin.call(contactsEndpoints.list, { query: { customerId: 1 } })
  expect(ofAcme.length).toBeGreaterThanOrEqual(12)
  expect(ofAcme.filter(({ isPrimary }) => isPrimary)).toMatchObject([{ firstName: 'Maeve' }])
  const contacts = await admin.call(contactsEndpoints.list)
  expect(new Set(contacts.map(({ customerId }) => customerId)).size).toBeGreaterThanOrEqual(4)
  const activities = await admin.call(activitiesEndpoints.list)
  const statuses = activities.filter(({ customerId }) => customerId === 1).map(({ status }) => status)
  expect(statuses.length).toBeGreaterThanOrEqual(3)
  expect(new Set(statuses)).toEqual(new Set(['planned', 'done']))
  const inTwelveHours = new Date(loadedAt.getTime() + 12 * 3_600_000)
  expect(await tellOfDueActivities({ ...app.db, now: () => inTwelveHours })).toBe(0)
  const inTwoDays = new Date(loadedAt.getTime() + 48 * 3_600_000).toISOString().slice(0, 10)
  expect(activities.filter(({ status, dueDate }) => status === 'planned' && dueDate !== null && dueDate <= inTwoDays)).toEqual([])
})

test('a floor worker, an accountant, and three adjustments to approve', async () => {
  const requests = await admin.call(adjustmentsEndpoints.list, { query: { status: ['open'] } })
  expect(requests.map(({ requestedBy }) => requestedBy)).toEqual(['Jonas Weber', 'Jonas Weber', 'Jonas Weber'])
  const [worker, accountant] = [await app.signIn('worker', password), await app.signIn('accountant', password)]
  const work = await worker.call(floorEndpoints.work)
  expect(work.map(({ kind, count }) => [kind, count > 0])).toEqual([
    ['pick', true],
    ['put_away', true],
    ['receive', true],
    ['count', true],
    ['return', true],
  ])
  expect((await accountant.call(invoicesEndpoints.list)).length).toBeGreaterThan(0)
})

test('counts: ten closed with 181 of 190 lines right, 96.9% in the last 30 days, one in each open state, and two plans', async () => {
  const counts = await admin.call(countsEndpoints.list)
  const byStatus = Object.groupBy(counts, ({ status }) => status)
  expect(Object.fromEntries(Object.entries(byStatus).map(([status, some]) => [status, some.length]))).toEqual({
    closed: 10,
    review: 1,
    recounting: 1,
    counting: 1,
    planned: 1,
  })
  expect(byStatus.review).toMatchObject([{ differenceCount: 3 }])
  const review = await admin.call(countsEndpoints.get, { params: { id: byStatus.review?.[0]?.id ?? 0 } })
  const differences = review.places.flatMap(({ lines }) => lines).filter(({ status }) => status === 'difference')
  expect(differences.map(({ rounds }) => rounds.at(-1)?.moved).sort()).toEqual([false, false, true])
  expect(byStatus.planned).toMatchObject([{ dueOn: loadedAt.toISOString().slice(0, 10) }])
  const day = (ago: number) => new Date(loadedAt.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
  const all = await admin.call(countsEndpoints.figures, { query: { from: day(90), to: day(0) } })
  expect(all.lines).toEqual({ count: 181, of: 190 })
  const { lines } = await admin.call(countsEndpoints.figures, { query: { from: day(30), to: day(0) } })
  expect([lines, percentOf(lines)]).toEqual([{ count: 93, of: 96 }, 96.9])
  expect(await admin.call(countPlansEndpoints.list)).toHaveLength(2)
})

test('loading again changes nothing', async () => {
  const before = await admin.call(ordersEndpoints.summary)
  await loadDemo(app.db, password)
  expect(await admin.call(ordersEndpoints.summary)).toEqual(before)
})

test('300 movements in every stage and status', async () => {
  expect(await admin.call(ordersEndpoints.summary)).toEqual({
    total: 300,
    active: 76,
    byStatus: { pending: 28, processing: 14, picking: 8, packing: 26, completed: 212, cancelled: 12 },
    byStage: { awaiting_confirmation: 28, confirmed: 22, packaging: 10, labelling: 8, documented: 8, exported: 212 },
  })
})

test('tobacco has its excise codes, most items have a GTIN, and movements of tobacco at Documentation have an ARC', async () => {
  const categories = await admin.call(categoriesEndpoints.list)
  expect(new Set(categories.map(({ exciseCode }) => exciseCode))).toEqual(new Set(['T300', 'T400', 'T500', null]))
  const items = await admin.call(inventoryEndpoints.list)
  const gtins = items.flatMap(({ gtin }) => gtin ?? [])
  expect(gtins.length).toBeGreaterThan(items.length / 2)
  expect(gtins.every((gtin) => 'gtin' in readGtin(gtin))).toBe(true)
  expect(new Set(gtins).size).toBe(gtins.length)
  const open = await admin.call(ordersEndpoints.list, { query: { trackingStage: ['documented'] } })
  const arcs = open.flatMap(({ arc }) => arc ?? [])
  expect(arcs.length).toBeGreaterThan(0)
  expect(arcs.map(arcWarning)).toEqual(arcs.map(() => null))
  for (const { id } of open) expect(await admin.call(orderPapersEndpoints.documents, { params: { id } })).toHaveLength(2)
})

test('the dashboard: satisfaction 96%', async () => {
  const stats = await admin.call(dashboardEndpoints.stats)
  const open = (await admin.call(ordersEndpoints.list)).filter((order) => order.status !== 'completed' && order.status !== 'cancelled')
  expect(stats).toMatchObject({
    activeOrders: 76,
    inventoryItems: 400,
    tpd2Shipments: open.filter((order) => order.type !== 'pick_pack').length,
    customerSatisfaction: 96,
  })
  expect(stats.trends.customerSatisfaction.current).toBe(96)
  expect(stats.trends.activeOrders).toMatchObject({ current: 76, course: expect.arrayContaining([76]) })
  expect(trendPercent(stats.trends.activeOrders)).not.toBeNull()
})

test('the dashboards have something of each kind that needs attention', async () => {
  const kindsOf = async (caller: Caller) => (await caller.call(dashboardEndpoints.attention)).map(({ kind, count }) => [kind, count])
  const found = await kindsOf(admin)
  // Its transfers haven't left yet.
  expect(found.map(([kind]) => kind)).toEqual(staffAttention.filter((kind) => kind !== 'transfer_short'))
  expect(found[0]).toEqual(['late_shipment', 7])
  expect(found.every(([, count]) => Number(count) <= 25)).toBe(true)
  const customer = await app.signIn('customer', password)
  expect((await kindsOf(customer)).map(([kind]) => kind)).toEqual([...customerAttention])
})

test('a third of the open movements say what their customers call them, and a few should have left', async () => {
  const open = await admin.call(ordersEndpoints.list, { query: { status: ['pending', 'processing', 'picking', 'packing'] } })
  expect(open).toHaveLength(76)
  expect(open.filter(({ reference, requestedShipDate }) => reference !== null && requestedShipDate !== null)).toHaveLength(25)
  const passed = await admin.call(ordersEndpoints.list, { query: { attention: 'ship_by_passed' } })
  expect(passed.length).toBeGreaterThan(2)
  expect(passed.length).toBeLessThan(12)
})

test('the reports of the last 30 days: fulfilment 98.5%, processing 2.4h, satisfaction 4.8/5, accuracy 99.2%', async () => {
  const { current } = await admin.call(reportsEndpoints.kpis, { query: { period: '30d' } })
  expect(current).toEqual({
    fulfilment: { count: 65, of: 66 },
    processing: { hours: 2.4, movements: 65 },
    satisfaction: { rating: 4.8, ratings: 25 },
    accuracy: { count: 129, of: 130 },
  })
  expect([percentOf(current.fulfilment), percentOf(current.accuracy)]).toEqual([98.5, 99.2])
})

test('every report has something to report over a year', async () => {
  for (const report of reportKeys) {
    const { rows, total } = await admin.call(reportsEndpoints.rows, { query: { report, period: '1y' } })
    expect([report, rows.length > 0, total >= rows.length]).toEqual([report, true, true])
  }
})

test('the badge: 3 unread for admin, an error, a warning and another', async () => {
  expect((await admin.call(notificationsEndpoints.summary)).unread).toBe(3)
  const unread = await admin.call(notificationsEndpoints.list, { query: { read: 'false' } })
  expect(unread.map((each) => each.type).sort()).toEqual(['error', 'info', 'warning'])
  expect((await admin.call(notificationsEndpoints.list)).length).toBeGreaterThanOrEqual(20)
  for (const name of ['manager', 'customer']) {
    const person = await app.signIn(name, password)
    expect((await person.call(notificationsEndpoints.summary)).unread).toBeGreaterThanOrEqual(1)
  }
  for (const name of ['worker', 'accountant']) {
    const person = await app.signIn(name, password)
    expect((await person.call(notificationsEndpoints.summary)).unread).toBe(0)
  }
})

test('items that need lot and expiry date have both in stock, and are expected in pending receipts, an announced one too', async () => {
  const tracked = (await admin.call(inventoryEndpoints.list)).filter(({ tracking }) => tracking === 'lot_expiry')
  expect(tracked.length).toBeGreaterThanOrEqual(3)
  for (const { id } of tracked) {
    const { stock } = await admin.call(inventoryEndpoints.get, { params: { id } })
    expect(stock.length).toBeGreaterThan(1)
    expect(stock.filter(({ lot, expiresOn }) => lot === null || expiresOn === null)).toEqual([])
  }
  const pending = await admin.call(receiptsEndpoints.list, { query: { status: 'pending' } })
  const naming = pending.filter(({ customerId, items }) =>
    items.some((line) => tracked.some(({ sku, customerId: owner }) => sku === line.sku && owner === customerId)),
  )
  expect(new Set(naming.map(({ announced }) => announced))).toEqual(new Set([true, false]))
})

test('400 SKUs over 120 bins in 5 zones; some low, some out, some at receiving and in quarantine', async () => {
  const summary = await admin.call(inventoryEndpoints.summary)
  expect(summary.totalItems).toBe(400)
  expect(summary.lowStock).toBeGreaterThan(5)
  expect(summary.outOfStock).toBeGreaterThan(5)
  const main = (await admin.call(sitesEndpoints.list, { query: {} })).find(({ isDefault }) => isDefault)
  const bins = await admin.call(locationsEndpoints.list, { query: { siteId: [main?.id ?? 0] } })
  expect(bins).toHaveLength(120)
  expect(new Set(bins.map((bin) => bin.zone)).size).toBe(5)
  for (const type of ['receiving', 'quarantine'] as const) {
    expect(bins.filter((bin) => bin.type === type).reduce((sum, bin) => sum + Number(bin.currentOccupancy), 0)).toBeGreaterThan(0)
  }
  const items = await admin.call(inventoryEndpoints.list)
  expect(items.some((item) => item.quantity > item.availableQuantity + item.reservedQuantity)).toBe(true)
})

test('6 rows in quarantine from receipts and from before, and 4 of returns', async () => {
  const rows = await admin.call(quarantineEndpoints.list)
  expect(rows.filter(({ source }) => source === 'return')).toHaveLength(4)
  const others = rows.filter(({ source }) => source !== 'return')
  expect(others).toHaveLength(6)
  expect(new Set(others.map(({ source }) => source))).toEqual(new Set(['receipt', 'other']))
})

test('9 returns: 2 requested, one by Acme, 1 authorised, 2 received, 1 inspected, 3 closed; nobody was notified', async () => {
  const returns = await admin.call(returnsEndpoints.list)
  const count = (status: string) => returns.filter((each) => each.status === status).length
  expect(returns).toHaveLength(9)
  expect(['requested', 'authorised', 'received', 'inspected', 'closed'].map(count)).toEqual([2, 1, 2, 1, 3])
  expect(await admin.call(returnsEndpoints.summary)).toEqual({ requested: 2, expected: 1, toInspect: 2, closed: 3 })
  expect(returns.filter(({ status, customerId }) => status === 'requested' && customerId === 1)).toHaveLength(1)
  const [excise] = returns.filter(({ items }) => items.some(({ isExcise }) => isExcise))
  expect(excise).toMatchObject({ status: 'received', items: [{ uiCodes: [expect.any(String), expect.any(String), expect.any(String)] }] })
  const dispositions = returns.filter(({ status }) => status === 'closed').flatMap(({ items }) => items.flatMap(({ parts }) => parts))
  expect(dispositions.map(({ disposition }) => disposition).sort()).toEqual(['quarantine', 'restock', 'scrap'])
  const notified = await app.db.read(system, (on) =>
    on.selectFrom('notifications').select('id').where('kind', 'in', ['return_requested', 'return_answered']).execute(),
  )
  expect(notified).toEqual([])
})

test('14 customers or more, of every type, plan and status; ids 1 and 2 as the sign-ins say', async () => {
  const customers = await admin.call(customersEndpoints.list)
  expect(customers.length).toBeGreaterThanOrEqual(14)
  expect(new Set(customers.map((each) => each.type))).toEqual(
    new Set(['3pl', 'tpd2', 'producer_ttt', 'customer_ttt', 'full_3pl', 'ttt_only']),
  )
  expect(new Set(customers.map((each) => each.plan)).size).toBe(2)
  expect(new Set(customers.map((each) => each.status)).size).toBe(3)
  expect(customers.find((each) => each.id === 1)).toMatchObject({ name: 'Acme Imports', type: '3pl' })
  expect(customers.find((each) => each.id === 2)).toMatchObject({ name: 'Borealis Trading' })
  const rival = await app.signIn('rival', password)
  expect(await rival.call(customersEndpoints.list)).toMatchObject([{ id: 2 }])
})

test('portal settings as specified, access levels, and staff who looked at customers’ screens', async () => {
  expect(await admin.call(settingsEndpoints.getPortal)).toEqual({
    realTimeUpdates: true,
    emailNotifications: true,
    dataExport: false,
    inviteColleagues: true,
  })
  expect(await admin.call(customersEndpoints.summary)).toMatchObject({ total: 14, threePl: 6, tpd2: 2, viewOnly: 0 })
  const customer = await app.signIn('customer', password)
  expect(await customer.call(customerViewsEndpoints.list)).toMatchObject([{ viewedBy: null }, { viewedBy: null }, { viewedBy: null }])
  const views = await admin.call(customerViewsEndpoints.list, { query: { customerId: 1 } })
  expect(views.map(({ viewedBy, endedAt }) => [viewedBy, endedAt !== null])).toEqual([
    ['Idris Benali-Kowalczyk', true],
    ['Idris Benali-Kowalczyk', true],
    ['Hanneke de Vries-Oosterhuis', true],
  ])
})

test('Acme has three users, one of whom looks on only, and an open invitation of which no mail was sent; Borealis has two users', async () => {
  const usersOf = (id: number) => admin.call(customersEndpoints.users, { params: { id } })
  const [acme, borealis] = [await usersOf(1), await usersOf(2)]
  expect(acme.map(({ isPrimary, portalAccess }) => [isPrimary, portalAccess])).toEqual([
    [true, 'full'],
    [false, 'full'],
    [false, 'view_only'],
  ])
  expect(borealis).toMatchObject([{ isPrimary: true }, { isPrimary: false, portalAccess: 'full' }])
  for (const user of [...acme, ...borealis]) expect(user).toMatchObject({ isActive: true, lastSignInAt: expect.any(String) })
  for (const { username } of [...acme, ...borealis]) await app.signIn(username, password)
  const invitations = await admin.call(invitationsEndpoints.list, { params: { id: 1 } })
  expect(invitations).toMatchObject([{ state: 'open', mail: null, createdBy: 'Hanneke de Vries-Oosterhuis' }])
  expect(await admin.call(mailsEndpoints.list)).toEqual([])
})

test('quotes and invoices in every state, most of them of Acme, and nobody was mailed', async () => {
  const quotes = await admin.call(quotesEndpoints.list)
  expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(['draft', 'sent', 'expired', 'accepted', 'declined', 'invoiced']))
  const invoices = await admin.call(invoicesEndpoints.list)
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['draft', 'sent', 'overdue', 'paid']))
  const customer = await app.signIn('customer', password)
  const own = await customer.call(invoicesEndpoints.myList)
  expect((await customer.call(quotesEndpoints.myList)).length).toBeGreaterThanOrEqual(4)
  expect(own.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    'credit_note sent',
    'invoice overdue',
    'invoice paid',
    'invoice paid',
    'invoice sent',
  ])
  const partPaid = own.find(({ status, payments }) => status === 'sent' && payments.length > 0)
  expect(partPaid).toMatchObject({ paidAmount: '1500.00', creditedAmount: '148.80', creditNotes: [{ total: '-148.80' }] })
  expect(invoices.filter(({ customerId, status }) => customerId === 1 && status === 'draft')).toHaveLength(1)
  for (const at of [...quotes, ...invoices].map(({ createdAt }) => createdAt)) expect(daysAgo(at)).toBeGreaterThan(1)
  expect(await admin.call(mailsEndpoints.list)).toEqual([])
  expect((await admin.call(settingsEndpoints.getBilling)).taxRates).toHaveLength(3)
})

test('most of the newest deliveries of every customer are proven, some are not', async () => {
  const delivered = (await admin.call(shipmentsEndpoints.list)).filter(({ status }) => status === 'delivered')
  for (const [name, own] of Map.groupBy(delivered, ({ customerName }) => customerName)) {
    const newest = own.toSorted((one, other) => ((one.actualDelivery ?? '') < (other.actualDelivery ?? '') ? 1 : -1)).slice(0, 3)
    expect(newest.filter(({ hasProof }) => hasProof).length, name).toBeGreaterThanOrEqual(2)
  }
  expect(delivered.filter(({ hasProof, actualDelivery }) => !hasProof && daysAgo(actualDelivery) < 50).length).toBeGreaterThan(2)
})

test('212 shipments: 42 in transit, 158 delivered, 7 delayed, 5 created; on time 94.2%, of Acme 98.5%', async () => {
  const shipments = await admin.call(shipmentsEndpoints.list)
  const count = (status: string) => shipments.filter((each) => each.status === status).length
  expect([count('in_transit'), count('delivered'), count('delayed'), count('created')]).toEqual([42, 158, 7, 5])
  expect(shipments.filter((each) => each.carrierName !== null && each.carrierTrackingNumber !== null)).toHaveLength(3)
  const late = shipments.filter((each) => each.actualDelivery !== null && each.actualDelivery > (each.estimatedDelivery ?? ''))
  expect(late).toHaveLength(5)
  expect(percent(207 - 7 - late.length, 207)).toBe(94.2)
  const acme = shipments.filter((each) => each.customerId === 1 && each.status === 'delivered')
  const acmeLate = late.filter((each) => each.customerId === 1)
  expect([acme.length, acmeLate.length]).toEqual([66, 1])
  expect(percent(acme.length - acmeLate.length, acme.length)).toBe(98.5)
  expect(await admin.call(shipmentsEndpoints.figures, { query: { customerId: 1 } })).toMatchObject({
    onTimeDelivery: { count: 65, of: 66 },
  })
})

test('the three receipts of the specification, and about 120 since', async () => {
  const receipts = (await admin.call(receiptsEndpoints.list, { query: { sort: 'createdAt' } })) as Receipt[]
  expect(
    receipts.slice(0, 3).map(({ receiptNumber, receivedDate, status }) => [receiptNumber, receivedDate?.slice(0, 10), status]),
  ).toEqual([
    ['WR-2025-001', '2025-01-15', 'stored'],
    ['WR-2025-002', '2025-01-16', 'stored'],
    ['WR-2025-003', '2025-01-17', 'stored'],
  ])
  expect(receipts.length).toBeGreaterThanOrEqual(115)
  expect(receipts.length).toBeLessThanOrEqual(130)
  const with_ = (status: Receipt['status']) => receipts.filter((receipt) => receipt.status === status)
  expect(with_('pending').length).toBeGreaterThanOrEqual(4)
  expect(with_('pending').filter(({ announced }) => announced)).toHaveLength(2)
  const hoursAgo = with_('received').map(({ receivedDate }) => daysAgo(receivedDate) * 24)
  expect(hoursAgo.filter((hours) => hours >= 1 && hours <= 10).length).toBeGreaterThanOrEqual(2)
  expect(hoursAgo.filter((hours) => hours < 1)).toHaveLength(1)
  expect(await admin.call(receiptsEndpoints.summary)).toMatchObject({
    pending: with_('pending').length,
    pendingInspection: with_('received').length,
    overdue: 1,
  })
  for (const field of ['damagedUnits', 'shortUnits', 'overUnits'] as const)
    expect(receipts.some((receipt) => receipt[field] > 0)).toBe(true)
  const due = receipts.flatMap(({ inspectionDueAt }) => (inspectionDueAt === null ? [] : -daysAgo(inspectionDueAt) * 24))
  expect(due.filter((hours) => hours > 0 && hours < 12)).toEqual([])
  expect(receipts.flatMap(({ steps }) => steps).filter(({ timestamp }) => daysAgo(timestamp) < 0)).toEqual([])
  const customer = await app.signIn('customer', password)
  expect((await customer.call(receiptsEndpoints.list)).length).toBeGreaterThan(10)
})

test('two people are counting one of the receipts', async () => {
  const pending = await admin.call(receiptsEndpoints.list, { query: { status: ['pending'] } })
  const counts = await Promise.all(pending.map(({ id }) => admin.call(countingEndpoints.get, { params: { id } })))
  const [counting, ...others] = counts.filter(({ startedAt }) => startedAt !== null)
  expect(others).toEqual([])
  const counted = counting?.lines.filter((line) => line.counted > 0) ?? []
  expect(new Set(counted.flatMap(({ countedBy }) => countedBy)).size).toBe(2)
  expect(counted.every((line) => line.counted < line.expected)).toBe(true)
})

test('put-away tasks: open ones of inspected receipts, one of which fits no bin, and done ones of those that are stored', async () => {
  const receipts = await admin.call(receiptsEndpoints.list)
  const tasks = await admin.call(tasksEndpoints.list)
  const ofState = (state: string) => tasks.filter((task) => task.state === state)
  const statusOf = (id: number | null) => receipts.find((receipt) => receipt.id === id)?.status
  const open = ofState('open')
  expect(open.length).toBeGreaterThanOrEqual(6)
  expect(new Set(open.map(({ receiptId }) => statusOf(receiptId)))).toEqual(new Set(['inspected']))
  expect(new Set(open.map(({ receiptId }) => receiptId)).size).toBe(3)
  expect(open.some(({ sscc }) => sscc !== null)).toBe(true)
  const fittingNone = open.filter(({ suggestedLocation }) => suggestedLocation === null)
  expect(fittingNone.map(({ sku, reason }) => [sku, /largest free space is \d+, at [A-C]-\d\d-\d\d/.test(reason)])).toEqual([
    ['PAC-LBL-0100', true],
  ])
  const stored = receipts.filter(({ status }) => status === 'stored').map(({ id }) => id)
  const done = ofState('done')
  expect(stored.filter((id) => !done.some(({ receiptId }) => receiptId === id))).toEqual([])
  expect(done.filter(({ receiptId }) => statusOf(receiptId) === 'inspected')).toHaveLength(1)
  expect(done.every(({ doneLocation }) => doneLocation !== null)).toBe(true)
  expect(receipts.filter(({ status }) => status === 'inspected')).toHaveLength(4)
})

test('pallets and cartons of several customers, one pallet with cartons on it, by SSCCs of the warehouse and of suppliers', async () => {
  expect(await admin.call(settingsEndpoints.getGs1)).toEqual({ companyPrefix: '9520123' })
  expect(await admin.call(settingsEndpoints.getOperator)).toMatchObject({ name: expect.any(String), email: expect.any(String) })
  const units = await admin.call(handlingUnitsEndpoints.list)
  expect(units.filter(({ sscc }) => !isSscc(sscc))).toEqual([])
  const own = units.filter(({ sscc }) => sscc.startsWith('09520123'))
  expect(own.length).toBeGreaterThanOrEqual(12)
  expect(units.length).toBeGreaterThan(own.length)
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['pallet', 'carton']))
  expect(new Set(own.map(({ customerId }) => customerId)).size).toBeGreaterThanOrEqual(4)
  expect(Math.max(...own.map(({ id }) => own.filter(({ parentId }) => parentId === id).length))).toBe(4)
  expect(own.filter(({ quantity, shippedAt }) => quantity === 0 && shippedAt === null)).toHaveLength(1)
  expect(own.filter(({ shippedAt }) => shippedAt !== null)).toHaveLength(65)
  expect(new Set(own.map(({ location }) => location)).size).toBeGreaterThanOrEqual(6)
})

test('24 SKUs of the first two customers have 1,860 units at a second site, where two movements are to be transferred', async () => {
  const sites = await admin.call(sitesEndpoints.list, { query: {} })
  expect(sites.map(({ code, name }) => `${code} ${name}`)).toEqual(['MAIN Harbour Warehouse', 'NORTH North Depot'])
  const north = sites[1]
  expect(north).toMatchObject({ locations: 15, units: 1_860 })
  const items = await admin.call(inventoryEndpoints.list, { query: { siteId: [north?.id ?? 0] } })
  expect(items).toHaveLength(24)
  expect(new Set(items.map(({ customerId }) => customerId)).size).toBe(2)
  const bins = await admin.call(locationsEndpoints.list, { query: { siteId: [north?.id ?? 0] } })
  expect(bins.filter(({ type }) => type === 'storage')).toHaveLength(12)
  const placed = await admin.call(ordersEndpoints.list, { query: { status: 'pending', trackingStage: 'awaiting_confirmation' } })
  expect(placed.filter(({ transfer }) => transfer?.siteCode === 'NORTH')).toHaveLength(2)
  const staff = await admin.call(staffEndpoints.list, { query: {} })
  expect(staff.filter(({ siteIds }) => siteIds.length > 0).map(({ name }) => name)).toEqual(['Jonas Weber'])
})

test('bins are filled to very different parts, none above its capacity', async () => {
  const bins = await admin.call(locationsEndpoints.list)
  const fill = bins.flatMap(({ currentOccupancy, capacity }) => (capacity === null ? [] : Number(currentOccupancy) / capacity))
  expect(Math.max(...fill)).toBeLessThanOrEqual(1)
  expect(fill.filter((share) => share > 0.75).length).toBeGreaterThan(5)
  expect(fill.filter((share) => share > 0.35 && share < 0.65).length).toBeGreaterThan(30)
  expect(fill.filter((share) => share < 0.1).length).toBeGreaterThan(3)
})

test('of the last 30 days: fulfilment 98.5%, processing 2.4 h, 130 lines, satisfaction 4.8 of 5, accuracy 99.2%', async () => {
  const orders = await admin.call(ordersEndpoints.list)
  const exported = orders.filter((order) => order.exportedAt && daysAgo(order.exportedAt) < 30)
  const cancelled = orders.filter((order) => order.cancelledAt && daysAgo(order.cancelledAt) < 30)
  expect(percent(exported.length, exported.length + cancelled.length)).toBe(98.5)
  expect(exported.reduce((sum, order) => sum + order.items.length, 0)).toBe(130)
  const hours = exported.map((order) => (Date.parse(order.documentedAt ?? '') - Date.parse(order.confirmedAt ?? '')) / 3_600_000)
  expect(hours.reduce((sum, each) => sum + each, 0) / hours.length).toBeCloseTo(2.4, 5)
  const ratings = orders.flatMap((order) => (order.rating === null ? [] : [order.rating]))
  expect(ratings).toHaveLength(100)
  expect(ratings.reduce((sum, each) => sum + each, 0)).toBe(480)
  const { accuracy } = await admin.call(pickingEndpoints.figures)
  expect(accuracy).toEqual({ count: 129, of: 130 })
  expect(percent(accuracy.count, accuracy.of)).toBe(99.2)
})

test('no event is within two days of a period’s boundary, and no ETA in the next 12 hours', async () => {
  const orders = await admin.call(ordersEndpoints.list)
  const shipments = await admin.call(shipmentsEndpoints.list)
  const receipts = await admin.call(receiptsEndpoints.list)
  const tasks = await admin.call(tasksEndpoints.list)
  const units = await admin.call(handlingUnitsEndpoints.list)
  const times = [
    ...orders.flatMap((order) => [
      order.createdAt,
      order.exportedAt,
      order.cancelledAt,
      ...order.trackingHistory.map((entry) => entry.timestamp),
    ]),
    ...shipments.flatMap((each) => [each.createdAt, each.actualDelivery]),
    ...receipts.flatMap(({ steps }) => steps.map(({ timestamp }) => timestamp)),
    ...tasks.flatMap(({ createdAt, endedAt }) => [createdAt, endedAt]),
    ...units.map(({ createdAt }) => createdAt),
  ].filter((time) => time !== null)
  for (const edge of [7, 30, 90, 365]) {
    expect(times.filter((time) => Math.abs(daysAgo(time) - edge) < 2)).toEqual([])
  }
  expect(times.filter((time) => daysAgo(time) < 0)).toEqual([])
  const due = shipments.filter((each) => each.actualDelivery === null).map((each) => -daysAgo(each.estimatedDelivery))
  expect(due.filter((days) => days > 0 && days < 0.5)).toEqual([])
})

test('a file of orders waits for Acme to map it, and one of articles for staff to fix three of its six rows', async () => {
  await runImports(app)
  expect(await admin.call(importsEndpoints.list, { query: { sort: 'createdAt' } })).toMatchObject([
    { kind: 'movements', state: 'mapping', customerId: 1, rows: 3 },
    { kind: 'items', state: 'checked', counts: { ready: 3, create: 3, error: 3 } },
  ])
  const toFix = await admin.call(importsEndpoints.rows, { params: { id: 2 }, query: { state: 'error' } })
  expect(toFix.map(({ messages }) => messages.map(({ field }) => field))).toEqual([['quantity'], ['customer'], ['name']])
})

test('for twelve hours the jobs find nothing to tell', async () => {
  const jobs = { tellOfWaitingTasks, tellOfOverdueInspections, tellOfOverdueInvoices, tellOfDueActivities, delayLateShipments }
  try {
    for (const hours of [0, 12]) {
      later = hours * 3_600_000
      for (const [name, run] of Object.entries(jobs)) expect([name, hours, await run(app.db)]).toEqual([name, hours, 0])
    }
  } finally {
    later = 0
  }
})

/** One decimal, half up (decisions §6). */
function percent(part: number, whole: number): number {
  return Math.floor((part / whole) * 1000 + 0.5) / 10
}
