import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { openTestApp, type TestAppOptions, testPassword } from '../../../tests/support/test-app.ts'

async function statusesOf(options: TestAppOptions, hosts: string[]): Promise<Record<string, number>> {
  await using it = await openTestApp({ empty: true, ...options })
  const asked = hosts.map(async (host) => [host, (await it.anyone.ask(systemEndpoints.health, { headers: { host } })).status] as const)
  return Object.fromEntries(await Promise.all(asked))
}

test('a server that listens on loopback accepts only loopback names', async () => {
  expect(await statusesOf({}, ['', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'evil.example', '192.0.2.7', hostname()])).toEqual({
    // HTTP/1.0, which some health checks use.
    '': 200,
    'localhost:3000': 200,
    '127.0.0.1:3000': 200,
    '[::1]:3000': 200,
    'evil.example': 421,
    '192.0.2.7': 421,
    [hostname()]: 421,
  })
})

test('a server that listens on every address accepts any address and its computer’s name, and no other name', async () => {
  const hosts = [
    '192.0.2.7:3000',
    '[2001:db8::7]:3000',
    `${hostname()}:3000`,
    'localhost:3000',
    'evil.example:3000',
    '192.0.2.7.evil.example',
  ]
  expect(await statusesOf({ listenHost: '0.0.0.0' }, hosts)).toEqual({
    '192.0.2.7:3000': 200,
    '[2001:db8::7]:3000': 200,
    [`${hostname()}:3000`]: 200,
    'localhost:3000': 200,
    'evil.example:3000': 421,
    '192.0.2.7.evil.example': 421,
  })
})

test('with PUBLIC_URL a server accepts that name, and its addresses for health checks', async () => {
  const publicUrl = 'https://warehouse.example'
  expect(
    await statusesOf({ publicUrl, listenHost: '10.0.0.5' }, ['Warehouse.Example', '10.0.0.5', '127.0.0.1', '10.0.0.6', hostname()]),
  ).toEqual({
    'Warehouse.Example': 200,
    '10.0.0.5': 200,
    '127.0.0.1': 200,
    '10.0.0.6': 421,
    [hostname()]: 421,
  })
})

test('the error names the correct address, for screens and calls, before sign-in', async () => {
  await using it = await openTestApp({ empty: true, publicUrl: 'https://warehouse.example' })
  for (const path of ['/login', '/api/user', '/nowhere']) {
    expect(await it.anyone.request('GET', path, { headers: { host: 'evil.example' } })).toMatchObject({
      status: 421,
      body: {
        title: 'Misdirected Request',
        detail: "This server is not known as 'evil.example'. Please open https://warehouse.example instead.",
      },
    })
  }
})

test('behind a trusted proxy the forwarded host name is used', async () => {
  await using it = await openTestApp({ empty: true, publicUrl: 'https://warehouse.example' })
  const ask = async (forwarded: string) =>
    (await it.anyone.ask(systemEndpoints.health, { headers: { host: '127.0.0.1:3000', 'x-forwarded-host': forwarded } })).status
  expect(await ask('warehouse.example')).toBe(200)
  expect(await ask('evil.example')).toBe(421)
})

test('with an https PUBLIC_URL the session cookie is Secure, although the proxy speaks plain http', async () => {
  await using it = await openTestApp({ publicUrl: 'https://warehouse.example' })
  const signedIn = await it.anyone.ask(authEndpoints.signIn, { body: { username: 'admin', password: testPassword } })
  expect(String(signedIn.headers['set-cookie'])).toMatch(/^__Host-tallyhouse=[\w-]+; .*Secure/)
  expect(await it.as('admin').ask(authEndpoints.getUser)).toMatchObject({ status: 200 })
})
