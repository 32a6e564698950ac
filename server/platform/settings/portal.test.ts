import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { fileOfList } from '../../../contract/list-files.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { listenToEvents } from '../../../tests/support/event-ear.ts'
import { makeReceipt, switchPortal } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
let address: string
beforeAll(async () => {
  it = await openTestApp()
  address = await it.listen()
})
beforeEach(() => switchPortal(it, {}))
afterAll(() => it.close())

test('by default customers get live updates and email, and no exports; only administrators change that', async () => {
  const defaults = { realTimeUpdates: true, emailNotifications: true, dataExport: false, inviteColleagues: true }
  for (const person of ['admin', 'manager', 'customer'] as const)
    expect(await it.as(person).call(settingsEndpoints.getPortal)).toEqual(defaults)
  expect(await it.as('manager').ask(settingsEndpoints.updatePortal, { body: defaults })).toMatchObject({ status: 403 })
  expect(await it.as('admin').ask(settingsEndpoints.updatePortal, { body: { ...defaults, dataExport: 'yes' } as never })).toMatchObject({
    status: 400,
  })
})

test('the user says what is switched off for it: customers only', async () => {
  await switchPortal(it, { realTimeUpdates: false })
  expect(await it.as('customer').call(authEndpoints.getUser)).toMatchObject({ switchedOff: ['dataExport', 'realTimeUpdates'] })
  expect(await it.as('manager').call(authEndpoints.getUser)).toMatchObject({ switchedOff: [] })
})

test('switching live updates off ends the open streams of customers at once, and no new one opens', async () => {
  const [staff, customer] = await Promise.all([listenToEvents(address, it.as('manager')), listenToEvents(address, it.as('customer'))])
  await switchPortal(it, { realTimeUpdates: false })
  await expect.poll(() => customer.ended).toBe(true)
  expect(customer.heard).toContain('event: settings')
  expect(staff.ended).toBe(false)
  expect(await it.as('customer').request('GET', '/api/events')).toMatchObject({ status: 403, body: { code: 'permission.switched-off' } })
  await switchPortal(it, {})
  const again = await listenToEvents(address, it.as('customer'))
  expect(again.response.status).toBe(200)
})

test('exports follow the switch at once, also on another server that knew the session', async ({ skip }) => {
  if (it.db.url === null) skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  const cookie = await it.as('customer').cookie()
  const ask = async (app: typeof it.app) => (await app.inject({ url: '/api/inventory.csv', headers: { cookie } })).statusCode
  try {
    expect([await ask(it.app), await ask(second.app)]).toEqual([403, 403])
    await switchPortal(it, { dataExport: true })
    await expect.poll(async () => [await ask(it.app), await ask(second.app)]).toEqual([200, 200])
    await switchPortal(it, {})
    await expect.poll(async () => [await ask(it.app), await ask(second.app)]).toEqual([403, 403])
  } finally {
    await second.close()
  }
  expect(await it.as('manager').ask(fileOfList(inventoryEndpoints.list, 'csv'))).toMatchObject({ status: 200 })
})

test('no receipt is mailed to a customer while email is switched off', async () => {
  const { id } = await makeReceipt(it)
  await switchPortal(it, { emailNotifications: false })
  expect(await it.as('manager').ask(receiptsEndpoints.email, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'mail.switched-off' },
  })
  await switchPortal(it, {})
  expect(await it.as('manager').ask(receiptsEndpoints.email, { params: { id } })).toMatchObject({ status: 201 })
})
