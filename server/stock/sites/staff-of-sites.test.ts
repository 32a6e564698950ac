import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import type { RowKind } from '../../../contract/kinds.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { floorEndpoints } from '../../../contract/platform/floor/floor.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { searchEndpoints } from '../../../contract/platform/search/search.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { makeCount, makeCountPlan } from '../../../tests/support/counting.ts'
import { all, ask, expectProblem, mayCall, validContent, validQuery } from '../../../tests/support/every-endpoint.ts'
import {
  anAddress,
  makeAdjustmentRequest,
  makeDocument,
  makeHandlingUnit,
  makeItem,
  makeLocation,
  makePackedUnit,
  makeReceipt,
  makeReturn,
  makeShipment,
  makeTask,
} from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newestActOf } from '../../../tests/support/undo.ts'
import { listTasks } from '../../goods-in/put-away/tasks-queries.ts'
import { listReceipts } from '../../goods-in/receipts/receipts-queries.ts'
import { listReturns } from '../../goods-in/returns/returns-queries.ts'
import { getOrder, listOrders } from '../../goods-out/orders/orders-queries.ts'
import { listShipments } from '../../goods-out/shipments/shipments-queries.ts'
import { listNotifications } from '../../people/notifications/notifications-queries.ts'
import { visibleDocuments } from '../../platform/documents/documents-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { ListResult } from '../../platform/lists/list.ts'
import { type StaffViewer, system, type Viewer } from '../../viewer.ts'
import { listActs } from '../acts/acts-queries.ts'
import { countEntity } from '../counts/counts-queries.ts'
import { unitEntity } from '../handling-units/handling-units-queries.ts'
import { listAdjustmentRequests } from '../inventory/adjustment-requests-queries.ts'
import { listItems } from '../inventory/inventory-queries.ts'
import { listStockMovements } from '../inventory/stock-movements-queries.ts'
import { locationEntity } from '../locations/locations-queries.ts'
import { siteEntity } from './sites-queries.ts'

// Two lines of defence stand around the sites that a member of staff works at: `visible…` and row-level security.

let app: TestApp
let main: Site
let north: Site
/** Rows at MAIN, of each kind that belongs to a site. */
let elsewhere: Partial<Record<RowKind, number>>
/** The manager and the worker, who are limited to NORTH. */
let limited: StaffViewer
let there: { bin: string; dock: string; sku: string; itemId: number }
let here: { bin: string; sku: string; itemId: number }

beforeAll(async () => {
  app = await openTestApp()
  ;[main] = (await app.as('admin').call(sitesEndpoints.list, { query: {} })) as [Site]
  north = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  const bin = await makeLocation(app)
  const item = await makeItem(app, { sku: 'BOTH-SITES', quantity: 40, location: bin.code })
  const { order, shipmentId } = await makeShipment(app, { items: [{ sku: item.sku, quantity: 3 }] })
  const { unit } = await makePackedUnit(app)
  here = { bin: bin.code, sku: item.sku, itemId: item.id }
  elsewhere = {
    order: order.id,
    shipment: shipmentId ?? 0,
    return: (await makeReturn(app, { orderId: order.id, items: [{ sku: item.sku, quantity: 1 }] })).id,
    receipt: (await makeReceipt(app)).id,
    location: bin.id,
    site: main.id,
    task: (await makeTask(app)).id,
    adjustmentRequest: await requestAtBin(),
    count: (await makeCount(app)).id,
    countPlan: await makeCountPlan(app),
    handlingUnit: unit.id,
    stockAct: await newestActOf(app),
  }
  const [storage, dock] = [await makeLocation(app, { siteId: north.id }), await makeLocation(app, { siteId: north.id, type: 'receiving' })]
  await makeLocation(app, { siteId: north.id, type: 'quarantine' })
  await app.as('admin').call(inventoryEndpoints.adjust, {
    params: { id: item.id },
    body: { adjustment: 5, reason: 'Found', location: storage.code },
  })
  there = { bin: storage.code, dock: dock.code, sku: item.sku, itemId: item.id }
  await makeReceipt(app, { siteId: north.id }, 'admin')
  for (const username of ['manager', 'worker']) await limit(username, [north.id])
  limited = { role: 'manager', userId: 2, name: 'Manager', customerId: null, siteIds: [north.id] }
})
afterAll(async () => {
  await expectBooksToBalance(app.db)
  await app.close()
})

