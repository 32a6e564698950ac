import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { onDatabase, runOn } from '../../../tests/support/postgres-admin.ts'
import { asLogin, createOwnedDatabase } from '../../../tests/support/postgres-logins.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../../open-database.ts'
import { functionVersion } from './function-schema.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('only the two roles may run functions', async () => {
  const { roles } = db.connections
  await asOwner(db, db.url, async (owner) => {
    const { rows } = await owner.query(`
      select n.nspname as schema, p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where (n.nspname in ('public', 'pgboss') or n.nspname ~ '^fn_') and (has_function_privilege('public', p.oid, 'execute')
        or not has_function_privilege('${roles.app}', p.oid, 'execute')
        or n.nspname <> 'pgboss' and p.proname <> 'delete_old_audit_entries' and not has_function_privilege('${roles.customer}', p.oid, 'execute'))`)
    expect(rows).toEqual([])
  })
})

describe('on a cluster with other installations', () => {
  test('the owner of one installation can neither connect to another nor take its roles', async ({ skip }) => {
    const here = db.url ?? skip('An embedded database has no other logins.')
    const [one, other] = [await createOwnedDatabase(here), await createOwnedDatabase(here)]
    const [first, second] = [await openDatabase({ databaseUrl: one.url }), await openDatabase({ databaseUrl: other.url })]
    try {
      expect(first.connections.roles).not.toEqual(second.connections.roles)
      await expect(asked(asLogin(other.url, one.owner), 'select 1')).rejects.toThrow(/permission denied for database/)
      await expect(asked(one.url, `set role ${second.connections.roles.app}`)).rejects.toThrow(/permission denied to set role/)
    } finally {
      await first.close()
      await second.close()
      await one.drop()
      await other.drop()
    }
  })

  test('a login without our roles can call none of our functions and read none of our tables', async ({ skip }) => {
    const here = db.url ?? skip('An embedded database has no other logins.')
    const login = `visitor_${new URL(here).pathname.slice(-12)}`
    const name = new URL(here).pathname.slice(1)
    await runOn(here, `create role ${login} login`, `grant connect on database ${name} to ${login}`)
    const url = asLogin(here, login)
    const { schema } = functionVersion()
    for (const call of [
      `select ${schema}.next_number('orders', 2026)`,
      `select ${schema}.notify_staff(null, 'x', 'info', 'x', 'x', null, null, now())`,
      'select password_hash from users',
      'select id from installation',
      'create table mine (id int)',
      'create temporary table mine (id int)',
    ]) {
      await expect(asked(url, call)).rejects.toThrow(/permission denied/)
    }
    await runOn(here, `drop owned by ${login}`, `drop role ${login}`)
  })

  test('a copy of a database is an installation of its own', async ({ skip }) => {
    const here = db.url ?? skip('An embedded database is copied with everything in it.')
    const original = await createOwnedDatabase(here)
    const copy = { name: `${original.name}_copy`, url: asLogin(onDatabase(here, `${original.name}_copy`), original.owner) }
    const first = await openDatabase({ databaseUrl: original.url })
    await first.close()
    await runOn(here, `create database ${copy.name} template ${original.name} owner ${original.owner}`)
    const second = await openDatabase({ databaseUrl: copy.url })
    try {
      expect(second.connections.roles).not.toEqual(first.connections.roles)
      const { rows } = await asked(
        copy.url,
        `select has_table_privilege('${first.connections.roles.app}', 'users', 'select') as old,
          has_table_privilege('${second.connections.roles.app}', 'users', 'select') as new,
          has_database_privilege('public', current_database(), 'connect') as open`,
      )
      expect(rows).toEqual([{ old: false, new: true, open: false }])
    } finally {
      await second.close()
      await runOn(here, `drop database ${copy.name} with (force)`)
      await original.drop()
    }
  })
})

describe('separate logins for set-up and serving', () => {
  test('the serving login has no rights beyond the two roles', async ({ skip }) => {
    const here = db.url ?? skip('An embedded database has one user.')
    const owned = await createOwnedDatabase(here)
    const server = `${owned.name}_server`
    await runOn(here, `create role ${server} login`)
    const databaseUrl = asLogin(owned.url, server)
    const opened = await openDatabase({ databaseUrl, migrationUrl: owned.url })
    try {
      const { rows } = await opened.connections.run('select session_user as login, current_user as role')
      expect(rows).toEqual([{ login: server, role: opened.connections.roles.app }])
      await expect(asked(databaseUrl, 'create table mine (id int)')).rejects.toThrow(/permission denied/)
      await expect(asked(databaseUrl, `set role ${owned.owner}`)).rejects.toThrow(/permission denied/)
      await expect(asked(databaseUrl, 'drop table users')).rejects.toThrow(/must be owner/)
    } finally {
      await opened.close()
      await owned.drop()
    }
  })

  test('the serving login must exist', async ({ skip }) => {
    const here = db.url ?? skip('An embedded database has one user.')
    const owned = await createOwnedDatabase(here)
    await expect(openDatabase({ databaseUrl: asLogin(owned.url, 'nobody_here'), migrationUrl: owned.url })).rejects.toThrow(
      /^The login nobody_here in DATABASE_URL doesn't exist: create it/,
    )
    await owned.drop()
  })
})

test('a user who does not own the database gets instructions to close it to other logins', async ({ skip }) => {
  const here = db.url ?? skip('An embedded database has one user.')
  const owned = await createOwnedDatabase(here)
  const guest = `${owned.name}_guest`
  await runOn(here, `create role ${guest} login createrole`)
  await runOn(onDatabase(here, owned.name), `grant create on database ${owned.name} to ${guest}`, `grant all on schema public to ${guest}`)
  await expect(openDatabase({ databaseUrl: asLogin(owned.url, guest) })).rejects.toThrow(
    /^Any login of this PostgreSQL may connect to the database .*: run 'alter database/,
  )
  await owned.drop()
})

async function asked(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
