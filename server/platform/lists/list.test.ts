import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { listEndpoint } from '../../../tests/support/list-endpoint.ts'
import { cursorOf, rowsIn } from '../../../tests/support/list-result.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { HttpError } from '../../errors.ts'
import { system, type Viewer } from '../../viewer.ts'
import { iso } from '../engine/json-columns.ts'
import { callTime } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf, oneOf } from './list.ts'

let db: TestDatabase
let now = new Date('2026-03-01T12:00:00Z')
/** 60 places: zones A, B and none by turns, so that zones tie and are missing. */
const placeCount = 60

beforeAll(async () => {
  db = await openTestDatabase({ clock: () => now })
  await db.transaction(system, async (trx) => {
    await sql`insert into locations (code, name, zone, capacity)
      select 'L' || lpad(n::text, 3, '0'), 'Place', (array['A', 'B', null])[n % 3 + 1], (array[5, 100, 20, null])[n % 4 + 1]
      from generate_series(1, ${placeCount}::integer) n`.execute(trx.sql)
    await sql`insert into product_categories (name) select 'Category ' || n from generate_series(1, 3) n`.execute(trx.sql)
    // Many at one moment, told apart by microseconds or by nothing but the id.
    await sql`insert into customers (name, type, created_at, updated_at)
      select 'Größe ' || n, '3pl', timestamptz '2026-01-01 00:00:00+00' + (n / 10) * interval '1 microsecond', now() from generate_series(1, 95) n`.execute(
      trx.sql,
    )
  })
})
afterAll(() => db.close())

const id = z.number()
const locationsEndpoint = listEndpoint(
  ['zone', 'code', 'capacity', 'expiry'],
  {},
  { id, code: z.string(), theZone: z.string().nullable(), two: z.number() },
)
const listPlaces = listOf(locationsEndpoint, {
  from: (on: Kysely<Tables>) => on.selectFrom('locations as l').where('l.is_built_in', '=', false),
  where: (locations) => locations,
  select: (locations) => locations.select(['l.id', 'l.code', 'l.zone as theZone', sql<number>`1 + 1`.as('two')]),
  id: 'l.id',
  sorts: {
    zone: { by: 'l.zone', kind: 'text', nullable: true },
    code: { by: 'l.code', kind: 'text' },
    capacity: { by: sql`(l.capacity::numeric(14, 2) / 3)::numeric(14, 2)`, kind: 'money', nullable: true },
    expiry: { by: sql`${callTime}::date - l.capacity`, kind: 'date', nullable: true },
  },
  defaultSort: 'code',
})
const places = (asked: QueryOf<typeof locationsEndpoint>) => listPlaces(db, system, asked)

const customersEndpoint = listEndpoint(['createdAt', 'id'], {}, { id, createdAt: z.string() })
const listCustomers = listOf(customersEndpoint, {
  from: (on: Kysely<Tables>) => on.selectFrom('customers as c'),
  where: (all) => all,
  select: (all) => all.select(['c.id', iso('c.created_at').as('createdAt')]),
  id: 'c.id',
  sorts: { createdAt: { by: 'c.created_at', kind: 'time' }, id: { by: 'c.id', kind: 'integer' } },
  defaultSort: '-createdAt',
})
const customers = (asked: QueryOf<typeof customersEndpoint>) => listCustomers(db, system, asked)

interface Row {
  id: number
  code: string
  theZone: string | null
}

/** Every page of a list, one after the other. */
async function walk(list: typeof places | typeof customers, limit: number, sort: string): Promise<Row[][]> {
  const pages: Row[][] = []
  let cursor: string | undefined
  do {
    const { json, page } = await (list as (asked: object) => ReturnType<typeof places>)({ limit, cursor, sort })
    pages.push(await rowsIn<Row>(json))
    cursor = cursorOf(page)
  } while (cursor !== undefined)
  return pages
}

test.each(['zone', '-zone', 'code', '-code', 'capacity', '-capacity', 'expiry', '-expiry'] as const)(
  'paging by %s returns every row once, in order, missing values last',
  async (sort) => {
    const all: Row[] = await rowsIn<Row>((await places({ sort })).json)
    expect(all).toHaveLength(placeCount)
    if (sort.endsWith('zone')) expect(all.slice(-placeCount / 3).every(({ theZone }) => theZone === null)).toBe(true)
    for (const limit of [1, 7, 20, 59, 60, 61]) {
      const pages = await walk(places, limit, sort)
      expect(pages.flat()).toEqual(all)
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
      expect(pages.at(-1)?.length).toBeGreaterThan(0)
    }
  },
)

test.each(['createdAt', '-createdAt', 'id'] as const)('paging by %s distinguishes microseconds', async (sort) => {
  const all: Row[] = await rowsIn<Row>((await customers({ sort })).json)
  expect(all).toHaveLength(95)
  expect((await walk(customers, 7, sort)).flat()).toEqual(all)
  if (sort === '-createdAt') expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a))
})

