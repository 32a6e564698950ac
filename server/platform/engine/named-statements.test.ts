import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { sqlFunction } from './sql-function.ts'
import { statements } from './statements.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const keptKeys = () => sql<{ key: string }>`select key from settings where key like 'sent-%' order by key`.compile(statements)
const keep = (key: string) => sql<{ key: string }>`insert into settings (key, value) values (${key}, '1') returning key`.compile(statements)
const iso = sqlFunction<{ at: Date }, string>('iso')

test('statements run in the order of their names: a query answers its rows, a function its result, several all of theirs', async () => {
  const answers = await db.transaction(system, (trx) =>
    trx.send({
      z: keptKeys(),
      kept: [keep('sent-1'), keep('sent-2')],
      between: keptKeys(),
      none: [],
      time: iso({ at: new Date(0) }),
      last: [keep('sent-3'), iso({ at: new Date(1) })],
      a: keptKeys(),
    }),
  )
  const rows = (...keys: string[]) => keys.map((key) => ({ key }))
  expect(answers).toEqual({
    z: [],
    kept: [rows('sent-1'), rows('sent-2')],
    between: rows('sent-1', 'sent-2'),
    none: [],
    time: '1970-01-01T00:00:00.000Z',
    last: [rows('sent-3'), '1970-01-01T00:00:00.001Z'],
    a: rows('sent-1', 'sent-2', 'sent-3'),
  })
})
