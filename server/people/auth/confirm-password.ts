import { type HttpError, httpError } from '../../errors.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import { type CallOrigin, type Person, type SystemViewer, system } from '../../viewer.ts'
import { admitAttempt } from './attempts-under-way.ts'
import { verifyPassword } from './passwords.ts'
import { settleAttempt } from './sign-in-throttle.ts'
import { getSignIn, lockAccount } from './users-queries.ts'

/*
 * A change of security asks for the person's own password again, because someone else may be using an open session. Wrong ones count like failed
 * sign-ins of this account from this address.
 */

interface Asked {
  viewer: Person | SystemViewer
  origin: CallOrigin | null
}

/** Its attempt is under way until it is disposed of, after the transaction has recorded how it ended. */
export interface VerifiedPassword extends AsyncDisposable {
  username: string
  passwordHash: string
  isRight: boolean
}

/** The first half, before the transaction, because hashing is slow. */
export async function verifyOwnPassword(db: Database, { viewer, origin }: Asked, password: string): Promise<VerifiedPassword> {
  const { username, passwordHash } = await db.read(system, (on) => getSignIn(on, idOf(viewer)))
  await using attempt = new AsyncDisposableStack()
  attempt.use(await admitAttempt(db, attemptOf(username, origin)))
  const isRight = await verifyPassword(password, passwordHash)
  const underWay = attempt.move()
  return { username, passwordHash, isRight, [Symbol.asyncDispose]: () => underWay.disposeAsync() }
}

/** The same with what else is prepared, which may fail. */
export async function verifyAndPrepare<T extends object>(
  db: Database,
  asked: Asked,
  password: string,
  prepareMore: (verified: VerifiedPassword) => Promise<T>,
): Promise<T & { verified: VerifiedPassword } & AsyncDisposable> {
  await using attempt = new AsyncDisposableStack()
  const verified = attempt.use(await verifyOwnPassword(db, asked, password))
  const more = await prepareMore(verified)
  const underWay = attempt.move()
  return { ...more, verified, [Symbol.asyncDispose]: () => underWay.disposeAsync() }
}

interface Turned {
  refused: HttpError
  history: [HistoryEntry]
}

/**
 * The second half, in the transaction: locks the account and settles the attempt. Answers how the verb turns the call down, or null when
 * the password was right and is still the same one.
 * @param field of the body, which is marked.
 */
export async function settleOwnPassword(
  { trx, viewer, origin }: Asked & { trx: Transaction },
  { username, passwordHash, isRight }: VerifiedPassword,
  field = 'password',
): Promise<Turned | null> {
  const account = await lockAccount(trx.sql, { id: idOf(viewer), customerId: viewer.customerId })
  if (isRight && account.passwordHash === passwordHash) {
    await settleAttempt(trx, attemptOf(username, origin), 'succeeded')
    return null
  }
  return turnDown({ trx, viewer, origin }, username, {
    refused: httpError('password.wrong', undefined, { field }),
    reason: 'wrong password',
  })
}

/** Counts and records a wrong password or code of a signed-in person. */
export async function turnDown(
  { trx, viewer, origin }: Asked & { trx: Transaction },
  username: string,
  { refused, reason }: { refused: HttpError; reason: string },
): Promise<Turned> {
  await settleAttempt(trx, attemptOf(username, origin), 'failed')
  const row = { id: idOf(viewer), customerId: viewer.customerId }
  return { refused, history: [did('confirmation_failed', 'user', row, { after: { reason }, ...(origin && { origin }) })] }
}

/** Calls without HTTP count as one address, as at sign-in. */
function attemptOf(account: string, origin: CallOrigin | null) {
  return { address: origin?.address ?? '(none)', account }
}

function idOf({ userId }: Person | SystemViewer): number {
  if (userId === null) throw new Error('The product has no account.')
  return userId
}
