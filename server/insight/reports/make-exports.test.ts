import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { groupLabels, reportGroups } from '../../../contract/insight/reports/report-definition.ts'
import { reportKeys, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { anAddress, makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import type { ChangeEvent } from '../../platform/engine/database.ts'
import type { Files } from '../../platform/file-store/file-store.ts'
import { deleteExpiredExports } from './delete-expired-exports.ts'
import { claimLasts, makeDueExports } from './make-exports.ts'

let now = new Date('2026-03-02T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

let app: TestApp
const files = testFiles()
const logged: string[] = []
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  await makeItem(app, { sku: 'TEA-1', quantity: 3 })
})
afterAll(() => app.close())
afterEach(async () => {
  // Each test begins with nothing to make.
  await work()
})

const small = async () => [{ path: 'small.txt', content: Buffer.from('Small') }]
const log = { info: () => {}, error: ({ message }: Error) => logged.push(message) }

/** Makes what is due as a worker does, with a small file for each report. */
function work(kept: Files = files): Promise<void> {
  return makeDueExports({ db: app.db, files: kept, log }, small)
}

const start = (person: TestPerson = 'admin') => app.as(person).call(reportsEndpoints.startExport, { body: { period: '90d' } })
const get = (id: number, person: TestPerson = 'admin') => app.as(person).ask(reportsEndpoints.getExport, { params: { id } })
const list = (person: TestPerson = 'admin') => app.as(person).call(reportsEndpoints.exports)

async function download(id: number, person: TestPerson = 'admin') {
  const answer = await fetch(`${await app.listen()}/api/reports/exports/${id}/file`, { headers: { cookie: await app.as(person).cookie() } })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** The names in the directory of a zip file. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const length = zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, at + 46 + length))
  }
  return names
}

test('an export is made by a job that tells its starter how far it is, and has every report in three formats', {
  timeout: 60_000,
}, async () => {
  const events: ChangeEvent[] = []
  const end = app.db.subscribe((event) => events.push(event))
  const { id, state, of } = await start()
  expect([state, of]).toEqual(['making', reportKeys.length])
  expect((await download(id)).answer.status).toBe(409)
  await makeDueExports({ db: app.db, files, log })
  end()
  expect(events.length).toBeGreaterThan(reportKeys.length)
  for (const event of events) expect(event).toMatchObject({ topic: 'reportExports', ids: [id], userId: 1 })
  expect((await list())[0]).toMatchObject({ id, state: 'made', done: of, period: '90d', expiresAt: '2026-03-03T12:00:00.000Z' })
  const { answer, bytes } = await download(id)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toContain('reports-90d-2026-03-02.zip')
  const names = namesIn(bytes)
  expect(names).toHaveLength(3 * reportKeys.length)
  for (const key of reportKeys)
    for (const format of ['csv', 'xlsx', 'pdf']) expect(names.some((name) => name.endsWith(`/${key}-2026-03-02.${format}`))).toBe(true)
  expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(new Set(reportGroups.map((group) => groupLabels[group])))
})

test('nobody else reads, lists or fetches it, and each person makes one at a time', async () => {
  const { id } = await start()
  expect(await app.as('admin').ask(reportsEndpoints.startExport, { body: {} })).toMatchObject({
    status: 409,
    body: { code: 'report-export.under-way' },
  })
  const other = await start('manager')
  await work()
  expect((await get(id, 'manager')).status).toBe(404)
  expect((await download(id, 'manager')).answer.status).toBe(404)
  expect((await list('manager')).map((each) => each.id)).toEqual([other.id])
  expect((await get(id)).status).toBe(200)
  expect((await get(id, 'customer')).status).toBe(403)
})

test('one whose process was killed is made by the next worker; one that fails is given up after three attempts', async () => {
  const { id } = await start()
  const broken: Files = { ...files, store: { ...files.store, put: () => Promise.reject(new Error('The disk is gone.')) } }
  for (let attempt = 0; attempt < 2; attempt++) {
    await work(broken)
    expect((await get(id)).body).toMatchObject({ state: 'making' })
    // Not at once again.
    await work()
    expect((await get(id)).body).toMatchObject({ state: 'making' })
    pass(claimLasts + 1)
  }
  await work(broken)
  expect((await get(id)).body).toMatchObject({ state: 'failed' })
  expect(logged).toContain('The disk is gone.')
  // The next one works again.
  const next = await start()
  await work()
  expect((await get(next.id)).body).toMatchObject({ state: 'made' })
})

test('after a day it is deleted with its file', async () => {
  const { id } = await start()
  await work()
  expect(await deleteExpiredExports(app.db, files.store)).toBe(0)
  const today = now
  pass(86_401)
  expect(await deleteExpiredExports(app.db, files.store)).toBeGreaterThan(0)
  now = today
  expect((await get(id)).status).toBe(404)
  expect(await list()).toEqual([])
})

test('an export is made as its person by then: not at all after a demotion, and gone when the person sees fewer sites', async () => {
  const north = await app.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  const accounts = await app.as('admin').call(staffEndpoints.list, { query: {} })
  const { id: manager = 0 } = accounts.find(({ username }) => username === 'manager') ?? {}
  const change = (body: { role?: 'manager' | 'worker'; siteIds?: number[] }) =>
    app.as('admin').call(staffEndpoints.update, { params: { id: manager }, body })
  const made = await start('manager')
  await change({ role: 'worker' })
  await work()
  await change({ role: 'manager' })
  expect((await get(made.id, 'manager')).body).toMatchObject({ state: 'failed' })

  const ofAll = await start('manager')
  await work()
  await change({ siteIds: [north.id] })
  expect([(await get(ofAll.id, 'manager')).status, (await download(ofAll.id, 'manager')).answer.status]).toEqual([404, 404])
  const ofNorth = await start('manager')
  await work()
  expect((await download(ofNorth.id, 'manager')).answer.status).toBe(200)
  await change({ siteIds: [] })
  expect((await download(ofAll.id, 'manager')).answer.status).toBe(200)
})
