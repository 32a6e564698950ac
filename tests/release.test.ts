import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOfList } from '../contract/list-files.ts'
import { locationsEndpoints } from '../contract/stock/locations/locations.ts'
import { makeReleaseFolder } from '../release/release-folder.ts'
import { projectFolder } from '../server/folders.ts'
import { runServerProcess, startServerProcess } from './support/server-process.ts'
import { urlOf } from './support/test-app.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

// What operators install: `npm run release` makes this folder, and `npm install` adds the libraries.

const parent = mkdtempSync(join(tmpdir(), 'tallyhouse-release-'))
const release = join(parent, 'tallyhouse')
let db: TestDatabase
let env: Record<string, string>
beforeAll(async () => {
  await makeReleaseFolder(release)
  symlinkSync(join(projectFolder, 'node_modules'), join(release, 'node_modules'))
  db = await openTestDatabase()
  env = db.url ? { DATABASE_URL: db.url } : { DATA_DIR: join(parent, 'data') }
})
afterAll(async () => {
  await db.close()
  rmSync(parent, { recursive: true, force: true })
})

test('a release has the scripts of operators, and no source', () => {
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'))
  expect(Object.keys(scripts)).toEqual(['demo', 'start', 'worker', 'reconcile', 'restore', 'reset-two-factor'])
  expect(scripts.reconcile).toBe('node server/reconcile.js')
  expect(globSync('{server,contract,web}/**/*.{ts,tsx}', { cwd: release })).toEqual([])
})

test('its server shows screens and documentation, and prints and exports in threads', { timeout: 60_000 }, async () => {
  const server = await startServerProcess('main', { env, release })
  let cookie = ''
  const post = (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    return fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const beginningOf = async (path: string) => {
    const answer = await fetch(server.address + path, { headers: { cookie } })
    return `${answer.status} ${(await answer.text()).slice(0, 4)}`
  }
  const first = { username: 'first', email: 'first@example.com', firstName: 'Fay', password: 'a long password' }
  const registered = await post('/api/register', { ...first, setupCode: await server.setupCode() })
  cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await post('/api/warehouse-locations', { code: 'A-01', name: 'First bin' })).status).toBe(201)

  expect(await beginningOf('/')).toBe('200 <!do')
  expect(await beginningOf('/api/docs/start.js')).toMatch(/^200 \S/)
  expect(await beginningOf('/api/docs/swagger-ui.css')).toMatch(/^200 \S/)
  expect(await beginningOf(urlOf(locationsEndpoints.labels))).toBe('200 %PDF')
  expect(await beginningOf(urlOf(fileOfList(locationsEndpoints.list, 'xlsx')))).toMatch(/^200 PK/)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('its commands run', { timeout: 60_000 }, async () => {
  const { code, output } = await runServerProcess('reconcile', { env, release })
  expect([code, output]).toEqual([0, expect.stringContaining('The stock books balance')])
})
