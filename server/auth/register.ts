import type { z } from 'zod'
import { authEndpoints } from '../../contract/auth.ts'
import { type Actor, did } from '../audit/history.ts'
import type { Database } from '../db/database.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { system } from '../viewer.ts'
import { choosePassword } from './choose-password.ts'
import { createUser } from './create-user.ts'
import { startSession } from './sessions.ts'
import { dropSetupCode, isSetupCode, lockEmptyInstallation } from './setup-code.ts'
import { settleAttempt } from './sign-in-throttle.ts'
import { hasUsers } from './users-queries.ts'

type NewAdministrator = z.output<typeof authEndpoints.register.body.schema>

/**
 * Creates the first administrator of an empty installation and signs this person in. Of several concurrent attempts one
 * succeeds. Wrong set-up codes are throttled and recorded like failed sign-ins.
 * @param setupCode the code that the caller has to enter; null skips the check.
 */
export function registerWith(setupCode: string | null) {
  return verb(authEndpoints.register, {
    prepare: (db, _viewer, input) => prepare(db, input, setupCode),
    run: async ({ trx, origin }, input, passwordHash) => {
      const { password: _, setupCode: __, ...fields } = input
      const details = origin ? { origin } : {}
      if (setupCode !== null && origin) {
        const attempt = { address: origin.address, account: '(set-up code)' }
        await settleAttempt(trx, attempt, passwordHash === null ? 'failed' : 'succeeded')
      }
      if (passwordHash === null)
        return { refused: httpError('setup-code.wrong'), history: [did('setup_code_refused', 'user', null, { actor: nobody, ...details })] }
      if (!(await lockEmptyInstallation(trx.sql))) throw httpError('user.registration-closed')
      await dropSetupCode(trx.sql)
      const user = await createUser(trx, { ...fields, passwordHash, role: 'admin' })
      const session = await startSession(trx, { userId: user.id, userAgent: origin?.userAgent ?? null, replaces: null })
      return {
        answer: user,
        history: [did('create', 'user', user, { after: user, actor: system, ...details })],
        touched: {},
        passed: session,
      }
    },
  })
}

const nobody: Actor = { userId: null, name: '(unknown)' }

/** The hash of the password; null when the set-up code is wrong. */
async function prepare(db: Database, input: NewAdministrator, setupCode: string | null): Promise<string | null> {
  if (await db.read(system, hasUsers)) throw httpError('user.registration-closed')
  if (setupCode !== null && !isSetupCode(input.setupCode, setupCode)) return null
  return choosePassword(input.password, [input.username, input.email])
}
