import { Secret, TOTP } from 'otpauth'
import { accountSecurityEndpoints } from '../../contract/people/auth/account-security.ts'
import type { Role } from '../../contract/roles.ts'
import { createUser } from '../../server/people/auth/create-user.ts'
import { hashPassword } from '../../server/people/auth/passwords.ts'
import { system } from '../../server/viewer.ts'
import { makeCustomer } from './factories.ts'
import { type Caller, type TestApp, testPassword } from './test-app.ts'

/** What an authenticator app shows for a key at a time. */
export function codeOf(key: string, at: Date): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at.getTime() })
}

export interface SetUp {
  key: string
  recoveryCodes: string[]
  /** The code of now, or of so many times 30 seconds later. */
  code(stepsAhead?: number): string
}

/** Turns two-factor sign-in on, with the code of 30 seconds ago: those of now and of the next 30 seconds work afterwards. */
export async function setUpTwoFactor(it: TestApp, who: Caller): Promise<SetUp> {
  const { key } = await who.call(accountSecurityEndpoints.startTwoFactor, { body: { password: testPassword } })
  const code = (stepsAhead = 0) => codeOf(key, new Date(it.db.now().getTime() + stepsAhead * 30_000))
  const { recoveryCodes } = await who.call(accountSecurityEndpoints.confirmTwoFactor, { body: { code: code(-1) } })
  return { key, recoveryCodes, code }
}

let made = 0

/** A new person who is signed in: a member of staff, or a customer's user. */
export async function makePerson(it: TestApp, role: Role): Promise<{ id: number; username: string; caller: Caller }> {
  const username = `person-${++made}`
  if (role === 'customer') {
    const { userId, contactEmail } = await makeCustomer(it)
    return { id: Number(userId), username: contactEmail ?? '', caller: await it.signIn(contactEmail ?? '') }
  }
  const passwordHash = await hashPassword(testPassword)
  const { id } = await it.db.transaction(system, (trx) =>
    createUser(trx, { username, email: `${username}@tallyhouse.example`, role, passwordHash }),
  )
  return { id, username, caller: await it.signIn(username) }
}