async function accountOf(username: string) {
  const accounts = await app.as('admin').call(staffEndpoints.list, { query: {} })
  const account = accounts.find((each) => each.username === username)
  if (!account) throw new Error(`There is no ${username}.`)
  return account
}

async function limit(username: string, siteIds: number[]) {
  const { id } = await accountOf(username)
  return app.as('admin').ask(staffEndpoints.update, { params: { id }, body: { siteIds } })
}

async function requestAtBin(): Promise<number> {
  const id = await makeAdjustmentRequest(app)
  await app.db.transaction(system, ({ sql }) =>
    sql.updateTable('adjustment_requests').set({ location: here.bin }).where('id', '=', id).execute(),
  )
  return id
}

test('every call about a row of another site answers 404', async () => {
  const calls = all.flatMap(({ name, endpoint }) => {
    const id = endpoint.row && elsewhere[endpoint.row]
    return id === undefined ? [] : [{ name, endpoint, id }]
  })
  expect(calls.length).toBeGreaterThan(80)
  for (const { name, endpoint, id } of calls)
    for (const role of (['manager', 'worker'] as const).filter((each) => mayCall(endpoint, each))) {
      const reply = await ask(endpoint, app.as(role), { id, query: validQuery(endpoint), ...validContent(endpoint) })
      expect([name, role, reply.status, reply.status === 404 ? '' : reply.text]).toEqual([name, role, 404, ''])
      expectProblem(reply, 404)
    }
})

/** The database as another viewer would be let into it, whoever the query thinks is asking. */
function letInAs(viewer: Viewer): Database {
  return { ...app.db, read: (_asker, work) => app.db.read(viewer, work) }
}

const unfiltered: StaffViewer = { role: 'manager', userId: 2, name: 'Manager', customerId: null }
const lists: Record<string, (db: Database, viewer: StaffViewer) => Promise<ListResult>> = {
  sites: (db, viewer) => siteEntity.list(db, viewer, {}),
  locations: (db, viewer) => locationEntity.list(db, viewer, {}),
  movements: (db, viewer) => listOrders(db, viewer, {}),
  receipts: (db, viewer) => listReceipts(db, viewer, {}),
  returns: (db, viewer) => listReturns(db, viewer, {}),
  shipments: (db, viewer) => listShipments(db, viewer, {}),
  tasks: (db, viewer) => listTasks(db, viewer, {}),
  counts: (db, viewer) => countEntity.list(db, viewer, {}),
  'handling units': (db, viewer) => unitEntity.list(db, viewer, {}),
  'adjustment requests': (db, viewer) => listAdjustmentRequests(db, viewer, {}),
  acts: (db, viewer) => listActs(db, viewer, {}),
  'ledger lines': (db, viewer) => listStockMovements(db, viewer, {}),
}

async function rowsOf(list: ListResult): Promise<{ id: number }[]> {
  return JSON.parse(typeof list.json === 'string' ? list.json : '[]')
}

for (const [noun, list] of Object.entries(lists))
  test(`${noun} of other sites are left out by either line of defence alone`, async () => {
    const idsOf = async (db: Database, viewer: StaffViewer) => (await rowsOf(await list(db, viewer))).map(({ id }) => id)
    const [everywhere, own] = [await idsOf(app.db, unfiltered), await idsOf(app.db, limited)]
    expect(own.length).toBeLessThan(everywhere.length)
    expect(await idsOf(letInAs(limited), unfiltered)).toEqual(own)
    expect(await idsOf(letInAs(system), limited)).toEqual(own)
  })

test('quantities of items count the stock of own sites, by either line of defence alone', async () => {
  const quantityOf = async (db: Database, viewer: StaffViewer) => {
    const [item] = (await rowsOf(await listItems(db, viewer, { q: here.sku }))) as { id: number; quantity?: number }[]
    return item?.quantity
  }
  expect(await quantityOf(app.db, unfiltered)).toBe(42)
  expect(await quantityOf(letInAs(limited), unfiltered)).toBe(5)
  expect(await quantityOf(letInAs(system), limited)).toBe(5)
  const item = await app.as('manager').call(inventoryEndpoints.get, { params: { id: here.itemId } })
  expect(item).toMatchObject({ quantity: 5, location: null, stock: [{ location: there.bin, onHand: 5 }] })
  const summary = await app.as('manager').call(inventoryEndpoints.summary, { query: {} })
  expect(summary.totalQuantity).toBe(5)
  expect((await app.as('manager').call(inventoryEndpoints.summary, { query: { siteId: [main.id] } })).totalQuantity).toBe(0)
})

