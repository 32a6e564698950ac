import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPapersEndpoints } from '../contract/goods-out/order-papers/order-papers.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import { customerViewsEndpoints } from '../contract/people/auth/customer-views.ts'
import { documentUrl } from '../contract/platform/documents/documents.ts'
import type { SearchKind } from '../contract/platform/search/search.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { listReceipts } from '../server/goods-in/receipts/receipts-queries.ts'
import { listReturns } from '../server/goods-in/returns/returns-queries.ts'
import { listOrders, summariseOrders, visibleOrders } from '../server/goods-out/orders/orders-queries.ts'
import { listShipments } from '../server/goods-out/shipments/shipments-queries.ts'
import { house } from '../server/house.ts'
import { readOrderTrends } from '../server/insight/dashboard/read-order-trends.ts'
import { listInvoices, listMyInvoices } from '../server/money/billing/invoices-queries.ts'
import { listMyQuotes, listQuotes } from '../server/money/billing/quotes-queries.ts'
import { activityEntity } from '../server/people/activities/activities-queries.ts'
import { createUser } from '../server/people/auth/create-user.ts'
import { listCustomerViews } from '../server/people/auth/customer-views-queries.ts'
import { contactEntity } from '../server/people/contacts/contacts-queries.ts'
import { customerEntity } from '../server/people/customers/customers-queries.ts'
import { visibleInvitations } from '../server/people/invitations/invitations-queries.ts'
import { markAllNotificationsRead, markNotification } from '../server/people/notifications/mark-notification.ts'
import { chooseNotifications, getPreferences } from '../server/people/notifications/notification-preferences.ts'
import { listNotifications } from '../server/people/notifications/notifications-queries.ts'
import { listSavedViews } from '../server/people/saved-views/saved-views-queries.ts'
import { readAttention } from '../server/platform/attention/read-attention.ts'
import { attachDocuments } from '../server/platform/documents/attach-documents.ts'
import { visibleDocuments } from '../server/platform/documents/documents-queries.ts'
import type { Database } from '../server/platform/engine/database.ts'
import type { ListResult } from '../server/platform/lists/list.ts'
import { lookUp } from '../server/platform/lookup/look-up.ts'
import { visibleHistory } from '../server/platform/records/record-history.ts'
import { searchEverything } from '../server/platform/search/search-everything.ts'
import { listItems, summariseInventory } from '../server/stock/inventory/inventory-queries.ts'
import { listStockMovements } from '../server/stock/inventory/stock-movements-queries.ts'
import { getItemWithStock } from '../server/stock/inventory/stock-rows.ts'
import { type CustomerViewer, type Person, type StaffViewer, system, type Viewer } from '../server/viewer.ts'
import { makeInvoice, makeQuote } from './support/billing.ts'
import {
  makeActivity,
  makeContact,
  makeDocument,
  makeInvitation,
  makeItem,
  makeProvenShipment,
  makeReceipt,
  makeReturn,
  makeSavedView,
  makeShipment,
} from './support/factories.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

// Two lines of defence stand between customers: the filter in each `visible…` query, and row-level security underneath.
// Each is shown to hold with the other taken away.

let app: TestApp
let rival: CustomerViewer
/** A customer's user whose queries forgot whose rows they are to find. */
let unfiltered: Viewer
const admin: StaffViewer = { role: 'admin', userId: 1, name: 'Ada', customerId: null }

beforeAll(async () => {
  app = await openTestApp()
  for (const customerId of [1, 2]) await makeReceipt(app, { customerId })
  for (const customerId of [1, 2]) {
    for (const status of ['draft', 'sent'] as const) await makeQuote(app, { customerId, status })
    for (const status of ['draft', 'paid'] as const) await makeInvoice(app, { customerId, status })
  }
  for (const customerId of [1, 2]) await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId } })
  for (const customerId of [1, 2]) await makeShipment(app, { customerId, by: customerId === 1 ? 'customer' : 'rival' })
  for (const customerId of [1, 2])
    await makeReturn(app, { customerId, items: [{ sku: (await makeItem(app, { customerId })).sku, quantity: 1 }] })
  const user = await app.db.read(system, (on) => on.selectFrom('users').select('id').where('customer_id', '=', 2).executeTakeFirstOrThrow())
  rival = { role: 'customer', userId: user.id, name: 'Rival', customerId: 2, viewOnly: false }
  unfiltered = { ...rival, customerId: null } as unknown as Viewer
})
afterAll(() => app.close())

