import type { User } from '../../contract/auth.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { system } from '../viewer.ts'
import { passwordFits } from './passwords.ts'
import { type NewSession, startSession } from './sessions.ts'
import { findUserToSignIn } from './users-queries.ts'

export interface SignIn {
  /** Username or e-mail. */
  username: string
  password: string
  userAgent: string | null
  /** The token the browser came with; its session ends. */
  replaces: string | null
}

/** The same answer after the same time for a wrong name and a wrong password; that access is disabled learns only who knows the password. */
export async function signIn(db: Database, input: SignIn): Promise<{ user: User; session: NewSession }> {
  const found = await db.read(system, (on) => findUserToSignIn(on, input.username))
  const fits = await passwordFits(input.password, found?.passwordHash ?? null)
  if (!found || !fits) throw unauthorized('The username or password is wrong. Please check both and try again.')
  const { passwordHash: _, customerId, customerStatus, ...user } = found
  if (customerId !== null && customerStatus !== 'active') {
    throw forbidden('Your access is disabled. Please contact us if you think that this is a mistake.')
  }
  const session = await db.transaction(system, async (trx) => {
    const started = await startSession(trx, { userId: user.id, userAgent: input.userAgent, replaces: input.replaces })
    await recordAudit(trx, { userId: user.id, name: user.username }, { action: 'sign_in', entity: 'user', entityId: user.id, customerId })
    return started
  })
  return { user, session }
}
