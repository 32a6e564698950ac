import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpointGroups } from '../contract/endpoints.ts'
import { money } from '../contract/fields.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import type { RowKind } from '../contract/kinds.ts'
import { customersEndpoints } from '../contract/people/customers/customers.ts'
import { staffRoles } from '../contract/roles.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { leaveOut, notForWorkers, withheldFrom, workersRead } from '../contract/withheld.ts'
import { fieldsOfAnswers } from './support/answered-fields.ts'
import { asOwner } from './support/as-owner.ts'
import { changeCases } from './support/change-cases.ts'
import { mayCall, validQuery } from './support/every-endpoint.ts'
import { makeCustomer, makeItem, makeOrder } from './support/factories.ts'
import { makeListedRows } from './support/listed-rows.ts'
import { openTestApp, type Reply, type TestApp, urlOf } from './support/test-app.ts'

// What floor workers read: the fields that are left of each answer, by its schema and as it is sent. A new call or field shows as a difference
// of golden/fields-for-workers.txt: decide whether workers read it (contract/withheld.ts), then run `npm run golden`.

const calls = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${group}.${key}`, endpoint })),
)
const forWorkers = calls.filter(({ endpoint }) => endpoint.allow !== 'anyone' && mayCall(endpoint, 'worker'))
const reads = forWorkers.filter(
  ({ endpoint }) => endpoint.method === 'GET' && (endpoint.answer?.kind === 'json' || endpoint.answer?.kind === 'list'),
)
const changes = forWorkers.filter(({ endpoint }) => endpoint.method !== 'GET')

/** Of money, and of what customers are reached by and agreed. */
const notForTheFloor = /price|cost|value|amount|^total$|currency|payment|paid|tax|terms|email|phone|address|street|notes/i
/** What is named like it and is something else. */
const theirOwn = ['auth.getUser email', 'auth.changeAccount email', 'auth.setPicture email', 'auth.deletePicture email']
const namedAlike = [
  ...theirOwn,
  // From where they signed in, and where their notifications are sent.
  'accountSecurity.listSessions address',
  'accountSecurity.startTwoFactor address',
  'notifications.preferences email',
  'notifications.updatePreferences email',
  // A number of movements, and what a filter is set to.
  'orders.summary total',
  ...['list', 'create', 'update'].flatMap((call) => [`savedViews.${call} definition.filters.values`]),
]

test('the fields that workers read of each answer', async () => {
  const lines = forWorkers.map(({ name, endpoint }) => `${name}: ${fieldsOfAnswers(endpoint, 'worker').join(' ') || 'no fields'}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('golden/fields-for-workers.txt')
})

test('none of them is named like money, or what only the office reads', () => {
  const named = forWorkers.flatMap(({ name, endpoint }) =>
    fieldsOfAnswers(endpoint, 'worker')
      .filter((path) => path.split('.').some((field) => notForTheFloor.test(field)))
      .map((path) => `${name} ${path}`),
  )
  expect(named.filter((field) => !namedAlike.includes(field))).toEqual([])
})

test('no role that saves a list as a file has fields withheld within its columns, which files would hold', () => {
  const within = calls.flatMap(({ name, endpoint }) => {
    if (endpoint.answer?.kind !== 'list' || endpoint.answer.fileName === undefined) return []
    const { row } = endpoint.answer
    const exporting = staffRoles.filter((role) => mayCall({ ...endpoint, alsoAllow: 'lists.export' }, role))
    return exporting.filter((role) => Object.values(withheldFrom(role, row)).some((part) => part !== true)).map((role) => `${name} ${role}`)
  })
  expect(within).toEqual([])
})

test('a marked value is left out wherever it stands, and a row of which few fields are read gains none', () => {
  const line = z.object({ sku: z.string(), price: notForWorkers(z.string().nullable()) })
  const row = z.object({ id: z.number(), total: money.nullable(), lines: z.array(line).nullable(), owner: z.object({ name: z.string() }) })
  const answer = { id: 1, total: '4.00', lines: [{ sku: 'A', price: '2.00' }], owner: { name: 'Acme' } }
  expect(leaveOut(answer, withheldFrom('worker', row))).toEqual({ id: 1, lines: [{ sku: 'A' }], owner: { name: 'Acme' } })
  expect(leaveOut([answer], withheldFrom('manager', row))).toEqual([answer])
  const few = workersRead(z.object({ id: z.number(), name: z.string(), later: z.string() }), ['id', 'name'])
  expect(leaveOut({ id: 1, name: 'Acme', later: 'more' }, withheldFrom('worker', few))).toEqual({ id: 1, name: 'Acme' })
  const either = z.union([few, z.object({ balance: money })])
  expect(leaveOut({ balance: '4.00' }, withheldFrom('worker', either))).toEqual({})
})

