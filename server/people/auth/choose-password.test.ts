import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'
import { loadDemo } from '../../demo/load-demo.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

/** Also in another case and with full-width letters, which are as easy to guess. */
const common = ['password', '12345678', 'P@ssw0rd', 'ILOVEYOU', 'ｑｗｅｒｔｙｕｉｏｐ', 'administrator']

function expectRefused(reply: Reply): void {
  expect(reply, reply.text).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password', message: expect.stringMatching(/Please choose another\.$/) }] },
  })
}

test('the first administrator and the demo cannot have a common password or one that equals the sign-in name', async () => {
  const empty = await openTestApp({ empty: true })
  const register = (password: string) =>
    empty.anyone.ask(authEndpoints.register, { body: { username: 'ada.lovelace', email: 'ada@tallyhouse.example', password } })
  try {
    for (const password of [...common, 'Ada.Lovelace', 'ADA@tallyhouse.example']) expectRefused(await register(password))
    await expect(loadDemo(empty.db, 'password1')).rejects.toThrow(/^DEMO_PASSWORD can't be used: /)
    expect(await register('tallyhouse-demo')).toMatchObject({ status: 201 })
  } finally {
    await empty.close()
  }
})

test('a new customer cannot have such a password', async () => {
  const contactEmail = 'somebody@oak.example'
  const create = (password: string) =>
    it.as('admin').ask(customersEndpoints.create, { body: { name: 'Oak Goods', type: '3pl', contactEmail, password } })
  for (const password of [...common, 'Somebody@oak.example']) expectRefused(await create(password))
  expect(await create('correct horse battery staple')).toMatchObject({ status: 201 })
})

test('an existing customer cannot get such a password, nor an email address that equals the password set with it', async () => {
  const { id, contactEmail } = await makeCustomer(it)
  const update = (body: { password: string; contactEmail?: string }) =>
    it.as('admin').ask(customersEndpoints.update, { params: { id }, body })
  for (const password of [...common, contactEmail ?? '']) expectRefused(await update({ password }))
  expectRefused(await update({ password: 'new@oak.example', contactEmail: 'new@oak.example' }))
  expect(await it.anyone.ask(authEndpoints.signIn, { body: { username: contactEmail ?? '', password: 'password' } })).toMatchObject({
    status: 401,
  })
})
