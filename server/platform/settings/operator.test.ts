import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

test("of two administrators who read the same operator details, the second doesn't overwrite the first one's change", async () => {
  const admin = it.as('admin')
  const read = await admin.call(settingsEndpoints.getOperator)
  const change = (name: string, version?: number) =>
    admin.ask(settingsEndpoints.updateOperator, {
      body: { name, address: null, email: null },
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })
  const saved = await change('Harbour Logistics', read.version)
  expect(saved).toMatchObject({ status: 200, body: { version: read.version + 1 }, headers: { etag: `"${read.version + 1}"` } })
  expect((await change('Quay Logistics', read.version)).status).toBe(412)
  expect(await admin.call(settingsEndpoints.getOperator)).toMatchObject({ name: 'Harbour Logistics', version: read.version + 1 })
  expect((await change('Quay Logistics')).status).toBe(200)
})