test('search, scans, figures and reports know own sites only', async () => {
  const { orderNumber } = await app.as('admin').call(ordersEndpoints.get, { params: { id: elsewhere.order ?? 0 } })
  const found = (by: 'admin' | 'manager') => app.as(by).call(searchEndpoints.find, { query: { q: orderNumber } })
  expect(JSON.stringify(await found('admin'))).toContain(orderNumber)
  expect(JSON.stringify(await found('manager'))).not.toContain(orderNumber)
  expect((await app.as('worker').ask(lookupEndpoints.find, { query: { code: here.bin } })).status).toBe(404)
  expect(await app.as('worker').call(lookupEndpoints.find, { query: { code: there.bin } })).toMatchObject({ type: 'location' })
  expect((await app.as('manager').call(ordersEndpoints.summary, { query: {} })).total).toBe(0)
  const valuation = async (by: 'admin' | 'manager', siteId?: number) => {
    const query = { report: 'stock-valuation' as const, ...(siteId && { siteId: [siteId] }) }
    const { rows } = await app.as(by).call(reportsEndpoints.rows, { query })
    return rows.reduce((sum, row) => sum + Number(row.units), 0)
  }
  expect(await valuation('admin')).toBeGreaterThan(5)
  expect(await valuation('manager')).toBe(5)
  expect(await valuation('admin', north.id)).toBe(5)
  expect(await valuation('manager', main.id)).toBe(0)
  const bySite = await app.as('admin').call(reportsEndpoints.rows, { query: { report: 'stock-by-site' } })
  expect(bySite.rows).toContainEqual(expect.objectContaining({ site: 'NORTH', units: 5, available: 5, inTransit: 0 }))
  expect(bySite.rows).toContainEqual(expect.objectContaining({ site: 'MAIN' }))
  const waiting = async (siteId: number) => {
    const work = await app.as('admin').call(floorEndpoints.work, { query: { siteId: [siteId] } })
    return work.find(({ kind }) => kind === 'receive')?.rows.length
  }
  expect([await waiting(main.id), await waiting(north.id)]).toEqual([1, 1])
})

test('naming another site, or a location there, is refused as if there were none', async () => {
  const order = (siteId: number) => ({
    body: { customerId: 1, items: [{ sku: here.sku, quantity: 1 }], billingAddress: anAddress, shippingAddress: anAddress, siteId },
  })
  const unknown = { status: 400, body: { code: 'site.unknown', detail: `There is no site ${main.id}, or you have no access to it.` } }
  expect(await app.as('manager').ask(ordersEndpoints.create, order(main.id))).toMatchObject(unknown)
  expect(await app.as('manager').ask(countsEndpoints.create, { body: { siteId: main.id, method: 'zone', zones: ['A'] } })).toMatchObject(
    unknown,
  )
  const receipt = { customerId: 1, supplier: 'Supplier', items: [{ sku: 'NEW', quantity: 1 }] }
  expect(await app.as('manager').ask(receiptsEndpoints.create, { body: { ...receipt, siteId: main.id } })).toMatchObject(unknown)
  expect(await app.as('manager').call(receiptsEndpoints.create, { body: receipt })).toMatchObject({ siteCode: 'NORTH' })
  const atMain = { params: { id: here.itemId }, body: { adjustment: 1, reason: 'Found', location: here.bin } }
  expect(await app.as('manager').ask(inventoryEndpoints.adjust, atMain)).toMatchObject({
    status: 400,
    body: { detail: `There is no location ${here.bin}.` },
  })
  const moved = { params: { id: here.itemId }, body: { from: there.bin, to: here.bin, quantity: 1 } }
  expect(await app.as('worker').ask(moveStockEndpoints.move, moved)).toMatchObject({ status: 400, body: { code: 'location.unknown' } })
  const set = { params: { id: here.itemId }, body: { quantity: 6 } }
  expect(await app.as('manager').ask(inventoryEndpoints.update, set)).toMatchObject({
    status: 409,
    // Not how many: that is the other site's.
    body: { code: 'site.stock-elsewhere', detail: expect.stringContaining(`Some of ${here.sku} is at sites that you have no access to`) },
  })
  const labels = await app.as('manager').ask(locationsEndpoints.labels, { query: { ids: [String(elsewhere.location)] } })
  expect(labels.status).toBe(404)
})