/** The database as another viewer would be let into it, whoever the query thinks is asking. */
function letInAs(viewer: Viewer): Database {
  return { ...app.db, read: (_asker, work) => app.db.read(viewer, work) }
}

type Lists = Record<string, (db: Database, viewer: Viewer) => Promise<ListResult>>
const lists: Lists = {
  customers: (db, viewer) => customerEntity.list(db, viewer, {}),
  'views by staff': (db, viewer) => listCustomerViews(db, viewer, {}),
  items: (db, viewer) => listItems(db, viewer, {}),
  'ledger lines': (db, viewer) => listStockMovements(db, viewer, {}),
  movements: (db, viewer) => listOrders(db, viewer, {}),
  receipts: (db, viewer) => listReceipts(db, viewer, {}),
  returns: (db, viewer) => listReturns(db, viewer, {}),
  'sent quotes': (db, viewer) => listMyQuotes(db, viewer, {}),
  'sent invoices': (db, viewer) => listMyInvoices(db, viewer, {}),
  shipments: (db, viewer) => listShipments(db, viewer, {}),
}

async function rowsOf(list: ListResult): Promise<{ id: number; customerId?: number }[]> {
  return JSON.parse(typeof list.json === 'string' ? list.json : '[]')
}

for (const [noun, list] of Object.entries(lists)) {
  test(`without the filter of ${noun}, row-level security shows only the customer's own`, async () => {
    const everybodys = await rowsOf(await list(app.db, admin))
    const own = everybodys.filter((row) => (row.customerId ?? row.id) === 2)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(everybodys.length)
    // Asked for no customer in particular the query filters nothing; the database has let in the rival.
    expect((await rowsOf(await list(letInAs(rival), unfiltered))).map((row) => row.id)).toEqual(own.map((row) => row.id))
  })

  test(`without row-level security, the filter of ${noun} shows only the customer's own`, async () => {
    const rows = await rowsOf(await list(letInAs(system), rival))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => (row.customerId ?? row.id) === 2)).toBe(true)
  })
}

test('notifications are limited to the customer by either line of defence alone', async () => {
  const audiences = async (db: Database, viewer: CustomerViewer | StaffViewer) => {
    const ids = (await rowsOf(await listNotifications(db, viewer, {}))).map((row) => row.id)
    const rows = await app.db.read(system, (on) =>
      on
        .selectFrom('notifications')
        .select('customer_id')
        .where('id', 'in', [...ids, 0])
        .execute(),
    )
    return [...new Set(rows.map((row) => row.customer_id))]
  }
  expect(await audiences(letInAs(system), rival)).toEqual([2])
  expect(await audiences(letInAs(rival), admin)).toEqual([])
})

