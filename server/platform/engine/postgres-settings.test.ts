import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cuttableNetwork } from '../../../tests/support/cuttable-network.ts'
import { type PostgresCluster, postgresPrograms, startPostgres } from '../../../tests/support/postgres.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../../open-database.ts'
import { system } from '../../viewer.ts'
import type { OpenDatabase } from './database-handle.ts'
import { connectAsOwner } from './postgres-engine.ts'
import type { Tables } from './tables.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const quiet = { info: () => {}, error: () => {} }

function withParameters(url: string, parameters: Record<string, string>): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

async function settingsOf(database: OpenDatabase) {
  const read = async (on: Kysely<Tables>) => {
    const { rows } = await sql<{
      role: string
      locks: string
      memory: string
      statements: string
      name: string
    }>`select current_user as role,
      current_setting('lock_timeout') as locks, current_setting('work_mem') as memory, current_setting('statement_timeout') as statements,
      current_setting('application_name') as name`.execute(on)
    return rows[0]
  }
  return database.read(system, read)
}

describe('session settings in DATABASE_URL', () => {
  test('are applied beside ours, and never replace the role or the limits', async ({ skip }) => {
    const url = db.url ?? skip('The embedded database has no address.')
    const usual = await settingsOf(db)
    const superuser = new URL(url).username
    const tricky = withParameters(url, {
      options: `-c role=${superuser} -c work_mem=4321 -c lock_timeout=0`,
      statement_timeout: '0',
      application_name: 'sneaky',
    })
    const opened = await openDatabase({ databaseUrl: tricky, log: quiet })
    expect(await settingsOf(opened)).toEqual({ ...usual, memory: '4321kB' })
    expect(usual).toMatchObject({ role: db.connections.roles.app, locks: '3s', statements: '30s', name: 'tallyhouse' })
    await opened.close()
  })

  test('a server whose session would have another role does not start', async ({ skip }) => {
    const url = db.url ?? skip('The embedded database has no address.')
    // Simulates a connection pooler that drops the role; the packet keeps its length.
    const dropRole = (packet: Buffer) =>
      Buffer.from(
        packet.toString('latin1').replace(/-c role=\S+/, (role) => '-c geqo=on'.padEnd(role.length)),
        'latin1',
      )
    const network = await cuttableNetwork(url, dropRole)
    await expect(openDatabase({ databaseUrl: network.url, log: quiet })).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/work as '.*' instead of 'tallyhouse_\w+_app'.*pooler/),
    })
    await network.close()
  })
})

describe('TLS', () => {
  const programs = process.env.TEST_ENGINE === 'postgres' ? postgresPrograms() : null
  let cluster: PostgresCluster
  beforeAll(async () => {
    if (programs) cluster = await startPostgres(programs, { tls: true })
  })
  afterAll(() => cluster?.stop())

  /** Whether each of the server's connections is encrypted. */
  const encrypted = async (parameters: Record<string, string>) => {
    const opened = await openDatabase({ databaseUrl: withParameters(cluster.url('postgres'), parameters), log: quiet })
    const owner = await connectAsOwner(cluster.url('postgres'))
    const { rows } = await owner.query<{ ssl: boolean }>(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'tallyhouse%' and pid <> pg_backend_pid()`,
    )
    await owner.end()
    await opened.close()
    return rows.map(({ ssl }) => ssl)
  }

  test.each<Record<string, string>>([
    { sslmode: 'verify-full' },
    { sslmode: 'verify-ca' },
    { sslmode: 'require' },
    { sslmode: 'require', uselibpqcompat: 'true' },
    { sslmode: 'prefer', uselibpqcompat: 'true' },
    { ssl: 'true' },
  ])('an unknown certificate is rejected when TLS is required: %j', async (parameters) => {
    if (!programs) return
    await expect(encrypted(parameters)).rejects.toThrow(
      /^The certificate of PostgreSQL on 127\.0\.0\.1:\d+ is not from an authority this computer trusts: add sslrootcert=/,
    )
  })

  test('a certificate signed by sslrootcert is accepted for its own host', async ({ skip }) => {
    if (!programs) skip('Only PostgreSQL has certificates.')
    expect(await encrypted({ sslmode: 'verify-full', sslrootcert: cluster.certificate })).toEqual([true])
    expect(await encrypted({ sslmode: 'require', sslrootcert: cluster.certificate })).toEqual([true])
    await expect(encrypted({ sslmode: 'verify-full', sslrootcert: cluster.certificate, host: 'localhost' })).rejects.toThrow(
      /^The certificate of PostgreSQL on .* is for another host/,
    )
  })

  test('TLS is off by default', async ({ skip }) => {
    if (!programs) skip('Only PostgreSQL has certificates.')
    expect(await encrypted({})).toEqual([false])
  })

  test('missing TLS files are reported in a sentence', async ({ skip }) => {
    const url = db.url ?? skip('Only PostgreSQL has certificates.')
    await expect(openDatabase({ databaseUrl: withParameters(url, { sslmode: 'require' }) })).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/offers no TLS, which sslmode in DATABASE_URL asks for/),
    })
    await expect(openDatabase({ databaseUrl: withParameters(url, { sslrootcert: '/nowhere/ca.pem' }) })).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/'\/nowhere\/ca\.pem'.*correct sslrootcert/),
    })
  })
})
