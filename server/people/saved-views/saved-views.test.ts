import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostSavedViews, savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { makeCustomer, makeSavedView } from '../../../tests/support/factories.ts'
import { type Caller, openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'
import { createUser } from '../auth/create-user.ts'
import { hashPassword } from '../auth/passwords.ts'

let it: TestApp
/** Another user of customer 1. */
let colleague: Caller
beforeAll(async () => {
  it = await openTestApp()
  const passwordHash = await hashPassword('another long password')
  await it.db.transaction(system, (trx) =>
    createUser(trx, {
      username: 'cleo',
      email: 'cleo@acme.example',
      role: 'customer',
      customerId: 1,
      firstName: 'Cleo',
      lastName: 'Day',
      passwordHash,
    }),
  )
  colleague = await it.signIn('cleo', 'another long password')
})
afterAll(() => it.close())

const definition = {
  columns: [{ field: 'name' }, { field: 'sku', width: 140 }, { field: 'supplier', hidden: true }],
  filters: [{ field: 'status', values: ['Low Stock', 'Out of Stock'] }],
  sort: '-quantity',
}
const names = async (caller: Caller, screen?: 'inventory' | 'orders') =>
  (await caller.call(savedViewsEndpoints.list, { query: { screen } })).map(({ name }) => name)
const change = (caller: Caller, id: number, body: object, headers = {}) =>
  caller.ask(savedViewsEndpoints.update, { params: { id }, body, headers })
const remove = (caller: Caller, id: number) => caller.ask(savedViewsEndpoints.delete, { params: { id } })
const as = (person: TestPerson) => it.as(person)

test('a view is stored as saved, per screen, and is visible only to its owner until shared', async () => {
  const view = await makeSavedView(it, { by: 'customer', name: 'Reorder', definition })
  expect(view).toEqual({
    id: expect.any(Number),
    screen: 'inventory',
    name: 'Reorder',
    shared: false,
    definition,
    owner: 'customer@acme.example',
    mine: true,
    createdAt: expect.any(String),
    updatedAt: view.createdAt,
    version: 1,
  })
  await makeSavedView(it, { by: 'customer', name: 'Open', screen: 'orders' })
  expect(await names(as('customer'))).toEqual(['Open', 'Reorder'])
  expect(await as('customer').call(savedViewsEndpoints.list, { query: { screen: 'inventory' } })).toEqual([view])
  for (const other of [colleague, as('rival'), as('admin')]) {
    expect(await names(other)).toEqual([])
    expect(await change(other, view.id, { name: 'Mine' })).toMatchObject({ status: 404 })
    expect(await remove(other, view.id)).toMatchObject({ status: 404 })
  }
})

test('a shared view is visible to the users of the same customer and changed only by its owner', async () => {
  const view = await makeSavedView(it, { by: 'customer', name: 'For all of us', shared: true, screen: 'shipments' })
  expect(await colleague.call(savedViewsEndpoints.list, { query: { screen: 'shipments' } })).toEqual([{ ...view, mine: false }])
  for (const other of ['rival', 'admin', 'manager'] as const) expect(await names(as(other))).not.toContain('For all of us')
  for (const refused of [await change(colleague, view.id, { name: 'Ours' }), await remove(colleague, view.id)]) {
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'saved-view.of-colleague', detail: expect.stringContaining('customer@acme.example') },
    })
  }
  expect(await change(as('customer'), view.id, { shared: false })).toMatchObject({ status: 200, body: { shared: false, version: 2 } })
  expect(await names(colleague)).toEqual([])
})

test('an administrator changes, unshares and deletes shared views of other staff, but not their private ones', async () => {
  const view = await makeSavedView(it, { by: 'manager', name: 'Floor', shared: true })
  const own = await makeSavedView(it, { by: 'manager', name: 'My own' })
  const admins = await makeSavedView(it, { by: 'admin', name: 'The boss’s', shared: true })
  expect(await change(as('manager'), admins.id, { name: 'Ours' })).toMatchObject({ status: 403 })
  expect(await change(as('admin'), own.id, { name: 'Theirs' })).toMatchObject({ status: 404 })
  expect(await change(as('admin'), view.id, { name: 'My own' })).toMatchObject({ status: 409, body: { code: 'saved-view.name-taken' } })
  expect(await change(as('admin'), view.id, { name: 'Floor 2' })).toMatchObject({ status: 200, body: { name: 'Floor 2', mine: false } })
  expect(await change(as('admin'), view.id, { shared: false })).toMatchObject({ status: 200, body: { shared: false, owner: 'manager' } })
  expect(await names(as('admin'))).toEqual(['The boss’s'])
  expect(await names(as('manager'))).toEqual(['Floor 2', 'My own', 'The boss’s'])
  const other = await makeSavedView(it, { by: 'manager', name: 'Dock', shared: true })
  expect(await remove(as('admin'), other.id)).toMatchObject({ status: 204 })
})