test('saved views are limited to their owner and those they are shared with by either line of defence alone', async () => {
  for (const by of ['admin', 'customer', 'rival'] as const) {
    for (const shared of [false, true]) await makeSavedView(app, { by, shared, name: `${by} ${shared ? 'shared' : 'own'}` })
  }
  const seen = async (db: Database, viewer: Person) =>
    (JSON.parse(String((await listSavedViews(db, viewer, {})).json)) as { name: string }[]).map(({ name }) => name)
  const colleague: CustomerViewer = { ...rival, userId: 2_000_000 }
  expect(await seen(letInAs(system), rival)).toEqual(['rival own', 'rival shared'])
  expect(await seen(letInAs(system), colleague)).toEqual(['rival shared'])
  const everything = (viewer: Viewer) =>
    app.db.read(viewer, (on) =>
      on
        .selectFrom('saved_views')
        .select('name')
        .orderBy('name')
        .execute()
        .then((rows) => rows.map(({ name }) => name)),
    )
  expect(await everything(rival)).toEqual(['rival own', 'rival shared'])
  expect(await everything(colleague)).toEqual(['rival shared'])
  expect(await everything(system)).toHaveLength(6)
  const foreign = sql`insert into saved_views (user_id, customer_id, screen, name, is_shared, definition, created_at, updated_at)
    values (${rival.userId}, 1, 'inventory', 'planted', true, '{}', now(), now())`
  await expect(app.db.transaction(rival, (trx) => foreign.execute(trx.sql))).rejects.toThrow(/row-level security/)
})

test('documents are limited to the customer and, until they are attached, to their uploader by either line of defence alone', async () => {
  const keys = await Promise.all((['admin', 'customer', 'rival'] as const).map((by) => makeDocument(app, { by })))
  const attach = (key: string, customerId: number) =>
    app.db.transaction(admin, (trx) => attachDocuments(trx, admin, { documents: [{ name: 'x.pdf', url: documentUrl(key) }], customerId }))
  const [ofRival, ofOther] = [await makeDocument(app), await makeDocument(app)]
  await attach(ofRival, 2)
  await attach(ofOther, 1)
  const seen = async (db: Database, viewer: Viewer) =>
    (await db.read(viewer, (on) => visibleDocuments(on, viewer).select('d.key').execute())).map(({ key }) => key)
  const own = [keys[2], ofRival].sort()
  expect((await seen(letInAs(system), rival)).sort()).toEqual(own)
  expect((await seen(letInAs(rival), unfiltered)).sort()).toEqual(own)
  const colleague: CustomerViewer = { ...rival, userId: 2_000_000 }
  expect(await seen(letInAs(system), colleague)).toEqual([ofRival])
  expect(await seen(letInAs(colleague), unfiltered)).toEqual([ofRival])
  const foreign = sql`insert into documents (key, customer_id, uploaded_by, file_name, created_at, expires_at)
    values (${'y'.repeat(32)}, 1, ${rival.userId}, 'planted.pdf', now(), now())`
  await expect(app.db.transaction(rival, (trx) => foreign.execute(trx.sql))).rejects.toThrow(/row-level security/)
})

test('documents of movements are limited to the customer by either line of defence alone', async () => {
  const seen = (db: Database, viewer: Viewer) =>
    db.read(viewer, (on) =>
      visibleOrders(on, viewer)
        .innerJoin('order_documents as od', 'od.order_id', 'o.id')
        .select(['od.id', 'o.id as orderId', 'o.customer_id'])
        .execute(),
    )
  const customersOf = (rows: { customer_id: number }[]) => new Set(rows.map((row) => row.customer_id))
  expect(customersOf(await seen(letInAs(system), admin))).toEqual(new Set([1, 2]))
  expect(customersOf(await seen(letInAs(system), rival))).toEqual(new Set([2]))
  expect(customersOf(await seen(letInAs(rival), unfiltered))).toEqual(new Set([2]))
  const all = await app.db.read(rival, (on) => on.selectFrom('order_documents').select('id').execute())
  expect(all).toHaveLength((await seen(letInAs(system), rival)).length)
  const [foreign] = (await seen(app.db, admin)).filter((row) => row.customer_id === 1)
  expect((await app.as('rival').ask(orderPapersEndpoints.documents, { params: { id: foreign?.orderId ?? 0 } })).status).toBe(404)
})

