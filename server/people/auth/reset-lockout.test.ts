import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp, testPassword } from '../../../tests/support/test-app.ts'
import { outsideTransactions } from '../../../tests/support/test-database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { system } from '../../viewer.ts'
import { setPassword } from './change-sign-in.ts'
import { hashPassword } from './passwords.ts'

// After a password reset has been answered the old password gives no access, not even to a sign-in that was under way.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

let addresses = 0
async function trySignIn(username: string, password: string, app: App = it.app) {
  addresses++
  const headers = { 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses & 255}` }
  const reply = await outsideTransactions(() => app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, headers }))
  const cookie = reply.cookies[0]
  return { status: reply.statusCode, cookie: cookie ? `${cookie.name}=${cookie.value}` : '' }
}

function isSignedIn(cookie: string) {
  return it.anyone.ask(authEndpoints.getUser, { headers: { cookie } }).then(({ status }) => status === 200)
}

async function update(id: number, body: { password?: string; status?: 'active' | 'inactive' }) {
  await it.as('admin').call(customersEndpoints.update, { params: { id }, body })
}

test('a sign-in during a password reset waits for it, and the old password is then rejected', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database does one thing at a time.')
  const { id, contactEmail } = await makeCustomer(it)
  const passwordHash = await hashPassword('a password of one’s own')
  const signingIn = await it.db.transaction(system, async (trx) => {
    await setPassword(trx, { customerId: id }, passwordHash)
    const going = trySignIn(contactEmail ?? '', testPassword)
    await waitsForLock(going)
    return { going }
  })
  const { status, cookie } = await signingIn.going
  expect(await isSignedIn(cookie)).toBe(false)
  expect(status).toBe(401)
})

/** Resolves when it waits for a lock, or has ended. */
async function waitsForLock(going: Promise<unknown>): Promise<void> {
  let ended = false
  going.finally(() => {
    ended = true
  })
  await asOwner(it.db, it.db.url, async (owner) => {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while (!ended && (await owner.query(waiting)).rows.length === 0) await sleep(10)
  })
}

test('no session survives when many sign-ins race password resets and disabled access on two servers', {
  timeout: 60_000,
}, async (context) => {
  if (it.db.url === null) return context.skip('The embedded database does one thing at a time.')
  const second = await openSecondServer(it)
  const other = second.app
  const { id, contactEmail } = await makeCustomer(it)
  const username = contactEmail ?? ''
  try {
    let password = testPassword
    const kept: string[] = []
    const seen = new Set<number>()
    for (let round = 0; round < 8; round++) {
      const racing = Array.from({ length: 6 }, (_, n) => trySignIn(username, password, n % 2 ? other : it.app))
      const next = `password of round ${round}`
      const isReset = round % 2 === 0
      await update(id, isReset ? { password: next } : { status: 'inactive' })
      if (isReset) password = next
      const replies = await Promise.all(racing)
      // Active again, so that a session that was not deleted would work.
      if (!isReset) await update(id, { status: 'active' })
      for (const { status, cookie } of replies) {
        seen.add(status)
        if (await isSignedIn(cookie)) kept.push(`round ${round}`)
      }
    }
    expect(kept).toEqual([])
    expect(seen).toContain(200)
  } finally {
    await second.close()
  }
})

test('disabling access and signing out end sessions on other servers too', async (context) => {
  if (it.db.url === null) return context.skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  const other = second.app
  const address = await other.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { id, contactEmail } = await makeCustomer(it)
    const headers = { cookie: await (await it.signIn(contactEmail ?? '')).cookie() }
    const askOther = async () => (await other.inject({ method: 'GET', url: '/api/user', headers })).statusCode
    expect(await askOther()).toBe(200)
    const stream = await fetch(`${address}/api/events`, { headers })
    const ended = stream.text()
    await update(id, { status: 'inactive' })
    expect(await ended).toContain('retry:')
    await expect.poll(askOther).toBe(401)
  } finally {
    await second.close()
  }
})