test('rows of a page have the JSON names and no paging columns', async () => {
  const { json, page } = await places({ limit: 1 })
  expect(await rowsIn<Row>(json)).toEqual([{ id: expect.any(Number), code: 'L001', theZone: 'B', two: 2 }])
  expect(page).toEqual({ total: placeCount, estimated: false, next: { cursor: expect.any(String) }, previous: null })
})

test('a list without rows is an empty array', async () => {
  const listOrders = listOf(listEndpoint(['id'], {}, { id }), {
    from: (on: Kysely<Tables>) => on.selectFrom('orders as o'),
    where: (orders) => orders,
    select: (orders) => orders.select('o.id'),
    id: 'o.id',
    sorts: { id: { by: 'o.id', kind: 'integer' } },
    defaultSort: 'id',
  })
  const none = await listOrders(db, system, { limit: 5 })
  expect(none).toMatchObject({ json: '[]', page: { total: 0, estimated: false, next: null } })
})

test('a cached statement is not used for another viewer or query, and each call has its own time', async () => {
  const listAsked = listOf(listEndpoint(['id'], { name: z.string() }, { id, built: z.string() }), {
    from: (on: Kysely<Tables>, _viewer: Viewer) => on.selectFrom('product_categories as p'),
    where: (all, { name }) => all.where('p.name', '=', name),
    select: (all, viewer) =>
      all.select([
        'p.id',
        sql<string>`p.name || ${` for ${viewer.userId} on `} || (${callTime}::timestamptz at time zone 'UTC')::date`.as('built'),
      ]),
    id: 'p.id',
    sorts: { id: { by: 'p.id', kind: 'integer' } },
    defaultSort: 'id',
  })
  const built = async (viewer: Viewer, name: string) => {
    const [row] = await rowsIn<{ built: string }>((await listAsked(db, viewer, { limit: 1, name })).json)
    return row?.built
  }
  const manager = { role: 'manager', userId: 2, name: 'Max', customerId: null } as const
  for (const _ of ['first', 'again']) {
    now = new Date('2026-03-01T12:00:00Z')
    expect(await built(system, 'Category 1')).toBe('Category 1 for null on 2026-03-01')
    expect(await built(system, 'Category 2')).toBe('Category 2 for null on 2026-03-01')
    expect(await built(manager, 'Category 1')).toBe('Category 1 for 2 on 2026-03-01')
    now = new Date('2026-03-02T12:00:00Z')
    expect(await built(manager, 'Category 1')).toBe('Category 1 for 2 on 2026-03-02')
  }
})

test.each(['zone', '-capacity', '-code'] as const)('pages by number and by cursor are equal, sorted by %s', async (sort) => {
  const byCursor = await walk(places, 7, sort)
  const byNumber: Row[][] = []
  for (let page = 1; page <= byCursor.length; page++) {
    const answer = await places({ limit: 7, page, sort })
    byNumber.push(await rowsIn<Row>(answer.json))
    expect(answer.page).toEqual({
      total: placeCount,
      estimated: false,
      next: page < byCursor.length ? { page: page + 1 } : null,
      previous: page > 1 ? { page: page - 1 } : null,
    })
  }
  expect(byNumber).toEqual(byCursor)
  expect(await places({ limit: 7, page: 50, sort })).toMatchObject({ json: '[]', page: { next: null } })
})

test('columns are read only for the rows of the page', async () => {
  const listFussy = listOf(listEndpoint(['code'], {}, { id, one: z.number() }), {
    from: (on: Kysely<Tables>) => on.selectFrom('locations as l').where('l.is_built_in', '=', false),
    where: (locations) => locations,
    // Fails for a row that isn't of the third page.
    select: (locations) =>
      locations.select(['l.id', sql<number>`1 / (case when l.code between 'L021' and 'L030' then 1 else 0 end)`.as('one')]),
    id: 'l.id',
    sorts: { code: { by: 'l.code', kind: 'text' } },
    defaultSort: 'code',
  })
  expect(await rowsIn<Row>((await listFussy(db, system, { limit: 10, page: 3 })).json)).toHaveLength(10)
  await expect(listFussy(db, system, { limit: 10, page: 2 })).rejects.toThrow('division by zero')
})

test('a forged cursor, or one for another sort, is rejected', async () => {
  const { page } = await places({ limit: 1, sort: 'code' })
  const forged = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const cursors = [
    '',
    'x',
    '!!',
    forged(null),
    forged(['zone', 1, 1]),
    forged(['zone', 'a\u0000', 1]),
    forged(['zone', 'a', 1.5]),
    String(cursorOf(page)),
  ]
  for (const cursor of cursors) await expect(places({ limit: 1, cursor, sort: 'zone' }), cursor).rejects.toThrow(HttpError)
  await expect(places({ limit: 1, cursor: forged(['code', null, 1]), sort: 'code' })).rejects.toThrow(HttpError)
  await expect(customers({ limit: 1, cursor: forged(['-createdAt', 'yesterday', 1]) })).rejects.toThrow(HttpError)
})

test('a missing row is answered with the problem code of its noun', async () => {
  const missing = db.read(system, (on) => oneOf(on.selectFrom('orders').select('id').where('id', '=', 1), 'order.not-found'))
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'order.not-found' })
})