test('a customer’s session reads the names of its own users, of no others', async () => {
  const nameOf = async (viewer: Viewer, username: string) => {
    const { id } = await app.db.read(system, (on) =>
      on.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
    )
    const { rows } = await app.db.read(viewer, (on) => sql<{ name: string | null }>`select user_name(${id}) as name`.execute(on))
    return rows[0]?.name
  }
  expect(await nameOf(system, 'admin')).toBe('Ada')
  expect(await nameOf(rival, 'admin')).toBeNull()
  expect(await nameOf(rival, 'customer@borealis.example')).toBe('customer@borealis.example')
  expect(await nameOf(rival, 'customer@acme.example')).toBeNull()
  expect(await nameOf(system, 'customer@acme.example')).toBe('customer@acme.example')
})

test('only staff read history, with either line of defence alone', async () => {
  const ids = (on: Parameters<typeof visibleHistory>[0], viewer: Viewer) => visibleHistory(on, viewer).select('e.id').limit(1).execute()
  expect(await app.db.read(admin, (on) => ids(on, admin))).toHaveLength(1)
  expect(await app.db.read(system, (on) => ids(on, rival))).toEqual([])
  await expect(app.db.read(rival, (on) => ids(on, unfiltered))).rejects.toThrow('permission denied')
})

test('a customer reads its own invitations only, with either line of defence alone, and never a link', async () => {
  const [, own] = [await makeInvitation(app, { customerId: 1 }), await makeInvitation(app, { customerId: 2 })]
  const ids = (on: Parameters<typeof visibleInvitations>[0], viewer: Viewer) => visibleInvitations(on, viewer).select('i.id').execute()
  expect(await app.db.read(admin, (on) => ids(on, admin))).toHaveLength(2)
  expect(await app.db.read(system, (on) => ids(on, rival))).toEqual([{ id: own?.id }])
  expect(await app.db.read(rival, (on) => ids(on, unfiltered))).toEqual([{ id: own?.id }])
  const links = (on: Parameters<typeof visibleInvitations>[0]) => visibleInvitations(on, rival).select('i.token_hash').execute()
  await expect(app.db.read(rival, links)).rejects.toThrow('permission denied')
})

test('a customer’s session reads only the settings of the warehouse’s day, of who runs it and of its portal', async () => {
  const keys = await app.db.read(rival, (on) => on.selectFrom('settings').select('key').execute())
  expect(keys.map(({ key }) => key).sort()).toEqual(['operator', 'portal', 'warehouse'])
})

test('read marks and preferences are limited to their person by either line of defence alone', async () => {
  const user = { username: 'colleague', email: 'colleague@borealis.example', role: 'customer', customerId: 2, passwordHash: 'x' } as const
  const { id: userId } = await app.db.transaction(system, (trx) => createUser(trx, user))
  const colleague: CustomerViewer = { ...rival, userId }
  const item = await makeItem(app, { customerId: 2, quantity: 12 })
  await app.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -5, reason: 'Count' } })
  const [told] = await rowsOf(await listNotifications(app.db, rival, {}))
  const id = told?.id ?? 0
  await markNotification(app.db, rival, { id, read: true })
  await markAllNotificationsRead(app.db, colleague, {})
  for (const person of [rival, colleague]) await chooseNotifications(app.db, person, { stage: person !== rival })

  const marksOf = async (db: Database, person: CustomerViewer) => {
    const read = await rowsOf(await listNotifications(db, person, { read: 'true' }))
    const unwanted = (await db.read(person, (on) => getPreferences(on, person))).filter(({ wanted }) => !wanted)
    return [read.length, unwanted.length]
  }
  for (const db of [app.db, letInAs(system)])
    expect([await marksOf(db, rival), await marksOf(db, colleague)]).toEqual([
      [1, 1],
      [1, 0],
    ])
  expect(await marksOf(letInAs(colleague), rival)).toEqual([0, 0])

  const asRival = (statement: ReturnType<typeof sql>) => app.db.transaction(rival, (trx) => statement.execute(trx.sql))
  for (const [table, row] of [
    ['notification_reads', sql`(user_id, notification_id) values (${userId}, ${id})`],
    ['notification_readers', sql`(user_id, read_before) values (${userId}, now())`],
    ['notification_preferences', sql`(user_id, kind, wanted) values (${userId}, 'low_stock', false)`],
  ] as const) {
    await expect(asRival(sql`insert into ${sql.table(table)} ${row}`), table).rejects.toThrow(/row-level security/)
    const { rows } = await asRival(sql`select user_id from ${sql.table(table)} where user_id = ${userId}`)
    expect(rows, table).toEqual([])
  }
})

