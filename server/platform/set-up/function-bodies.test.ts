import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { functionVersion } from './function-schema.ts'

// A start doesn't check the bodies of SQL functions, as the order of their files doesn't matter.

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const { schema, files } = functionVersion()

test('every function body passes the check of PostgreSQL at creation', async () => {
  await asOwner(db, db.url, async (owner) => {
    await owner.query(`begin; set local search_path = ${schema}, public; set local check_function_bodies = on`)
    for (const { text } of files) await owner.query(text)
    await owner.query('rollback')
  })
})

test('plpgsql_check reports no problem in any function', async ({ skip }) => {
  const findings = await asOwner(db, db.url, async (owner) => {
    const { rows } = await owner.query("select 1 from pg_available_extensions where name = 'plpgsql_check'")
    if (rows.length === 0) return null
    await owner.query('create extension plpgsql_check')
    await owner.query(`set search_path = ${schema}, public`)
    const found = await owner.query(`
      select p.proname as name, f.lineno as line, f.level, f.message
      from pg_proc p join pg_language l on l.oid = p.prolang
        cross join lateral plpgsql_check_function_tb(p.oid) f
      where l.lanname = 'plpgsql' and p.pronamespace in ('${schema}'::regnamespace, 'public'::regnamespace)
        and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
    return found.rows
  })
  expect(findings ?? skip('This PostgreSQL has no plpgsql_check.')).toEqual([])
})
