import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDatabase, runOn } from '../../../tests/support/postgres-admin.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { jobQueue, openDatabase } from '../../open-database.ts'
import { system } from '../../viewer.ts'
import { type OwnerSession, pgliteOwner, postgresOwner } from '../engine/owner-session.ts'
import { connectAsOwner } from '../engine/postgres-engine.ts'
import { setUpDatabase } from './set-up.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('starting on an up-to-date database takes one query and changes nothing', async () => {
  const asked: string[] = []
  await asOwner(async (session) => {
    const query: OwnerSession['query'] = (text, values) => {
      asked.push(text)
      return session.query(text, values)
    }
    await setUpDatabase({ ...session, query }, jobQueue)
  })
  expect(asked.length).toBeLessThan(9)
  expect(asked.filter((text) => !/^\s*select/.test(text))).toEqual([expect.stringMatching(/^update public.function_versions/)])
})

test('a table with rows that was never analysed is analysed once, though there is nothing else to set up', async () => {
  await asOwner(async (session) => {
    if (session.engine === 'pglite') return
    const said: string[] = []
    const again = () => setUpDatabase(session, jobQueue, { log: (message) => said.push(message) })
    await session.query('alter table locations set (autovacuum_enabled = false)')
    await session.query(`insert into locations (code, name) select 'A-' || n, 'Shelf' from generate_series(1, 3000) n`)
    await again()
    await again()
    expect(said).toEqual(['Analysed public.locations.'])
    await session.query('alter table locations reset (autovacuum_enabled)')
  })
})

test('rights changed by hand are restored', async () => {
  await asOwner(async (session) => {
    const said: string[] = []
    const again = () => setUpDatabase(session, jobQueue, { log: (message) => said.push(message) })
    await session.query('grant select on sessions to public; drop policy customer_sees_own on orders')
    await again()
    expect(said).toEqual(['Set the rights of the roles.'])
    await again()
    expect(said).toHaveLength(1)
    const { rows } = await session.query(`select has_table_privilege('public', 'sessions', 'select') as open,
      (select count(*)::int from pg_policies where tablename = 'orders') as policies`)
    expect(rows).toEqual([{ open: false, policies: 3 }])
  })
})

test('an applied migration that was edited later is rejected, and nothing is changed', async () => {
  await asOwner(async (session) => {
    const { rows } = await session.query(`select name, hash from schema_migrations where name like '0001%'`)
    await session.query(`update schema_migrations set hash = 'edited' where name like '0001%'`)
    await session.query(`update schema_migrations set hash = 'older' where name = 'job queue'`)
    await expect(setUpDatabase(session, jobQueue)).rejects.toThrow(
      `The migration ${rows[0]?.name} was changed after this database had applied it`,
    )
    const { rows: untouched } = await session.query(`select hash from schema_migrations where name = 'job queue'`)
    expect(untouched).toEqual([{ hash: 'older' }])
    await session.query('update schema_migrations set hash = $2 where name = $1', [rows[0]?.name, rows[0]?.hash])
  })
})

test('a database of a newer version is rejected', async () => {
  await asOwner(async (session) => {
    await session.query(`insert into schema_migrations (name, hash) values ('9999_from_the_future.sql', 'x')`)
    await expect(setUpDatabase(session, jobQueue)).rejects.toThrow(
      'This database was set up by a newer version of Tallyhouse (9999_from_the_future.sql)',
    )
    await session.query(`delete from schema_migrations where name = '9999_from_the_future.sql'`)
  })
})

test('several servers that start together set up a new database once', async ({ skip }) => {
  const here = db.url ?? skip('Only one process can open an embedded database.')
  const name = `${new URL(here).pathname.slice(1)}_new`
  const url = onDatabase(here, name)
  await runOn(here, `create database ${name}`)
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url })))
  for (const server of servers) {
    const { rows } = await server.read(system, (kysely) =>
      sql<{ count: number }>`select count(*)::int as count from customers`.execute(kysely),
    )
    expect(rows).toEqual([{ count: 0 }])
    await server.close()
  }
  await runOn(here, `drop database ${name} with (force)`)
})

test('a user who may not create roles gets instructions', async ({ skip }) => {
  const here = db.url ?? skip('The embedded database has one user, who may do everything.')
  const name = `${new URL(here).pathname.slice(1)}_poor`
  const poor = `poor_${name.slice(-12)}`
  await runOn(here, `create role ${poor} login`, `create database ${name} owner ${poor}`)
  const url = new URL(onDatabase(here, name))
  url.username = poor
  await expect(openDatabase({ databaseUrl: url.href })).rejects.toThrow(
    /^The user in DATABASE_URL may not set up the database .* with the right to create roles/,
  )
  // A login that isn't the owner can't connect to a database that is set up.
  const notTheOwner = new URL(here)
  notTheOwner.username = poor
  await expect(openDatabase({ databaseUrl: notTheOwner.href })).rejects.toThrow(/^The login \w+ may not connect to the database/)
  await runOn(here, `drop database ${name} with (force)`, `drop role ${poor}`)
})

/** A session with the owner's rights on the test's database. */
async function asOwner(work: (session: OwnerSession) => Promise<void>): Promise<void> {
  if ('asOwner' in db.connections) return db.connections.asOwner((pglite) => work(pgliteOwner(pglite)))
  const owner = await connectAsOwner(db.url ?? '')
  try {
    await work(postgresOwner(owner))
  } finally {
    await owner.end()
  }
}