test('summaries count only the customer’s rows, with either line of defence alone', async () => {
  const own = await summariseOrders(app.db, rival, {})
  expect(await summariseOrders(letInAs(rival), admin, {})).toEqual(own)
  expect(await summariseOrders(letInAs(system), rival, {})).toEqual(own)
  expect((await summariseOrders(app.db, admin, {})).total).toBeGreaterThan(own.total)
  const trends = await readOrderTrends(app.db, rival, {})
  expect(trends.completed.current).toBeGreaterThan(0)
  expect(await readOrderTrends(letInAs(rival), admin, {})).toEqual(trends)
  expect(await readOrderTrends(letInAs(system), rival, {})).toEqual(trends)
  expect((await readOrderTrends(app.db, admin, {})).completed.current).toBeGreaterThan(trends.completed.current)
  const stock = await summariseInventory(app.db, rival, {})
  expect(await summariseInventory(letInAs(rival), admin, {})).toEqual(stock)
  expect(await summariseInventory(letInAs(system), rival, {})).toEqual(stock)
})

test('what needs attention is of the customer alone, with either line of defence alone', async () => {
  for (const customerId of [1, 2]) await makeItem(app, { customerId, quantity: 0, sku: `GONE-${customerId}` })
  const own = await readAttention(app.db, rival, {}, house.attention)
  expect(own).toContainEqual(
    expect.objectContaining({ kind: 'out_of_stock', count: 1, rows: [expect.objectContaining({ code: 'GONE-2' })] }),
  )
  expect(await readAttention(letInAs(system), rival, {}, house.attention)).toEqual(own)
  expect(await readAttention(letInAs(rival), unfiltered, {}, house.attention)).toEqual(own)
  expect(await readAttention(app.db, rival, { customerId: 1 }, house.attention)).toEqual([])
})

test('a customer reads no stock rows of another’s item', async () => {
  const foreign = await makeItem(app, { customerId: 1, quantity: 3 })
  await expect(getItemWithStock(letInAs(rival), admin, foreign.id)).rejects.toThrow('does not exist')
  await expect(getItemWithStock(letInAs(system), rival, foreign.id)).rejects.toThrow('does not exist')
})

test('lookup finds only the customer’s records, with either line of defence alone', async () => {
  const sku = 'SKU-OF-BOTH'
  const [foreign, own] = [await makeItem(app, { customerId: 1, sku }), await makeItem(app, { customerId: 2, sku })]
  await expect(lookUp(app.db, admin, house.scanned, { code: sku })).rejects.toThrow('Several records')
  // Of locations the role of customers may not even read the name.
  await expect(lookUp(letInAs(rival), admin, house.scanned, { code: sku })).rejects.toThrow('permission denied')
  expect(await lookUp(letInAs(rival), admin, house.scanned, { code: sku, type: ['inventoryItem'] })).toMatchObject({ id: own.id })
  expect(await lookUp(letInAs(system), rival, house.scanned, { code: sku })).toMatchObject({ id: own.id })
  const [order] = await app.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  const foreignNumber = { code: order?.orderNumber ?? '', type: ['order' as const] }
  expect(await lookUp(app.db, admin, house.scanned, foreignNumber)).toMatchObject({ type: 'order', customerId: foreign.customerId })
  await expect(lookUp(letInAs(rival), admin, house.scanned, foreignNumber)).rejects.toThrow('no access to it')
  await expect(lookUp(letInAs(system), rival, house.scanned, foreignNumber)).rejects.toThrow('no access to it')
})

