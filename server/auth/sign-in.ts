import type { User } from '../../contract/auth.ts'
import { type CallOrigin, recordAudit } from '../audit/record-audit.ts'
import type { Database, Transaction } from '../db/database.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { system } from '../viewer.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { type NewSession, startSession } from './sessions.ts'
import { refuseThrottled, settleAttempt } from './sign-in-throttle.ts'
import { findUserToSignIn, lockAccount } from './users-queries.ts'

export interface SignIn {
  /** Username or e-mail. */
  username: string
  password: string
  origin: CallOrigin
  /** The token the browser came with; its session ends. */
  replaces: string | null
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserToSignIn>>>

/** The same answer after the same time for a wrong name and a wrong password; that access is disabled learns only who knows the password. */
export async function signIn(db: Database, input: SignIn): Promise<{ user: User; session: NewSession }> {
  await refuseThrottled(db, attemptOf(input))
  const found = await db.read(system, (on) => findUserToSignIn(on, input.username))
  const fits = await verifyPassword(input.password, found?.passwordHash ?? null)
  if (!found || !fits) {
    await db.transaction(system, (trx) => recordWrongPassword(trx, input, found))
    throw unauthorized('The username or password is wrong. Please check both and try again.')
  }
  const renewedHash = isOutdated(found.passwordHash) ? await hashPassword(input.password) : null
  const outcome = await db.transaction(system, (trx) => admit(trx, input, found, renewedHash))
  if (outcome === 'the password has changed') return signIn(db, input)
  if (outcome === 'access is disabled') {
    throw forbidden('Your access is disabled. Please contact us if you think that this is a mistake.')
  }
  const { passwordHash: _, customerId: __, ...user } = found
  return { user, session: outcome }
}

/**
 * Starts the session while nobody can change the password or disable the customer. Whoever did so since the password was verified is
 * noticed here; whoever does so afterwards finds the session and ends it.
 */
async function admit(
  trx: Transaction,
  input: SignIn,
  user: FoundUser,
  renewedHash: string | null,
): Promise<NewSession | 'the password has changed' | 'access is disabled'> {
  await settleAttempt(trx, attemptOf(input), 'succeeded')
  const account = await lockAccount(trx.sql, user)
  if (account.passwordHash !== user.passwordHash) return 'the password has changed'
  if (account.isDisabled) {
    await recordFailure(trx, input, user, 'access is disabled')
    return 'access is disabled'
  }
  if (renewedHash !== null) await trx.sql.updateTable('users').set({ password_hash: renewedHash }).where('id', '=', user.id).execute()
  const session = await startSession(trx, { userId: user.id, userAgent: input.origin.userAgent, replaces: input.replaces })
  const { id: entityId, username: name, customerId } = user
  await recordAudit(trx, { userId: entityId, name }, { action: 'sign_in', entity: 'user', entityId, customerId, origin: input.origin })
  return session
}

async function recordWrongPassword(trx: Transaction, input: SignIn, user: FoundUser | undefined): Promise<void> {
  await settleAttempt(trx, attemptOf(input), 'failed')
  await recordFailure(trx, input, user, user ? 'wrong password' : 'unknown name')
}

/** Nobody is the actor, as anybody may have typed the name. A name that is no user's is left out: it may be a password in the wrong field. */
async function recordFailure(trx: Transaction, { username, origin }: SignIn, user: FoundUser | undefined, reason: string): Promise<void> {
  const name = user ? username : '(unknown)'
  const { id: entityId = null, customerId = null } = user ?? {}
  const action = 'sign_in_failed'
  await recordAudit(trx, { userId: null, name }, { action, entity: 'user', entityId, customerId, after: { reason }, origin })
}

function attemptOf({ origin, username }: SignIn) {
  return { address: origin.address, account: username }
}
