import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { invitationHours, type newInvitation } from '../../../contract/people/invitations/invitations.ts'
import type { Role } from '../../../contract/roles.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { hashToken } from '../../platform/http/session.ts'

/** 256 random bits can't be guessed. */
const tokenBytes = 32

interface Wanted extends z.output<typeof newInvitation> {
  /** Null for staff. */
  customerId: number | null
  role: Role
  /** The sites that a member of staff will be limited to. */
  siteIds?: number[]
  createdBy: number | null
}

/** Stores an invitation and answers the end of its link, which is stored nowhere. 409 when the customer has an open one of this address. */
export async function openInvitation(
  trx: Transaction,
  { customerId, createdBy, ...wanted }: Wanted,
): Promise<{ id: number; token: string }> {
  await trx.sql
    .updateTable('invitations')
    .set({ withdrawn_at: trx.now() })
    .where(sql`fold(email)`, '=', sql`fold(${wanted.email})`)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('customer_id', 'is not distinct from', customerId)
    .where('expires_at', '<=', trx.now())
    .execute()
  const { token, ...link } = newLink(trx.now())
  const made = await trx.sql
    .insertInto('invitations')
    .values({
      customer_id: customerId,
      email: wanted.email,
      first_name: wanted.firstName ?? null,
      last_name: wanted.lastName ?? null,
      role: wanted.role,
      site_ids: wanted.siteIds ?? [],
      portal_access: wanted.portalAccess,
      created_by: createdBy,
      created_at: trx.now(),
      ...link,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw httpError('invitation.open-already', { email: wanted.email })
  return { id: made.id, token }
}

/** Gives an invitation a new link. The old one is dead. */
export async function renewInvitation(trx: Transaction, id: number): Promise<string> {
  const { token, ...link } = newLink(trx.now())
  await trx.sql.updateTable('invitations').set(link).where('id', '=', id).execute()
  return token
}

function newLink(now: Date) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const expires = new Date(now.getTime() + invitationHours * 60 * 60 * 1000)
  return { token, token_hash: hashToken(token), sent_at: now, expires_at: expires }
}