describe('as they are sent', () => {
  let it: TestApp
  let rows: Partial<Record<RowKind, number>>
  const staffName = 'Plantedstaff'
  const planted = { email: 'planted@office.example', notes: 'Planted words', street: '7 Planted Street', price: '98765.43' }

  beforeAll(async () => {
    it = await openTestApp({ clock: () => new Date('2026-03-02T12:00:00Z') })
    await asOwner(it.db, it.db.url, (owner) =>
      owner.query(`update users set first_name = '${staffName}', last_name = username where customer_id is null`),
    )
    rows = await makeListedRows(it)
    const customer = await makeCustomer(it, {
      contactEmail: planted.email,
      notes: planted.notes,
      address: planted.street,
      contactPhone: '+31 7 98765',
    })
    const item = await makeItem(it, { customerId: customer.id, costPrice: planted.price, sellingPrice: planted.price })
    const address = { street: planted.street, city: 'Delft', state: 'ZH', zip: '2611', country: 'NL' }
    const order = await makeOrder(it, {
      customerId: customer.id,
      notes: planted.notes,
      billingAddress: address,
      shippingAddress: address,
      items: [{ sku: item.sku, quantity: 1 }],
    })
    rows = { ...rows, customer: customer.id, inventoryItem: item.id, order: order.id }
  }, 120_000)
  afterAll(() => it.close())

  /** What an answer has that workers don't read, by its path; for a planted answer too. */
  function found(value: unknown, name: string, path: string[] = []): string[] {
    const where = path.join('.')
    if (typeof value === 'string') {
      const isMoney = /^-?\d{1,12}\.\d{2}$/.test(value) && path.at(-1) !== 'tolerancePercent'
      return isMoney || Object.values(planted).some((word) => value.includes(word)) ? [`${name} ${where}: ${value}`] : []
    }
    if (Array.isArray(value)) return value.flatMap((each) => found(each, name, path))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, part]) => [
      ...(notForTheFloor.test(field) && !namedAlike.includes(`${name} ${field}`) ? [`${name} ${[...path, field].join('.')}`] : []),
      ...found(part, name, [...path, field]),
    ])
  }
  const foundIn = ({ body }: Reply, name: string) => found(body, name)

  test('what is planted is found', () => {
    expect(found([{ id: 1, lines: [{ price: '1.00' }] }], 'planted')).toEqual(['planted lines.price', 'planted lines.price: 1.00'])
    expect(found({ label: `For ${planted.notes}` }, 'planted')).toHaveLength(1)
    expect(found({ name: 'Acme', quantity: 4, weight: '2.500' }, 'planted')).toEqual([])
  })

  test('managers read what is planted, so that leaving it out can fail', async () => {
    const item = await it.as('manager').ask(inventoryEndpoints.get, { params: { id: rows.inventoryItem ?? 0 } })
    expect(foundIn(item, 'item')).toContain(`item costPrice: ${planted.price}`)
    expect(foundIn(await it.as('manager').ask(ordersEndpoints.list), 'orders')).toContain(`orders notes: ${planted.notes}`)
  })

  test.each(reads)('$name answers workers no money and nothing of the office', async ({ name, endpoint }) => {
    const id = endpoint.row && rows[endpoint.row]
    const url = urlOf(endpoint, { query: validQuery(endpoint), ...(endpoint.params && { params: { id: id ?? 1 } }) })
    const reply = await it.as('worker').request('GET', url)
    expect([200, 404], reply.text).toContain(reply.status)
    expect(foundIn(reply, name)).toEqual([])
    if (endpoint.answer?.kind !== 'list' || !(reply.body as unknown[])?.length) return
    const paged = await it.as('worker').request('GET', `${url}${url.includes('?') ? '&' : '?'}limit=1&page=2`)
    expect(foundIn(paged, name)).toEqual([])
  })

  const madeByStaff = changes.filter(({ name }) => changeCases[name])
  test.each(madeByStaff)('$name answers workers no money and nothing of the office', { timeout: 60_000 }, async ({ name, endpoint }) => {
    for (const prepare of changeCases[name] ?? []) {
      const { on = it, id, query, body, headers } = await prepare(it)
      const url = urlOf(endpoint, { query, ...(id !== undefined && { params: { id } }) })
      const reply = await on.as('worker').request(endpoint.method, url, { body, headers })
      expect(reply.status, reply.text).toBeLessThan(500)
      if (reply.status < 300) expect(foundIn(reply, name)).toEqual([])
      if (on !== it) await on.close()
    }
  })

  test('a list is neither sorted nor filtered by what the viewer does not read, nor searched for it', async () => {
    const worker = it.as('worker')
    expect((await worker.ask(inventoryEndpoints.list, { query: { sort: '-costPrice' } })).status).toBe(403)
    expect((await worker.ask(customersEndpoints.list, { query: { status: ['active'] } })).status).toBe(403)
    expect(await worker.call(customersEndpoints.list, { query: { q: planted.email } })).toEqual([])
    expect(await it.as('manager').call(customersEndpoints.list, { query: { q: planted.email } })).toHaveLength(1)
  })

  test('customers are their ids and names', async () => {
    const [first, ...others] = await it.as('worker').call(customersEndpoints.list)
    expect(first).toEqual({ id: expect.any(Number), name: expect.any(String) })
    expect(others.length).toBeGreaterThan(1)
  })

  const forCustomers = calls.filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' &&
      endpoint.allow !== 'anyone' &&
      mayCall(endpoint, 'customer') &&
      ['json', 'list'].includes(endpoint.answer?.kind ?? ''),
  )
  let answeredRows = 0

  // After the changes above, so that there is much that staff did.
  test.each(forCustomers)('$name answers customers no name of staff', { timeout: 60_000 }, async ({ name, endpoint }) => {
    for (const id of endpoint.params ? Array.from({ length: 40 }, (_, n) => n + 1) : [0]) {
      const url = urlOf(endpoint, { query: validQuery(endpoint), ...(endpoint.params && { params: { id } }) })
      const reply = await it.as('customer').request('GET', url)
      expect(reply.status, reply.text).toBeLessThan(500)
      expect(reply.text.includes(staffName) && `${name} ${reply.text}`).toBe(false)
      if (endpoint.params && reply.status === 200) answeredRows += 1
    }
  })

  test('customers were answered many rows, and staff the names', async () => {
    expect(answeredRows).toBeGreaterThan(100)
    const [line] = await it.as('manager').call(inventoryEndpoints.movements, { query: { limit: 1 } })
    expect(line?.by).toContain(staffName)
  })
})
