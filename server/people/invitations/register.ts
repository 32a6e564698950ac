import type { z } from 'zod'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { httpError } from '../../errors.ts'
import { type Actor, did } from '../../platform/audit/history.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { NewSession } from '../../platform/http/session.ts'
import { type Outcome, verb } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { createUser } from '../auth/create-user.ts'
import { startSession } from '../auth/sessions.ts'
import { dropSetupCode, isSetupCode, lockEmptyInstallation } from '../auth/setup-code.ts'
import { settleAttempt } from '../auth/sign-in-throttle.ts'
import { hasUsers } from '../auth/users-queries.ts'
import { prepareInvited, type RegisterWork, registerInvited } from './register-invited.ts'

type Registration = z.output<typeof authEndpoints.register.body.schema>

/**
 * Creates an account and signs the person in: the account that an invitation offers, or the first administrator of an empty installation.
 * @param setupCode the code that the first administrator has to enter; null skips the check.
 */
export function registerWith(setupCode: string | null) {
  return verb(authEndpoints.register, {
    prepare: async (db, _viewer, input, origin) =>
      input.invitation === undefined
        ? { administratorsHash: await prepareFirst(db, input, setupCode) }
        : { invited: await prepareInvited(db, { ...input, invitation: input.invitation }, origin) },
    run: (work, input, { invited, administratorsHash = null }) =>
      invited && input.invitation !== undefined
        ? registerInvited(work, { ...input, invitation: input.invitation }, invited)
        : registerFirst(work, input, { passwordHash: administratorsHash, setupCode }),
  })
}

interface PreparedFirst {
  /** Null when the set-up code is wrong. */
  passwordHash: string | null
  setupCode: string | null
}

/** Only one of several concurrent attempts succeeds. Wrong set-up codes are throttled and recorded like failed sign-ins. */
async function registerFirst(
  { trx, origin }: RegisterWork,
  { username = '', email = '', firstName, lastName }: Registration,
  { passwordHash, setupCode }: PreparedFirst,
): Promise<Outcome<typeof authEndpoints.register, NewSession>> {
  const details = origin ? { origin } : {}
  if (setupCode !== null && origin) {
    const attempt = { address: origin.address, account: '(set-up code)' }
    await settleAttempt(trx, attempt, passwordHash === null ? 'failed' : 'succeeded')
  }
  if (passwordHash === null)
    return { refused: httpError('setup-code.wrong'), history: [did('setup_code_refused', 'user', null, { actor: stranger, ...details })] }
  if (!(await lockEmptyInstallation(trx.sql))) throw httpError('user.registration-closed')
  await dropSetupCode(trx.sql)
  const user = await createUser(trx, { username, email, firstName, lastName, passwordHash, role: 'admin' })
  const session = await startSession(trx, { userId: user.id, origin, replaces: null })
  return {
    answer: user,
    history: [did('create', 'user', user, { after: user, actor: system, ...details })],
    touched: {},
    passed: session,
  }
}

const stranger: Actor = { userId: null, name: '(unknown)' }

/** The hash of the password; null when the set-up code is wrong. */
async function prepareFirst(db: Database, input: Registration, setupCode: string | null): Promise<string | null> {
  if (await db.read(system, hasUsers)) throw httpError('user.registration-closed')
  if (setupCode !== null && !isSetupCode(input.setupCode, setupCode)) return null
  return choosePassword(
    input.password,
    [input.username, input.email].filter((name) => name !== undefined),
  )
}
