import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../contract/endpoint.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { fieldsWithheld } from '../../../contract/withheld.ts'
import { mayCall } from '../../../tests/support/every-endpoint.ts'
import { askedLists } from '../../../tests/support/list-asker.ts'
import { makeListedRows } from '../../../tests/support/listed-rows.ts'
import { openRecordingServer } from '../../../tests/support/recorded-statements.ts'
import { openTestApp, type TestApp, type TestPerson, urlOf } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'
import { usualFields } from './usual-fields.ts'

// What holds for `fields` of every list call of the contract, asked over HTTP.

let app: TestApp
let rows: Awaited<ReturnType<typeof makeListedRows>>

beforeAll(async () => {
  app = await openTestApp()
  rows = await makeListedRows(app)
})
afterAll(() => app.close())

type Row = Record<string, unknown>
type List = (typeof askedLists)[number]['list']

const lists = askedLists.map(({ list }) => ({ path: list.path, list, names: fieldsOf(list.answer) }))
const withholding = lists
  .filter(({ list }) => mayCall(list, 'worker'))
  .map((each) => ({ ...each, withheld: fieldsWithheld('worker', each.list.answer.row) }))
  .filter(({ withheld }) => withheld.length > 0)

const ask = (list: List, query: Record<string, string | string[]>, person: TestPerson = 'admin') =>
  app.as(person).request('GET', urlOf(list, { params: { id: (list.row && rows[list.row]) ?? 0 }, query }))

const pick = (row: Row, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))

describe.each(lists)('$path', ({ list, names }) => {
  test('answers each field alone, and two in any order', async () => {
    const whole = (await ask(list, { limit: '3' })).body as Row[]
    expect(whole.length).toBeGreaterThan(2)
    for (const name of names) {
      const reply = await ask(list, { limit: '3', fields: name })
      expect(reply.status, reply.text).toBe(200)
      expect(reply.body).toEqual(whole.map((row) => pick(row, [name])))
    }
    const two = [names.at(-1) ?? '', names[0] ?? '']
    expect((await ask(list, { limit: '3', fields: two.join() })).body).toEqual(whole.map((row) => pick(row, two)))
  })

  test('answers them on every page by number and by cursor, in a complete list, and with a search', async () => {
    const [first = '', last = ''] = [names[0], names.at(-1)]
    const fields = `${last},${first}`
    const all = ((await ask(list, {})).body as Row[]).map((row) => pick(row, [first, last]))
    expect((await ask(list, { fields })).body).toEqual(all)
    for (const begin of [{}, { page: '1' }] as Record<string, string>[]) {
      let reply = await ask(list, { limit: '2', fields, ...begin })
      const walked = [...(reply.body as Row[])]
      for (;;) {
        const next = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
        if (!next) break
        reply = await app.as('admin').request('GET', next)
        walked.push(...(reply.body as Row[]))
      }
      expect(walked).toEqual(all)
    }
    expect((await ask(list, { fields, q: ' ' })).body).toEqual(all)
  })

  test('refuses names that are unknown, empty or repeated, and says which there are', async () => {
    for (const fields of ['', ',', `${names[0]},`, `${names[0]},${names[0]}`, `${names[0]}, ${names[1]}`, [names[0] ?? '', names[1] ?? '']])
      expect(await ask(list, { fields })).toMatchObject({
        status: 400,
        body: { detail: 'Fields must be names of fields separated by commas, each once.', errors: [{ path: 'fields' }] },
      })
    for (const unknown of ['noSuchField', '__proto__', 'constructor'])
      expect(await ask(list, { fields: `${names[0]},${unknown}` })).toMatchObject({
        status: 400,
        body: { detail: `These rows have no field ${unknown}. Their fields are ${names.join(', ')}.`, errors: [{ path: 'fields' }] },
      })
  })
})

test('some lists withhold fields from workers', () => {
  expect(withholding.length).toBeGreaterThan(3)
})

test.each(withholding)('$path refuses workers the fields that they don’t read', async ({ list, names, withheld }) => {
  const readable = names.filter((name) => !withheld.includes(name))
  for (const name of withheld) expect(await ask(list, { fields: `${readable[0]},${name}` }, 'worker')).toMatchObject({ status: 403 })
  const reply = await ask(list, { fields: readable.join() }, 'worker')
  expect(reply.status).toBe(200)
  for (const row of reply.body as Row[]) expect(Object.keys(row).sort()).toEqual(readable.toSorted())
})

test('a customer reads the fields of its own rows only', async () => {
  for (const { list } of lists.filter(({ list, names }) => mayCall(list, 'customer') && names.includes('id'))) {
    const own = await ask(list, {}, 'customer')
    const ids = await ask(list, { fields: 'id' }, 'customer')
    expect(ids.status).toBe(own.status)
    if (own.status === 200) expect(ids.body).toEqual((own.body as Row[]).map(({ id }) => ({ id })))
  }
  const names = await app.as('customer').call(ordersEndpoints.list, { query: { fields: 'customerId' } })
  expect(new Set(names.map(({ customerId }) => customerId)).size).toBeLessThan(2)
})

test.each([
  { path: '/api/orders', fields: 'id,orderNumber', unread: /order_tracking_events|order_items|transfer_of/ },
  { path: '/api/inventory', fields: 'id,sku,quantity', unread: /lot_number|expires_on|unit_weight|picture_version|customers/ },
])('PostgreSQL computes no field of $path that wasn’t asked for', async ({ path, fields, unread }) => {
  await using server = await openRecordingServer(app)
  const planOf = async (query: string) => {
    await server.app.inject({ method: 'GET', url: `${path}?${query}`, headers: { cookie: await app.as('admin').cookie() } })
    const statement = server.takeStatements().find(({ sql }) => sql.includes('json_agg'))
    const { rows } = await app.db.read(system, (on) =>
      on.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain (verbose, costs off) ${statement?.sql}`, [...(statement?.parameters ?? [])]),
      ),
    )
    return rows.map((line) => line['QUERY PLAN']).join('\n')
  }
  expect(await planOf('limit=50')).toMatch(unread)
  expect(await planOf(`limit=50&fields=${fields}`)).not.toMatch(unread)
})

test('files have all their columns, whatever fields the list is asked for', async () => {
  const whole = await app.as('admin').request('GET', '/api/orders.csv')
  expect((await app.as('admin').request('GET', '/api/orders.csv?fields=id')).text).toBe(whole.text)
})

test('only the first few sets of fields stay prepared', () => {
  const isUsual = usualFields()
  expect(isUsual(undefined)).toBe(true)
  const sets = Array.from({ length: 20 }, (_, n) => [`field${n}`])
  expect(sets.filter(isUsual)).toEqual(sets.slice(0, 8))
  expect(sets.filter(isUsual)).toEqual(sets.slice(0, 8))
  expect(isUsual(undefined)).toBe(true)
})
