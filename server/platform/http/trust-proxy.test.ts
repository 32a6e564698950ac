import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/support/test-app.ts'

/** The caller's address according to the log. Calls come from 127.0.0.1 here. */
async function loggedAddress(trustProxy: string[], forwardedFor: string): Promise<unknown> {
  const lines: string[] = []
  await using it = await openTestApp({ empty: true, trustProxy, logLevel: 'info', logTo: { write: (line) => lines.push(line) } })
  await it.anyone.request('GET', '/api/setup', { headers: { 'x-forwarded-for': forwardedFor } })
  const answered = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'answered')
  return answered?.address
}

test('forwarded addresses are ignored unless TRUST_PROXY names the sender', async () => {
  expect(await loggedAddress([], '198.51.100.1')).toBe('127.0.0.1')
  expect(await loggedAddress(['10.0.0.0/8'], '198.51.100.1')).toBe('127.0.0.1')
})

test('of forwarded addresses the last one that is not a trusted proxy is used', async () => {
  expect(await loggedAddress(['loopback'], '198.51.100.1')).toBe('198.51.100.1')
  expect(await loggedAddress(['loopback'], '203.0.113.66, 198.51.100.1')).toBe('198.51.100.1')
  expect(await loggedAddress(['loopback', '10.0.0.0/8'], '203.0.113.66, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1')
})
