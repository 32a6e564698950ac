import { sql } from 'kysely'
import type { CustomerUser } from '../../../contract/people/customers/customers.ts'
import {
  type Colleague,
  type ColleagueInvitation,
  colleaguesEndpoints,
  mostColleagues,
  mostInvitationsADay,
} from '../../../contract/people/invitations/colleagues.ts'
import type { Invitation } from '../../../contract/people/invitations/invitations.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import { lockCustomerUser } from '../auth/customer-users-queries.ts'
import { setUserAccess } from '../auth/update-user.ts'
import { sendInvitation } from './invite.ts'
import { endInvitation } from './withdraw-invitation.ts'

/*
 * What users of a customer do about one another. It needs rows that customers' role has no rights on (mails, sessions, accounts of others
 * with the same address), so these verbs run as the product, and find rows by the viewer's customer only.
 */

/** @param ownAddress where people reach the server; the link leads there. */
export function inviteColleagueWith(ownAddress: () => string) {
  return verb(colleaguesEndpoints.invite, {
    asProduct: true,
    prepare: async () => null,
    run: async ({ trx, viewer }, wanted) => {
      await lockCompany(trx, viewer.customerId)
      await requireRoom(trx, viewer.customerId)
      await requireFewToday(trx, viewer.customerId)
      const { answer, ...recorded } = await sendInvitation(trx, viewer, ownAddress(), { id: viewer.customerId, ...wanted })
      return { ...recorded, answer: forColleagues(answer) }
    },
  })
}

export const withdrawColleague = verb(colleaguesEndpoints.withdraw, {
  asProduct: true,
  prepare: async () => null,
  run: async ({ trx, viewer }, { id }) => {
    const { answer, history, mails } = await endInvitation(trx, viewer, id)
    const company = { id: viewer.customerId, customerId: viewer.customerId }
    return { answer: forColleagues(answer), history, touched: { customers: [company], mails } }
  },
})

/** One’s own access stays, and what staff disabled only staff restores. */
export const updateColleague = verb(colleaguesEndpoints.update, {
  asProduct: true,
  prepare: async () => null,
  run: async ({ trx, viewer }, { id, ifMatch, isActive }) => {
    const before = await lockCustomerUser(trx, viewer, id, ifMatch)
    if (id === viewer.userId) throw httpError('user.oneself')
    if (isActive && !before.isActive) await requireDisabledByColleague(trx, { id, customerId: viewer.customerId })
    const { answer, ...recorded } = await setUserAccess(trx, viewer, before, { isActive })
    return { ...recorded, answer: asColleague(answer) }
  },
})

/** So that two invitations at once don't both take the last place. */
async function lockCompany(trx: Transaction, customerId: number): Promise<void> {
  await trx.sql.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

async function requireRoom(trx: Transaction, customerId: number): Promise<void> {
  const { rows } = await sql<{ people: number }>`
    select (select count(*) from users where customer_id = ${customerId})::integer
      + (select count(*) from invitations where customer_id = ${customerId} and accepted_at is null and withdrawn_at is null
          and expires_at > ${trx.now()})::integer as people`.execute(trx.sql)
  if ((rows[0]?.people ?? 0) >= mostColleagues) throw httpError('invitation.too-many', { most: mostColleagues })
}

/** Each invitation is a mail to an address of their choice, so withdrawing one makes no room for another. */
async function requireFewToday(trx: Transaction, customerId: number): Promise<void> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::integer as sent from invitations i join users u on u.id = i.created_by
    where i.customer_id = ${customerId} and u.customer_id = ${customerId} and i.created_at > ${trx.now()}::timestamptz - interval '1 day'`.execute(
    trx.sql,
  )
  if ((rows[0]?.sent ?? 0) >= mostInvitationsADay) throw httpError('invitation.too-many-today', { most: mostInvitationsADay })
}

async function requireDisabledByColleague(trx: Transaction, { id, customerId }: { id: number; customerId: number }): Promise<void> {
  const colleague = await trx.sql
    .selectFrom('users as u')
    .innerJoin('users as d', 'd.id', 'u.disabled_by')
    .where('u.id', '=', id)
    .where('d.customer_id', '=', customerId)
    .select('d.id')
    .executeTakeFirst()
  if (!colleague) throw httpError('user.disabled-by-staff')
}

function forColleagues({ mail, role, siteIds, ...invitation }: Invitation): ColleagueInvitation {
  return invitation
}

function asColleague({ username, hasTwoFactor, lastSignInAt, ...user }: CustomerUser): Colleague {
  return user
}
