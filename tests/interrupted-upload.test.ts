import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../server/open-database.ts'
import { pdfOf } from './support/factories.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { beginSession, tokenOf } from './support/test-people.ts'

const template = inject('template')
const cookie = `tallyhouse=${tokenOf('admin')}`

let folder: string
let db: TestDatabase | null = null
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-upload-'))
  if (template.engine === 'postgres') {
    db = await openTestDatabase({ withPeople: true })
    await beginSession(db, 'admin')
    return
  }
  const database = join(folder, 'database')
  mkdirSync(database)
  execFileSync('tar', ['-xf', template.dumpWithPeople, '-C', database], { stdio: 'pipe' })
  const embedded = await openDatabase({ folder: database })
  await beginSession(embedded, 'admin')
  await embedded.close()
})
afterAll(async () => {
  await db?.close()
  rmSync(folder, { recursive: true, force: true })
})

const filesIn = (path: string) =>
  readdirSync(join(folder, 'files', path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock.sqlite'))
    .map(({ name }) => name)

test('an upload that a killed server had received half of leaves no file and no document, and the next one arrives', {
  timeout: 120_000,
}, async () => {
  const env = { DATA_DIR: folder, ...(db && { DATABASE_URL: db.url ?? '' }) }
  const killed = await startServerProcess('main', { env })
  const uploadURL = await start(killed)
  sendHalf(killed, uploadURL)
  await expect.poll(() => filesIn('incoming'), { timeout: 20_000 }).toHaveLength(1)
  await killed.end('SIGKILL')
  expect(filesIn('incoming')).toHaveLength(1)

  const server = await startServerProcess('main', { env })
  expect(filesIn('incoming')).toEqual([])
  expect(filesIn('stored')).toEqual([])
  expect((await ask(server, 'GET', uploadURL.split('?')[0] ?? '')).status).toBe(404)
  const next = await start(server)
  expect((await put(server, next)).status).toBe(204)
  expect(await (await ask(server, 'GET', next.split('?')[0] ?? '')).text()).toBe(pdfOf('whole').toString())
  expect(filesIn('stored')).toHaveLength(1)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(readdirSync(join(folder, 'files', 'incoming'))).toEqual([])
})

function ask({ address }: ServerProcess, method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address + path, { method, ...init, headers: { cookie, ...init.headers } })
}

async function start(server: ServerProcess): Promise<string> {
  const reply = await ask(server, 'POST', '/api/objects/upload', { headers: { 'content-type': 'application/json' } })
  return ((await reply.json()) as { uploadURL: string }).uploadURL
}

function put(server: ServerProcess, uploadURL: string): Promise<Response> {
  return ask(server, 'PUT', uploadURL, { body: new Uint8Array(pdfOf('whole')), headers: { 'content-type': 'application/pdf' } })
}

function sendHalf({ address }: ServerProcess, uploadURL: string): void {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  // The server is killed.
  socket.on('error', () => {})
  const head = `PUT ${uploadURL} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/pdf\r\ncontent-length: 2000000`
  socket.write(`${head}\r\n\r\n%PDF-1.4\n${'x'.repeat(1_000_000)}`)
}