test('a movement that names no site ships from own sites only', async () => {
  const place = (quantity: number) =>
    app.as('manager').ask(ordersEndpoints.create, {
      body: { customerId: 1, items: [{ sku: here.sku, quantity }], billingAddress: anAddress, shippingAddress: anAddress },
    })
  expect((await place(2)).body).toMatchObject({ siteCode: 'NORTH' })
  expect(await place(9)).toMatchObject({ status: 409, body: { code: 'stock.short' } })
})

test('of a transfer who sends sees the movement, who receives the receipt; bins of the other site are shown to neither', async () => {
  const { id } = (await app.as('admin').call(ordersEndpoints.create, {
    body: { customerId: 1, items: [{ sku: here.sku, quantity: 4 }], siteId: main.id, transferToSiteId: north.id },
  })) as Order
  for (const stage of trackingStages.slice(1))
    await app.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  const { transfer, shipmentId } = await app.as('admin').call(ordersEndpoints.get, { params: { id } })
  const receiptId = transfer?.receiptId ?? 0
  expect((await app.as('worker').ask(ordersEndpoints.get, { params: { id } })).status).toBe(404)
  const receipt = await app.as('manager').call(receiptsEndpoints.get, { params: { id: receiptId } })
  expect(receipt).toMatchObject({ siteCode: 'NORTH', transferOrderNumber: transfer && receipt.reference, items: [{ expected: 4 }] })
  const received = await app.as('manager').ask(receiptsEndpoints.update, { params: { id: receiptId }, body: { status: 'received' } })
  expect(received).toMatchObject({ status: 200 })
  expect((await app.as('admin').call(shipmentsEndpoints.get, { params: { id: shipmentId ?? 0 } })).status).toBe('delivered')
  // Who works at MAIN reads how it arrived, but not the receipt.
  const atMain: StaffViewer = { ...limited, siteIds: [main.id] }
  const seen = await app.db.read(atMain, (on) => getOrder(on, atMain, id))
  expect(seen.transfer).toMatchObject({ state: 'received', sent: 4, received: 4, missing: 0, receiptId })
  const lines = await app.as('manager').call(inventoryEndpoints.movements, { query: { inventoryId: [here.itemId], limit: 2 } })
  expect(lines).toMatchObject([
    { fromLocation: null, fromSiteId: north.id, toLocation: there.dock, toSiteId: north.id, quantity: 4 },
    { fromLocation: null, fromSiteId: null, toLocation: null, toSiteId: north.id, quantity: 4 },
  ])
})

test('documents are seen with what they are attached to at own sites, and by who uploaded them, by either line of defence alone', async () => {
  const attached = async (siteId: number) => {
    const key = await makeDocument(app)
    const documents = [{ name: 'delivery.pdf', url: documentUrl(key) }]
    const items = [{ sku: here.sku, quantity: 1, documents }]
    await app.as('admin').call(receiptsEndpoints.create, { body: { customerId: 1, supplier: 'Quay', siteId, items } })
    return key
  }
  const [ofNorth, ofMain, own, ofOther] = [
    await attached(north.id),
    await attached(main.id),
    await makeDocument(app, { by: 'manager' }),
    await makeDocument(app),
  ]
  const seen = async (db: Database, viewer: StaffViewer) => {
    const documents = await db.read(viewer, (on) => visibleDocuments(on, viewer).select('d.key').execute())
    return documents
      .map(({ key }) => key)
      .filter((key) => [ofNorth, ofMain, own, ofOther].includes(key))
      .sort()
  }
  expect(await seen(app.db, unfiltered)).toHaveLength(4)
  expect(await seen(letInAs(limited), unfiltered)).toEqual([ofNorth, own].sort())
  expect(await seen(letInAs(system), limited)).toEqual([ofNorth, own].sort())
  expect((await app.as('manager').request('GET', documentUrl(ofMain))).status).toBe(404)
})

