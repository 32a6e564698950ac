import { accountSecurityEndpoints } from '../../contract/people/auth/account-security.ts'
import type { Prepare } from './change-case.ts'
import { testPassword } from './test-app.ts'
import { codeOf, makePerson, setUpTwoFactor } from './two-factor.ts'

/** Changes of the security of an account, each of somebody new, so that the people of the other cases sign in as before. */
export const securityChangeCases: Record<string, Prepare[]> = {
  'accountSecurity.endSession': [
    async (it) => {
      const { caller, username } = await makePerson(it, 'customer')
      await it.signIn(username)
      const [newest] = await caller.call(accountSecurityEndpoints.listSessions)
      return { by: caller, id: newest?.id ?? 0 }
    },
  ],
  'accountSecurity.endOtherSessions': [
    async (it) => {
      const { caller, username } = await makePerson(it, 'customer')
      await it.signIn(username)
      return { by: caller }
    },
  ],
  'accountSecurity.changePassword': [
    async (it) => ({
      by: (await makePerson(it, 'manager')).caller,
      body: { currentPassword: testPassword, password: 'a battery of staples' },
    }),
  ],
  'accountSecurity.startTwoFactor': [async (it) => ({ by: (await makePerson(it, 'customer')).caller, body: { password: testPassword } })],
  'accountSecurity.confirmTwoFactor': [
    async (it) => {
      const { caller } = await makePerson(it, 'customer')
      const { key } = await caller.call(accountSecurityEndpoints.startTwoFactor, { body: { password: testPassword } })
      return { by: caller, body: { code: codeOf(key, it.db.now()) } }
    },
  ],
  'accountSecurity.renewRecoveryCodes': [
    async (it) => {
      const { caller } = await makePerson(it, 'manager')
      return { by: caller, body: { password: testPassword, code: (await setUpTwoFactor(it, caller)).code() } }
    },
  ],
  'accountSecurity.turnOffTwoFactor': [
    async (it) => {
      const { caller } = await makePerson(it, 'customer')
      return { by: caller, body: { password: testPassword, code: (await setUpTwoFactor(it, caller)).code() } }
    },
  ],
  'accountSecurity.resetTwoFactor': [
    async (it) => {
      const { id, caller } = await makePerson(it, 'customer')
      await setUpTwoFactor(it, caller)
      return { by: it.as('admin'), id, body: { password: testPassword } }
    },
  ],
  'settings.updateSecurity': [
    async (it) => {
      const { caller } = await makePerson(it, 'admin')
      await setUpTwoFactor(it, caller)
      return { by: caller, body: { requireTwoFactor: false, password: testPassword } }
    },
  ],
}
