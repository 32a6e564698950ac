import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'

// The test's PostgreSQL has the locale C, whose lower() changes only A to Z.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ empty: true })
  await it.anyone.call(authEndpoints.register, { body: { username: 'Åsa', email: 'asa@tallyhouse.example', password: testPassword } })
})
afterAll(() => it.close())

test.each(['Åsa', 'åsa', 'ÅSA', 'A\u030asa'])('a user name is found in any case and Unicode form: %s', async (username) => {
  expect((await it.anyone.ask(authEndpoints.signIn, { body: { username, password: testPassword } })).status).toBe(200)
})

test('a category name that differs only in spelling is a duplicate', async () => {
  const admin = await it.signIn('åsa')
  await admin.call(categoriesEndpoints.create, { body: { name: 'Öl', code: 'Ö' } })
  expect((await admin.ask(categoriesEndpoints.create, { body: { name: 'öl' } })).status).toBe(409)
  expect((await admin.ask(categoriesEndpoints.create, { body: { name: 'Beer', code: 'ö' } })).status).toBe(409)
})
