import type { authEndpoints, InvitedPerson, User } from '../../../contract/people/auth/auth.ts'
import { httpError } from '../../errors.ts'
import { type Actor, did } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import { hashToken, type NewSession } from '../../platform/http/session.ts'
import type { Outcome } from '../../verb.ts'
import { type CallOrigin, system } from '../../viewer.ts'
import { setFirstSignIn } from '../auth/change-sign-in.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { createUser } from '../auth/create-user.ts'
import { startSession } from '../auth/sessions.ts'
import { refuseThrottled, settleAttempt } from '../auth/sign-in-throttle.ts'
import { findAccount, getUser, lockAccount } from '../auth/users-queries.ts'
import { shareCustomer } from '../customers/customers-queries.ts'
import { type FoundInvitation, findByToken } from './invitations-queries.ts'

export interface RegisterWork {
  trx: Transaction
  origin: CallOrigin | null
}

interface Input {
  /** The end of the link. */
  invitation: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** What is prepared before the transaction: nothing for an unknown link. */
type Prepared = { passwordHash: string; customerId: number | null } | { passwordHash: null }

/** Who is invited by a link; 403 when it can't be used any more. */
export async function readInvitation(db: Database, token: string, origin: CallOrigin): Promise<InvitedPerson> {
  await refuseThrottled(db, attemptOf(origin))
  const invitation = await db.read(system, (on) => findByToken(on, token, db.now()))
  requireUsable(invitation)
  const { companyName, email, firstName, lastName, expiresAt } = invitation
  return { companyName, email, firstName, lastName, expiresAt }
}

/** Before the transaction, because hashing is slow. */
export async function prepareInvited(db: Database, input: Input, origin: CallOrigin | null): Promise<Prepared> {
  await refuseThrottled(db, attemptOf(origin))
  const invitation = await db.read(system, (on) => findByToken(on, input.invitation, db.now()))
  if (!invitation) return { passwordHash: null }
  requireUsable(invitation)
  return { passwordHash: await choosePassword(input.password, [invitation.email]), customerId: invitation.customerId }
}

/**
 * Creates the account that an invitation offers, or takes over the one that was made for its address and never used. A link works once: of
 * concurrent attempts the first one locks the invitation. Unknown links are throttled and recorded like wrong set-up codes.
 */
export async function registerInvited(
  { trx, origin }: RegisterWork,
  input: Input,
  prepared: Prepared,
): Promise<Outcome<typeof authEndpoints.register, NewSession>> {
  const details = origin ? { origin } : {}
  await settleAttempt(trx, attemptOf(origin), prepared.passwordHash === null ? 'failed' : 'succeeded')
  if (prepared.passwordHash === null)
    return { refused: httpError('invitation.unknown'), history: [did('invitation_refused', 'user', null, { actor: stranger, ...details })] }
  const invitation = await lockInvitation(trx, input.invitation, prepared.customerId)
  const { customerId, email, role } = invitation
  const { user, isNew } = await giveAccount(trx, invitation, {
    passwordHash: prepared.passwordHash,
    firstName: input.firstName === undefined ? invitation.firstName : input.firstName || null,
    lastName: input.lastName === undefined ? invitation.lastName : input.lastName || null,
    portalAccess: invitation.portalAccess,
  })
  await trx.sql.updateTable('invitations').set({ accepted_at: trx.now(), accepted_by: user.id }).where('id', '=', invitation.id).execute()
  const session = await startSession(trx, {
    userId: user.id,
    origin,
    replaces: origin?.sessionToken ?? null,
  })
  const actor = { userId: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username }
  const owned = { id: user.id, customerId }
  return {
    answer: user,
    history: [
      isNew ? did('create', 'user', owned, { after: user, actor, ...details }) : did('set_password', 'user', owned, { actor, ...details }),
      customerId === null
        ? did('accept_invitation', 'invitation', { id: invitation.id }, { after: { user: email, role }, actor, ...details })
        : did('accept_invitation', 'customer', { id: customerId, customerId }, { after: { user: email }, actor, ...details }),
    ],
    touched: customerId === null ? { account: [{ id: user.id }] } : { customers: [{ id: customerId, customerId }] },
    passed: session,
  }
}

/** Keeps the customer and the invitation as they are until the transaction ends, and reads what they are under the lock. */
async function lockInvitation(trx: Transaction, token: string, customerId: number | null): Promise<FoundInvitation> {
  if (customerId !== null) await shareCustomer(trx.sql, customerId)
  await trx.sql.selectFrom('invitations').select('id').where('token_hash', '=', hashToken(token)).forUpdate().execute()
  const invitation = await findByToken(trx.sql, token, trx.now())
  requireUsable(invitation)
  return invitation
}

function requireUsable(invitation: FoundInvitation | undefined): asserts invitation is FoundInvitation {
  if (!invitation) throw httpError('invitation.unknown')
  if (invitation.state === 'accepted') throw httpError('invitation.used')
  if (invitation.state === 'withdrawn') throw httpError('invitation.withdrawn')
  if (invitation.state === 'expired') throw httpError('invitation.expired')
  if (!invitation.isActive) throw httpError('invitation.access-disabled')
}

async function giveAccount(
  trx: Transaction,
  { email, role, customerId, siteIds }: FoundInvitation,
  chosen: Parameters<typeof setFirstSignIn>[2],
): Promise<{ user: User; isNew: boolean }> {
  const account = await findAccount(trx.sql, email)
  if (!account) {
    const user = await createUser(trx, { username: email, email, role, siteIds, ...(customerId !== null && { customerId }), ...chosen })
    return { user, isNew: true }
  }
  // An account of staff is never taken over, because its first password isn't handed over.
  if (customerId === null || account.customerId !== customerId) throw httpError('invitation.account-exists', { email })
  const { lastSignInAt, isDisabled } = await lockAccount(trx.sql, { id: account.id, customerId })
  if (lastSignInAt !== null) throw httpError('invitation.account-exists', { email })
  if (isDisabled) throw httpError('invitation.access-disabled')
  await setFirstSignIn(trx, account.id, chosen)
  return { user: await getUser(trx.sql, account.id), isNew: false }
}

const stranger: Actor = { userId: null, name: '(unknown)' }

/** Guesses of one address are counted together, whatever they guess. Calls without HTTP count as one address. */
function attemptOf(origin: CallOrigin | null) {
  return { address: origin?.address ?? '(none)', account: '(invitation)' }
}