test('a name is unique for its owner and screen, whatever the case of its letters', async () => {
  const first = await makeSavedView(it, { by: 'rival', name: 'Straße' })
  for (const name of ['STRAßE', ' straße ']) {
    const twin = await as('rival').ask(savedViewsEndpoints.create, { body: { screen: 'inventory', name, definition } })
    expect(twin, name).toMatchObject({ status: 409, body: { code: 'saved-view.name-taken' } })
  }
  const second = await makeSavedView(it, { by: 'rival', name: 'Another' })
  expect(await change(as('rival'), second.id, { name: 'STRAßE' })).toMatchObject({ status: 409 })
  expect(await change(as('rival'), first.id, { name: 'STRAßE' })).toMatchObject({ status: 200 })
  await makeSavedView(it, { by: 'rival', name: 'Straße', screen: 'orders' })
  await makeSavedView(it, { by: 'admin', name: 'Straße' })
})

test('a change is rejected when the view changed since it was read', async () => {
  const view = await makeSavedView(it, { by: 'rival', name: 'Versioned' })
  const newer = { ...definition, sort: null }
  expect(await change(as('rival'), view.id, { definition: newer }, { 'if-match': '"1"' })).toMatchObject({
    status: 200,
    headers: { etag: '"2"' },
    body: { definition: newer, name: 'Versioned', version: 2 },
  })
  expect(await change(as('rival'), view.id, { name: 'Late' }, { 'if-match': '"1"' })).toMatchObject({ status: 412 })
})

test('a view-only customer saves private views and shares none', async () => {
  const { contactEmail } = await makeCustomer(it, { portalAccess: 'view_only' })
  const viewOnly = await it.signIn(contactEmail ?? '')
  const save = (shared: boolean) =>
    viewOnly.ask(savedViewsEndpoints.create, { body: { screen: 'orders', name: 'Mine', shared, definition } })
  expect(await save(true)).toMatchObject({ status: 403, body: { code: 'permission.view-only' } })
  const { status, body } = await save(false)
  expect(status).toBe(201)
  const { id } = body as { id: number }
  expect(await change(viewOnly, id, { shared: true })).toMatchObject({ status: 403 })
  expect(await change(viewOnly, id, { name: 'Mine too' })).toMatchObject({ status: 200 })
  expect(await remove(viewOnly, id)).toMatchObject({ status: 204 })
})

test('a person has at most a hundred views, also with concurrent saves', async () => {
  const { contactEmail } = await makeCustomer(it)
  const person = await it.signIn(contactEmail ?? '')
  const save = (name: string) => person.ask(savedViewsEndpoints.create, { body: { screen: 'orders', name, definition } })
  for (let saved = 0; saved < mostSavedViews - 2; saved++) expect((await save(`View ${saved}`)).status).toBe(201)
  const last = await Promise.all(['a', 'b', 'c', 'd'].map(save))
  expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'saved-view.too-many' })
  expect(await names(person)).toHaveLength(mostSavedViews)
})

test('of two concurrent saves of one name the second is rejected', async () => {
  const save = () => as('manager').ask(savedViewsEndpoints.create, { body: { screen: 'customers', name: 'At once', definition } })
  const replies = await Promise.all([save(), save()])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'saved-view.name-taken' })
})

test('an invalid view is rejected', async () => {
  const save = (body: object) =>
    as('admin').request('POST', '/api/saved-views', { body: { screen: 'inventory', name: 'X', definition, ...body } })
  const wrong = [
    { screen: 'nowhere' },
    { name: ' ' },
    { definition: { ...definition, columns: [{ width: 100 }] } },
    { definition: { ...definition, filters: [{ field: 'status', values: [] }] } },
    { definition: { columns: [], filters: [] } },
    { definition: { ...definition, filters: [{ field: 'q', values: Array.from({ length: 100 }, () => 'x'.repeat(200)) }] } },
  ]
  for (const body of wrong) expect(await save(body), JSON.stringify(body).slice(0, 80)).toMatchObject({ status: 400 })
  expect(await as('admin').request('GET', '/api/saved-views?screen=nowhere')).toMatchObject({ status: 400 })
  expect(await it.anyone.ask(savedViewsEndpoints.list)).toMatchObject({ status: 401 })
})

test('each change is recorded, and published to those who may see the view', async () => {
  const heard: unknown[] = []
  const stop = it.db.subscribe((event) => heard.push(event))
  const { id } = await makeSavedView(it, { by: 'customer', name: 'Told' })
  await change(as('customer'), id, { name: 'Told again' })
  await remove(as('customer'), id)
  stop()
  expect(heard).toEqual(Array(3).fill({ topic: 'savedViews', ids: [id], customerId: 1 }))
  const entries = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['action', 'customer_id'])
      .where('entity', '=', 'savedView')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute(),
  )
  expect(entries).toEqual(['create', 'update', 'delete'].map((action) => ({ action, customer_id: 1 })))
})
