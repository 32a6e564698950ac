import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asOwner } from '../tests/support/as-owner.ts'
import { readLazily } from '../tests/support/lazy-reader.ts'
import { freePort } from '../tests/support/postgres.ts'
import { onDatabase, runOn } from '../tests/support/postgres-admin.ts'
import { runServerProcess, type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { orderDocumentsJob } from './goods-out/orders/request-documents.ts'

const template = inject('template')
const onPostgres = template.engine === 'postgres'
const isRoot = process.getuid?.() === 0
const nobody = 65_534

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'tallyhouse-start-'))
  chmodSync(parent, 0o777)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A data folder with an empty, migrated database, which is faster than creating one. */
function setUpFolder(name: string): string {
  const folder = join(parent, name)
  if (template.engine !== 'pglite') throw new Error('Only the embedded database lives in a folder.')
  mkdirSync(join(folder, 'database'), { recursive: true })
  execFileSync('tar', ['-xf', template.dump, '-C', join(folder, 'database')], { stdio: 'pipe' })
  return folder
}

/** Expects one sentence that says what to do, and exit code 1. */
async function expectRefusal(refused: Promise<{ code: number | null; output: string }>, sentence: RegExp): Promise<void> {
  const { code, output } = await refused
  expect(output.trim()).toMatch(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

// Starting processes takes long on a busy machine.
const patience = { timeout: 180_000 }

describe.skipIf(onPostgres)('on the embedded database', patience, () => {
  test('the server stops cleanly on a signal, also on two as npm sends them, and makes a last backup', async () => {
    const env = { DATA_DIR: setUpFolder('clean') }
    const server = await startServerProcess('main', { env })
    await createAdministrator(server)
    // An open event stream must not keep the server from stopping.
    const events = await fetch(`${server.address}/api/events`, { headers: { cookie } })
    // Neither must a client that doesn't read an answer larger than the operating system's buffers.
    const lazy = await readLazily(server.address, '/api/docs/swagger-ui-bundle.js', '', 20)
    server.process.kill('SIGINT')
    expect(await server.end('SIGINT')).toBe(0)
    await events.body?.cancel().catch(() => {})
    lazy.socket.destroy()
    expect(readdirSync(join(env.DATA_DIR, 'backups'))).toHaveLength(1)
    expect(server.output()).toContain(`Using the embedded database in ${env.DATA_DIR}/database: good for trying Tallyhouse out`)
  })

  test('a last backup that fails is logged, and the exit code says so', async () => {
    const env = { DATA_DIR: setUpFolder('no-backups') }
    writeFileSync(join(env.DATA_DIR, 'backups'), '')
    const server = await startServerProcess('main', { env })
    await createAdministrator(server)
    expect(await server.end('SIGTERM')).toBe(1)
    expect(server.output()).toMatch(/"level":50.*The database couldn't be backed up to .*no-backups.backups/)
  })

  test('a folder in use by another process is rejected, and that of a killed process is opened', async () => {
    const env = { DATA_DIR: setUpFolder('held') }
    const first = await startServerProcess('main', { env })
    await expectRefusal(runServerProcess('main', { env }), /^The database in .* is in use by another process: stop that process first/)
    await first.end('SIGKILL')
    const second = await startServerProcess('main', { env })
    expect(await second.end('SIGTERM')).toBe(0)
  })

  test('a folder that cannot be written is rejected', async () => {
    const file = join(parent, 'a file')
    writeFileSync(file, '')
    await expectRefusal(
      runServerProcess('main', { env: { DATA_DIR: join(file, 'data') } }),
      /can't be written .*: set DATA_DIR to a folder/,
    )
  })

  test.skipIf(!isRoot)('the server runs as an unprivileged user', async () => {
    const closed = mkdtempSync(join(parent, 'root-only-'))
    await expectRefusal(
      runServerProcess('main', { env: { DATA_DIR: join(closed, 'data') }, uid: nobody }),
      /can't be written .*: set DATA_DIR to a folder/,
    )
    const server = await startServerProcess('main', { env: { DATA_DIR: join(parent, 'of-nobody') }, uid: nobody })
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('the first administrator needs the code from the log, also on loopback', async () => {
    const env = { DATA_DIR: setUpFolder('new') }
    const before = await startServerProcess('main', { env })
    const code = await before.setupCode()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(before.output()).toContain(`\nThere is no administrator yet: create the first one at ${before.address}/login?setup=${code}\n`)
    expect((await post(before.address, '/api/register', fay)).status).toBe(400)
    expect((await post(before.address, '/api/register', { ...fay, setupCode: 'AAAA-AAAA-AAAA' })).status).toBe(403)
    await before.end('SIGTERM')

    const server = await startServerProcess('main', { env: { ...env, HOST: '0.0.0.0', PUBLIC_URL: 'https://warehouse.example' } })
    expect(await server.setupCode()).toBe(code)
    expect(server.output()).toContain(`create the first one at https://warehouse.example/login?setup=${code}`)
    await createAdministrator(server)
    expect(cookie).toMatch(/^__Host-tallyhouse=/)
    await server.end('SIGTERM')

    const after = await startServerProcess('main', { env })
    await after.end('SIGTERM')
    expect(after.output()).not.toContain('setup')
  })

  test('the demo with its public password does not listen on other addresses', async () => {
    await expectRefusal(runServerProcess('demo', { env: { HOST: '0.0.0.0' } }), /isn't opened to others on 0\.0\.0\.0: set DEMO_PASSWORD/)
  })

  test('a port that is taken is named', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    await expectRefusal(
      runServerProcess('main', { env: { PORT: String(port) } }),
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use: stop the program that uses it, or set PORT`),
    )
    other.close()
  })

  test('a worker without PostgreSQL is rejected', async () => {
    await expectRefusal(
      runServerProcess('worker', { env: {} }),
      /^A worker needs PostgreSQL, .*: set DATABASE_URL, or run only npm start\.$/,
    )
  })

  test.each([
    [{ PORT: 'eighty' }, /^PORT is 'eighty': set it to a number/],
    [{ HOST: '192.0.2.1' }, /^The server can't listen on 192\.0\.2\.1 .*: set HOST to an address of this computer/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL is not a PostgreSQL address: write it as postgres:/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^No PostgreSQL answers on 127\.0\.0\.1:1: start it, or correct/],
    [{ DATABASE_URL: 'postgres://host.invalid/x' }, /^The host 'host\.invalid' in DATABASE_URL can't be found: correct it/],
  ])('an invalid setting is rejected: %o', async (env, sentence) => {
    await expectRefusal(runServerProcess('main', { env }), sentence)
  })
})

describe.runIf(onPostgres)('on PostgreSQL', patience, () => {
  test('two servers share a database and a folder for files, leave the jobs to a worker, and stop cleanly', async () => {
    const db = await openTestDatabase()
    const env = { DATABASE_URL: db.url ?? '', DATA_DIR: join(parent, 'shared'), RUN_JOBS: 'no' }
    const servers = await Promise.all([startServerProcess('main', { env }), startServerProcess('main', { env })])
    for (const server of servers) expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
    // The code printed by one server is valid on the other.
    const [one, other] = servers as [ServerProcess, ServerProcess]
    expect(await one.setupCode()).toBe(await other.setupCode())
    await createAdministrator({ ...one, setupCode: other.setupCode })
    // One that every process which runs jobs begins with.
    const states = () =>
      asOwner(db, db.url, async (owner) => {
        const { rows } = await owner.query(`select state::text from pgboss.job where name = '${orderDocumentsJob}'`)
        return rows.map(({ state }) => String(state))
      })
    expect(await states()).toEqual([])
    const worker = await startServerProcess('worker', { env })
    await expect.poll(states, { timeout: 30_000 }).toContain('completed')
    expect(await Promise.all([...servers, worker].map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0])
    await db.close()
  })

  test('the error for a missing database names it, without the password', async () => {
    const db = await openTestDatabase()
    const url = new URL(db.url ?? '')
    url.pathname = '/nowhere'
    url.password = 'hidden'
    const refused = runServerProcess('main', { env: { DATABASE_URL: url.href } })
    await expectRefusal(refused, /^The database 'nowhere' doesn't exist on 127\.0\.0\.1:\d+: create it/)
    expect((await refused).output).not.toContain('hidden')
    await db.close()
  })

  test('the demo rejects a production database, also of another version, and leaves it unchanged', async () => {
    const db = await openTestDatabase()
    const env = { DATABASE_URL: db.url ?? '' }
    await runOn(env.DATABASE_URL, "delete from schema_migrations where name = 'job queue'")
    await expectRefusal(runServerProcess('demo', { env }), otherData)
    const { rows } = await asOwner(db, db.url, (owner) => owner.query("select from schema_migrations where name = 'job queue'"))
    expect(rows).toHaveLength(0)
    await db.close()
  })

  test('the demo rejects a database with a foreign table, in any schema, and creates nothing in it', async () => {
    await onEmptyDatabase(async (url) => {
      await runOn(url, 'create schema theirs', 'create table theirs.settings (key integer)')
      await expectRefusal(runServerProcess('demo', { env: { DATABASE_URL: url } }), otherData)
      // Tables with the same names as Tallyhouse's don't make it a demo database.
      await runOn(url, 'create table settings (key integer)', 'create table schema_migrations (version text)')
      await expectRefusal(runServerProcess('demo', { env: { DATABASE_URL: url } }), otherData)
      await runOn(url, 'drop table settings, theirs.settings, schema_migrations', 'drop schema public, theirs')
    })
  })

  test('the demo is loaded into an empty database once, and starts on it again', async () => {
    await onEmptyDatabase(async (url) => {
      const env = { DATABASE_URL: url }
      const demo = await startServerProcess('demo', { env })
      expect((await signIn(demo.address, 'rival', 'tallyhouse-demo')).status).toBe(200)
      await demo.end('SIGTERM')
      const again = await startServerProcess('demo', { env })
      expect((await signIn(again.address, 'customer', 'tallyhouse-demo')).status).toBe(200)
      expect(await again.end('SIGTERM')).toBe(0)
    })
  })
})

const otherData = /^This database holds other data than the demo: point DATABASE_URL at an empty database, or leave it unset\.$/

async function onEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (template.engine !== 'postgres') throw new Error('Only PostgreSQL has several databases.')
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await runOn(template.adminUrl, `create database ${name}`)
  try {
    await work(onDatabase(template.adminUrl, name))
  } finally {
    await runOn(template.adminUrl, `drop database ${name} with (force)`)
  }
}

let cookie = ''

const fay = { username: 'first', email: 'first@example.com', firstName: 'Fay', password: 'a long password' }

async function createAdministrator({ address, setupCode }: ServerProcess): Promise<void> {
  const answer = await post(address, '/api/register', { ...fay, setupCode: await setupCode() })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function signIn(address: string, username: string, password: string): Promise<Response> {
  return post(address, '/api/login', { username, password })
}

function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
