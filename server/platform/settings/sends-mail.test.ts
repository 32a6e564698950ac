import { expect, test } from 'vitest'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const office = ['admin', 'manager', 'accountant'] as const
const read = (it: TestApp, person: 'admin' | 'manager' | 'accountant' | 'worker' | 'customer') =>
  it.as(person).call(settingsEndpoints.getWarehouse)

test.each([true, false])('with a mail server: %s. Those who send emails learn it, workers and customers do not', async (sendsMail) => {
  await using it = await openTestApp({ sendsMail })
  for (const person of office) expect(await read(it, person)).toEqual({ timeZone: 'UTC', severalSites: false, sendsMail })
  for (const person of ['worker', 'customer'] as const) expect(await read(it, person)).toEqual({ timeZone: 'UTC', severalSites: false })
  expect((await it.anyone.ask(settingsEndpoints.getWarehouse)).status).toBe(401)
})
