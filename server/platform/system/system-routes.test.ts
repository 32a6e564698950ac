import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ empty: true })
})
afterAll(() => it.close())

test('health is 200 while the database answers and 503 otherwise', async () => {
  expect(await it.anyone.ask(systemEndpoints.health)).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await it.anyone.request('HEAD', '/api/health')).toMatchObject({ status: 200, text: '' })
  const broken = await openTestApp({ empty: true })
  await broken.db.close()
  expect(await broken.anyone.ask(systemEndpoints.health)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  await broken.app.close()
})

test('a full disk answers 507, and health 503 until there is space again', async () => {
  const full = await openTestApp()
  const item = await makeItem(full)
  const change = () => full.as('admin').ask(inventoryEndpoints.update, { params: { id: item.id }, body: { name: 'Changed' } })
  const health = () => full.anyone.ask(systemEndpoints.health)
  const owner = (statement: string) => asOwner(full.db, full.db.url, (session) => session.query(statement))
  // What PostgreSQL does when it finds no room for a row, and none for what it sets down while it sorts.
  await owner(`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await owner('create trigger no_room before update on inventory_items for each row execute function no_room()')
  const limitTemporaryFiles = async (to: string) => {
    // For new connections, and for the one session there is of an embedded database.
    await owner(`do $$ begin execute format('alter database %I set temp_file_limit = ${to}', current_database()); end $$`)
    await owner(`set temp_file_limit = ${to}`)
  }
  await limitTemporaryFiles('0')
  expect(await change()).toMatchObject({
    status: 507,
    body: {
      title: 'Insufficient Storage',
      detail: 'The disk of the database is full, so nothing can be saved. Free space on it, then try again.',
    },
  })
  expect(await health()).toMatchObject({ status: 503, body: { detail: expect.stringContaining('disk of the database is full') } })
  expect(await full.as('admin').ask(inventoryEndpoints.list)).toMatchObject({ status: 200 })
  expect(await health()).toMatchObject({ status: 503 })
  await limitTemporaryFiles('-1')
  expect(await health()).toMatchObject({ status: 200 })
  await full.close()
})

test('the API page loads everything from this server', async () => {
  const page = await it.anyone.ask(systemEndpoints.docs)
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const linked = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url as string)
  expect(linked.length).toBeGreaterThan(3)
  for (const url of linked) {
    expect(url).toMatch(/^\/api\/docs\//)
    expect(await it.anyone.request('GET', url), url).toMatchObject({ status: 200 })
  }
  expect(page.text).not.toMatch(/<script>|<style|style=/)
  expect(await it.anyone.request('GET', '/api/docs/package.json')).toMatchObject({ status: 404 })
})