test('who works at two sites clears the home that is shown, also where it is at the second of them', async () => {
  const south = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'SOUTH', name: 'South Depot' } })
  const [atMain, atSouth] = [await makeLocation(app), await makeLocation(app, { siteId: south.id })]
  const { id } = await makeItem(app, { quantity: 2, location: atMain.code })
  await app.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { location: atSouth.code } })
  await limit('manager', [north.id, south.id])
  const seen = () => app.as('manager').call(inventoryEndpoints.get, { params: { id } })
  expect(await seen()).toMatchObject({ location: atSouth.code, homes: [{ siteCode: 'SOUTH', location: atSouth.code }] })
  await app.as('manager').call(inventoryEndpoints.update, { params: { id }, body: { location: null } })
  expect(await seen()).toMatchObject({ location: null, homes: [] })
  expect(await app.as('admin').call(inventoryEndpoints.get, { params: { id } })).toMatchObject({ location: atMain.code })
  await limit('manager', [north.id])
})

test('a handling unit is at the site of its stock, with the units around it', async () => {
  const [carton, pallet] = [await makeHandlingUnit(app, { kind: 'carton' }), await makeHandlingUnit(app)]
  await app.as('admin').call(handlingUnitsEndpoints.update, { params: { id: carton.id }, body: { parentId: pallet.id } })
  await app.as('manager').call(handlingUnitsEndpoints.pack, {
    params: { id: carton.id },
    body: { inventoryId: there.itemId, quantity: 1, locationCode: there.bin },
  })
  const rows = await app.db.read(system, (on) =>
    on.selectFrom('handling_units').select('site_id').where('id', 'in', [carton.id, pallet.id]).execute(),
  )
  expect(rows).toEqual([{ site_id: north.id }, { site_id: north.id }])
})

test('staff of some sites are notified of what concerns them, and view no screens of customers', async () => {
  const subjects = async (db: Database, viewer: StaffViewer) =>
    ((await rowsOf(await listNotifications(db, viewer, {}))) as { id: number; subjectId?: number }[]).map(({ subjectId }) => subjectId)
  const [ofMain, ofNorth] = await Promise.all(
    [main, north].map(async ({ id }) => {
      const body = { items: [{ sku: here.sku, quantity: 1 }], billingAddress: anAddress, shippingAddress: anAddress, siteId: id }
      return (await app.as('customer').call(ordersEndpoints.create, { body })).id
    }),
  )
  expect(await subjects(app.db, unfiltered)).toEqual(expect.arrayContaining([ofMain, ofNorth]))
  for (const [db, viewer] of [
    [letInAs(system), limited],
    [letInAs(limited), unfiltered],
  ] as const) {
    const seen = await subjects(db, viewer)
    expect(seen).toContain(ofNorth)
    expect(seen).not.toContain(ofMain)
  }
  const view = await app.as('manager').ask(customerViewsEndpoints.start, { body: { customerId: 1 } })
  expect(view).toMatchObject({ status: 409, body: { code: 'site.own-view' } })
})

test('administrators aren’t limited, unknown sites are refused, and an invitation carries its sites', async () => {
  expect(await limit('admin', [north.id])).toMatchObject({ status: 400, body: { code: 'staff.all-sites' } })
  expect(await limit('worker', [9_999])).toMatchObject({ status: 400, body: { code: 'site.unknown' } })
  const invited = (siteIds: number[], role: 'admin' | 'worker' = 'worker') =>
    app.as('admin').ask(staffEndpoints.invite, { body: { email: `sites${siteIds.length}@harbour.example`, role, siteIds } })
  expect(await invited([north.id, north.id])).toMatchObject({ status: 201, body: { siteIds: [north.id] } })
  expect(await invited([north.id, main.id], 'admin')).toMatchObject({ status: 400 })
  expect(await accountOf('worker')).toMatchObject({ siteIds: [north.id] })
  // Who becomes an administrator works at all sites again.
  const { id } = await accountOf('worker')
  expect(await app.as('admin').call(staffEndpoints.update, { params: { id }, body: { role: 'admin' } })).toMatchObject({ siteIds: [] })
  await app.as('admin').call(staffEndpoints.update, { params: { id }, body: { role: 'worker', siteIds: [north.id] } })
})
