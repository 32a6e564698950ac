import type { z } from 'zod'
import { invitationsEndpoints, type newInvitation } from '../../../contract/people/invitations/invitations.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { findAccount } from '../auth/users-queries.ts'
import { shareCustomer } from '../customers/customers-queries.ts'
import { getInvitation } from './invitations-queries.ts'
import { mailInvitation } from './mail-invitation.ts'
import { openInvitation } from './open-invitation.ts'

/**
 * Sends a person a link to create an account for a customer, or to take over the one that was made for this address and never used.
 * @param ownAddress where people reach the server; the link leads there.
 */
export function inviteWith(ownAddress: () => string) {
  return verb(invitationsEndpoints.create, ({ trx, viewer }, input) => sendInvitation(trx, viewer, ownAddress(), input))
}

interface Wanted extends z.output<typeof newInvitation> {
  /** The id of the customer. */
  id: number
}

/** Opens the invitation of a customer's user and queues its mail, as a verb's outcome. */
export async function sendInvitation(trx: Transaction, viewer: Viewer, address: string, { id, ...wanted }: Wanted) {
  await requireActive(trx, id)
  await requireInvitable(trx, wanted.email, id, viewer)
  const opened = await openInvitation(trx, { ...wanted, role: 'customer', customerId: id, createdBy: viewer.userId })
  const invitation = await getInvitation(trx, viewer, opened.id)
  const mail = await mailInvitation(trx, viewer, invitation, linkOf(address, opened.token))
  return {
    answer: await getInvitation(trx, viewer, opened.id),
    history: [
      did('invite', 'customer', { id, customerId: id }, { after: { user: wanted.email, userAccess: wanted.portalAccess } }),
    ] as const,
    touched: { customers: [{ id, customerId: id }], mails: [{ id: mail.id }] },
  }
}

export function linkOf(address: string, token: string): string {
  return `${address}/register?invitation=${token}`
}

/** Keeps the customer as it is until the transaction ends; 409 when its access is disabled. */
export async function requireActive(trx: Transaction, customerId: number): Promise<void> {
  const customer = await shareCustomer(trx.sql, customerId)
  if (customer.status !== 'active') throw httpError('invitation.customer-inactive', { customer: customer.name })
}

/**
 * 409 when there is an account of this address, unless it is one of the customer's that was never used. Null is for staff. A customer isn't
 * answered whether there is one elsewhere: who opens the link reads it.
 */
export async function requireInvitable(trx: Transaction, email: string, customerId: number | null, viewer: Viewer): Promise<void> {
  const account = await findAccount(trx.sql, email)
  if (!account || (viewer.customerId !== null && account.customerId !== viewer.customerId)) return
  if (customerId === null || account.customerId !== customerId || account.lastSignInAt !== null)
    throw httpError('invitation.address-taken', { email })
  if (account.disabledAt !== null) throw httpError('invitation.user-disabled', { email })
}
