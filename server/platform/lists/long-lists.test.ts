import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listEndpoint } from '../../../tests/support/list-endpoint.ts'
import { cursorOf, rowsIn } from '../../../tests/support/list-result.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf } from './list.ts'

// Lists beyond ten thousand rows, and their totals.

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.transaction(system, (trx) =>
    sql`insert into product_categories (name) select 'Category ' || n from generate_series(1, 10500) n`.execute(trx.sql),
  )
})
afterAll(() => db.close())

interface Row {
  id: number
}

const id = z.number()
const listCategories = listOf(listEndpoint(['name'], {}, { id, name: z.string() }), {
  from: (on: Kysely<Tables>) => on.selectFrom('product_categories as p'),
  where: (all) => all,
  select: (all) => all.select(['p.id', 'p.name']),
  id: 'p.id',
  sorts: { name: { by: 'p.name', kind: 'text' } },
  defaultSort: 'name',
})
const categories = (asked: { limit?: number; page?: number }) => listCategories(db, system, asked)

test('a long list without a limit is streamed in parts that form one array', async () => {
  const { json, page } = await categories({})
  expect(typeof json).toBe('object')
  expect(page).toBeNull()
  const rows: Row[] = await rowsIn<Row>(json)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_500)
})

/** The database, telling each statement that is read. */
function watching(tell: (text: string) => void): Database {
  const telling = (on: Kysely<Tables>) =>
    new Proxy(on, {
      get: (target, name) => {
        if (name !== 'executeQuery') return Reflect.get(target, name)
        return (query: CompiledQuery) => {
          tell(query.sql)
          return target.executeQuery(query)
        }
      },
    })
  return { ...db, read: (viewer, work) => db.read(viewer, (on) => work(telling(on))) }
}

test('a list without a limit is sorted once, and its rows are read in parts by their ids', async () => {
  const statements: string[] = []
  const watched = watching((text) => statements.push(text))
  const rows: Row[] = await rowsIn<Row>((await listCategories(watched, system, { sort: '-name' })).json)
  expect(rows).toHaveLength(10_500)
  expect(rows.slice(0, 3).map(({ id }) => id)).toEqual([9_999, 9_998, 9_997])
  expect(statements.filter((text) => text.includes('"p"."name" desc'))).toHaveLength(1)
  expect(statements).toHaveLength(12)
})

test('a row deleted while a long list is read is left out, and no other row is lost', async () => {
  const { json } = await categories({})
  await db.transaction(system, (trx) => trx.sql.deleteFrom('product_categories').where('name', 'like', 'Category 77__').execute())
  const rows: Row[] = await rowsIn<Row>(json)
  expect(rows.length).toBe(10_500 - 100)
  expect(rows.some(({ id }) => id === 7_750)).toBe(false)
})

test('above ten thousand rows the total is an estimate and marked as one', async () => {
  const { page } = await categories({ limit: 3 })
  expect(page?.estimated).toBe(true)
  expect(page?.total).toBeGreaterThan(10_000)
})

test('beyond the last page by number the cursor continues', async () => {
  const { page } = await categories({ limit: 1_000, page: 10 })
  expect(page?.next).toEqual({ cursor: expect.any(String) })
  const rest = await listCategories(db, system, { limit: 1_000, cursor: cursorOf(page) })
  expect((await rowsIn<Row>(rest.json)).length).toBeGreaterThan(100)
})

test('a large total is cached until something changes, a small one is counted each time', async () => {
  const listSome = listOf(listEndpoint(['id'], { upTo: z.number() }, { id }), {
    from: (on: Kysely<Tables>) => on.selectFrom('product_categories as p'),
    where: (all, { upTo }) => all.where('p.id', '<=', upTo),
    select: (all) => all.select('p.id'),
    id: 'p.id',
    sorts: { id: { by: 'p.id', kind: 'integer' } },
    defaultSort: 'id',
  })
  const totalUpTo = async (upTo: number) => (await listSome(db, system, { limit: 3, upTo })).page?.total
  expect([await totalUpTo(1_000), await totalUpTo(2_000)]).toEqual([1_000, 2_000])
  const remove = (id: number, tell: boolean) =>
    db.transaction(system, async (trx) => {
      await trx.sql.deleteFrom('product_categories').where('id', '=', id).execute()
      if (tell) trx.publish({ topic: 'categories', ids: [id], customerId: null })
    })
  await remove(7, true)
  expect([await totalUpTo(1_000), await totalUpTo(2_000)]).toEqual([999, 1_999])
  // Past the product nobody hears of a change at once.
  await remove(8, false)
  expect([await totalUpTo(1_000), await totalUpTo(2_000)]).toEqual([998, 1_999])
  const later = performance.now() + 10_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await totalUpTo(2_000)).toBe(1_998)
  vi.restoreAllMocks()
})