test('a search finds only the customer’s records, with either line of defence alone', async () => {
  for (const customerId of [1, 2]) await makeItem(app, { customerId, sku: `WALL-${customerId}`, name: 'Searched lamp' })
  const found = async (db: Database, viewer: Person, q: string, kind?: SearchKind[]) =>
    (await searchEverything(db, viewer, house.search, { q, limit: 20, ...(kind && { kind }) })).groups.flatMap(({ kind, results }) =>
      results.map(({ customerId }) => [kind, customerId] as const),
    )
  for (const q of ['searched', 'saerched', 'wall-', 'wm-', 'trk-', 'wr-', 'q-', 'inv-']) {
    const [everybodys, own] = [await found(app.db, admin, q), await found(app.db, rival, q)]
    expect(
      everybodys.some(([, customerId]) => customerId === 1),
      q,
    ).toBe(true)
    expect(own.length, q).toBeGreaterThan(0)
    expect(
      own.every(([kind, customerId]) => customerId === 2 && kind !== 'contact'),
      q,
    ).toBe(true)
    expect(await found(letInAs(system), rival, q), q).toEqual(own)
    // Asked for no customer in particular the query filters nothing; the database has let in the rival.
    expect(await found(letInAs(rival), unfiltered as Person, q), q).toEqual(own)
  }
  // Of contacts the role of customers may read nothing.
  await expect(found(letInAs(rival), admin, 'searched', ['contact'])).rejects.toThrow('permission denied')
})

test('every table has row-level security, forced on its owner too', async () => {
  const { rows } = await app.db.read(system, (on) =>
    sql<{ relname: string }>`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity) and relname not in ('schema_migrations', 'installation')`.execute(on),
  )
  expect(rows).toEqual([])
})

test('a customer’s session cannot change another’s rows', async () => {
  const attempt = (statement: ReturnType<typeof sql>) =>
    app.db.transaction(rival, (trx) => statement.execute(trx.sql)).then((result) => Number(result.numAffectedRows ?? 0))
  expect(await attempt(sql`update orders set notes = 'mine now' where customer_id = 1`)).toBe(0)
  const { rows: others } = await app.db.read(system, (on) =>
    sql<{ id: number }>`select s.item_id as id from stock s join inventory_items i on i.id = s.item_id where i.customer_id = 1`.execute(on),
  )
  const ids = others.map(({ id }) => id)
  expect(ids).not.toEqual([])
  expect(await attempt(sql`update stock set reserved = 0 where item_id = any(${ids}::integer[])`)).toBe(0)
  for (const forbidden of [
    sql`update stock set on_hand = 1000`,
    sql`delete from orders`,
    sql`update receipts set status = 'received'`,
    sql`delete from receipts`,
    sql`select password_hash from users`,
    sql`insert into stock_movements (created_at) values (now())`,
    sql`update customers set status = 'active'`,
    sql`update settings set value = '{}'`,
    sql`update saved_views set user_id = ${rival.userId}`,
    sql`select notes from customers`,
    sql`select * from sessions`,
    sql`select * from audit_entries`,
    sql`update notifications set title = 'mine now'`,
  ]) {
    await expect(attempt(forbidden)).rejects.toThrow(/permission denied/)
  }
})

test('history can be neither changed nor deleted, by anyone', async () => {
  for (const [table, column] of [
    ['stock_movements', 'reason'],
    ['order_tracking_events', 'notes'],
    ['shipment_events', 'notes'],
    ['audit_entries', 'action'],
  ] as const) {
    for (const statement of [sql`delete from ${sql.table(table)}`, sql`update ${sql.table(table)} set ${sql.ref(column)} = 'x'`]) {
      await expect(app.db.transaction(system, (trx) => statement.execute(trx.sql))).rejects.toThrow(/permission denied|history/)
    }
  }
})

