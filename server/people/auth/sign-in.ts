import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { httpError } from '../../errors.ts'
import { type Actor, did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import type { NewSession } from '../../platform/http/session.ts'
import { PreparedOutdated, verb } from '../../verb.ts'
import { type CallOrigin, system } from '../../viewer.ts'
import { admitAttempt } from './attempts-under-way.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { hasSecondFactor, useCode } from './second-factor.ts'
import { startSession } from './sessions.ts'
import { type Attempt, settleAttempt } from './sign-in-throttle.ts'
import { findUserToSignIn, lockAccount } from './users-queries.ts'

interface SignIn {
  /** Username or email. */
  username: string
  password: string
  code?: string | undefined
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserToSignIn>>>

/** Under way until the transaction has recorded how it ended. */
interface Verified extends AsyncDisposable {
  user: FoundUser | undefined
  isRight: boolean
  /** A new hash of the password, when the stored one has outdated parameters. */
  renewedHash: string | null
}

/** A wrong name and a wrong password get the same answer after the same time. Only a caller with the right password learns that access is disabled. */
export const signIn = verb(authEndpoints.signIn, {
  prepare: verify,
  run: async ({ trx, origin }, input, verified) => {
    const { user, isRight } = verified
    const account = user && isRight ? await lockAccount(trx.sql, user) : null
    // The password has to be verified again, outside of the lock.
    if (user && account && account.passwordHash !== user.passwordHash) throw new PreparedOutdated()
    if (!user || !account) {
      await settleAttempt(trx, attemptOf(input, origin), 'failed')
      return { refused: httpError('sign-in.wrong'), history: [failure(input, user, user ? 'wrong password' : 'unknown name', origin)] }
    }
    const second = account.isDisabled ? null : await checkSecondFactor(trx, user.id, input.code)
    if (second === 'wrong') {
      await settleAttempt(trx, attemptOf(input, origin), 'failed')
      return { refused: httpError('sign-in.wrong-code'), history: [failure(input, user, 'wrong code', origin)] }
    }
    await settleAttempt(trx, attemptOf(input, origin), 'succeeded')
    if (account.isDisabled) return { refused: httpError('sign-in.disabled'), history: [failure(input, user, 'access is disabled', origin)] }
    if (second === 'missing')
      return { refused: httpError('sign-in.code-required'), history: { none: 'The password is not enough to sign in.' } }
    if (verified.renewedHash !== null)
      await trx.sql.updateTable('users').set({ password_hash: verified.renewedHash }).where('id', '=', user.id).execute()
    const passed: NewSession = await startSession(trx, {
      userId: user.id,
      origin,
      replaces: origin?.sessionToken ?? null,
    })
    const { passwordHash: _, customerId, ...answer } = user
    const actor = { userId: user.id, name: user.username }
    const details = { actor, ...(origin && { origin }), ...(second && { after: { confirmedBy: second.by } }) }
    return {
      answer,
      history: [did('sign_in', 'user', { id: user.id, customerId }, details)],
      // Staff see when the users of customers signed in, administrators when anybody did, and everybody where it is signed in itself.
      touched: { account: [{ id: user.id, customerId }] },
      passed,
    }
  },
})

/** What the second factor says of a caller who knows the password; null when the account has none. */
async function checkSecondFactor(trx: Transaction, userId: number, code: string | undefined) {
  if (!(await hasSecondFactor(trx.sql, userId))) return null
  if (!code) return 'missing'
  const by = await useCode(trx, userId, code)
  return by === null ? 'wrong' : { by }
}

/** Before the transaction, because hashing is slow. */
async function verify(db: Database, _viewer: unknown, input: SignIn, origin: CallOrigin | null): Promise<Verified> {
  await using attempt = new AsyncDisposableStack()
  attempt.use(await admitAttempt(db, attemptOf(input, origin)))
  const user = await db.read(system, (on) => findUserToSignIn(on, input.username))
  const isRight = await verifyPassword(input.password, user?.passwordHash ?? null)
  const renewedHash = user && isRight && isOutdated(user.passwordHash) ? await hashPassword(input.password) : null
  const ended = attempt.move()
  return { user, isRight, renewedHash, [Symbol.asyncDispose]: () => ended.disposeAsync() }
}

/** Recorded without an actor, because the caller isn't authenticated. An unknown name is left out: it may be a password typed into the wrong field. */
function failure({ username }: SignIn, user: FoundUser | undefined, reason: string, origin: CallOrigin | null): HistoryEntry {
  const actor: Actor = { userId: null, name: user ? username : '(unknown)' }
  return did('sign_in_failed', 'user', user ?? null, { actor, after: { reason }, ...(origin && { origin }) })
}

/** Calls without HTTP, as in the demo, count as one address. */
function attemptOf({ username }: SignIn, origin: CallOrigin | null): Attempt {
  return { address: origin?.address ?? '(none)', account: username }
}
