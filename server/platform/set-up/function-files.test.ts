import { basename } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { functionVersion } from './function-schema.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('each SQL file creates exactly the function it is named after, and every function has a file', async () => {
  const { schema, files } = functionVersion()
  const { rows } = await db.read(system, (kysely) =>
    sql<{ name: string }>`select proname as name from pg_proc where pronamespace = to_regnamespace(${schema})`.execute(kysely),
  )
  const functionOf = (path: string) => basename(path, '.sql').replaceAll('-', '_')
  for (const { path, text } of files) {
    const created = [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name)
    expect({ path, created }).toEqual({ path, created: [functionOf(path)] })
  }
  expect(rows.map(({ name }) => name).sort()).toEqual(files.map(({ path }) => functionOf(path)).sort())
})