test('proofs of delivery are limited to the shipments of the customer by row-level security alone', async () => {
  for (const customerId of [1, 2]) await makeProvenShipment(app, { customerId })
  const shipments = await rowsOf(await listShipments(app.db, admin, {}))
  const owners = async (viewer: Viewer) => {
    const proofs = await app.db.read(viewer, (on) => on.selectFrom('proofs_of_delivery').select('shipment_id').execute())
    return proofs.map((proof) => shipments.find(({ id }) => id === proof.shipment_id)?.customerId)
  }
  expect((await owners(system)).sort()).toEqual([1, 2])
  expect(await owners(rival)).toEqual([2])
})

test('drafts, lines and payments of quotes and invoices are limited to what was sent to the customer, by either line of defence alone', async () => {
  for (const list of [listQuotes, listInvoices]) {
    const states = async (db: Database, viewer: Viewer) =>
      ((await rowsOf(await list(db, viewer, {}))) as unknown as { customerId: number; status: string }[])
        .filter(({ customerId, status }) => customerId !== 2 || status === 'draft')
        .map(({ status }) => status)
    expect(await states(letInAs(system), rival)).toEqual([])
    expect(await states(letInAs(rival), unfiltered)).toEqual([])
    expect(await states(app.db, admin)).toContain('draft')
  }
  const counts = (viewer: Viewer) =>
    app.db.read(viewer, async (on) => {
      const { rows } = await sql<Record<string, number>>`select (select count(*) from quote_lines) as quotes,
        (select count(*) from invoice_lines) as invoices, (select count(*) from payments) as payments`.execute(on)
      return rows[0]
    })
  expect(await counts(system)).toEqual({ quotes: 4, invoices: 4, payments: 2 })
  expect(await counts(rival)).toEqual({ quotes: 1, invoices: 1, payments: 1 })
})

test('a customer’s session answers its sent quotes and changes nothing else of quotes and invoices', async () => {
  const [own, draft, foreign] = [
    await makeQuote(app, { customerId: 2, status: 'sent' }),
    await makeQuote(app, { customerId: 2 }),
    await makeQuote(app, { customerId: 1, status: 'sent' }),
  ]
  const asRival = (statement: ReturnType<typeof sql>) => app.db.transaction(rival, (trx) => statement.execute(trx.sql))
  for (const { id } of [draft, foreign]) {
    const { rows } = await asRival(sql`update quotes set status = 'accepted', answered_at = now() where id = ${id} returning id`)
    expect(rows).toEqual([])
  }
  await expect(asRival(sql`update quotes set notes = 'x' where id = ${own.id}`)).rejects.toThrow('permission denied')
  await expect(asRival(sql`update quotes set status = 'invoiced', answered_at = now() where id = ${own.id}`)).rejects.toThrow(
    /can't be changed/,
  )
  for (const statement of [
    sql`update invoices set notes = 'x'`,
    sql`insert into payments (invoice_id) values (1)`,
    sql`delete from quote_lines`,
  ])
    await expect(asRival(statement)).rejects.toThrow('permission denied')
  await asRival(sql`update quotes set status = 'declined', answered_at = now() where id = ${own.id}`)
  await expect(asRival(sql`update quotes set status = 'sent', answered_at = null where id = ${own.id}`)).rejects.toThrow(/can't be changed/)
})

test('contacts and activities are the staff’s alone, with either line of defence alone', async () => {
  await makeContact(app, { customerId: 2 })
  await makeActivity(app, { customerId: 2 })
  expect(await rowsOf(await contactEntity.list(app.db, admin, {}))).toHaveLength(1)
  expect(await rowsOf(await contactEntity.list(letInAs(system), rival, {}))).toEqual([])
  await expect(contactEntity.list(letInAs(rival), admin, {})).rejects.toThrow('permission denied')
  expect(await rowsOf(await activityEntity.list(app.db, admin, {}))).toHaveLength(1)
  expect(await rowsOf(await activityEntity.list(letInAs(system), rival, {}))).toEqual([])
  await expect(activityEntity.list(letInAs(rival), admin, {})).rejects.toThrow('permission denied')
})
