import { type Kysely, sql } from 'kysely'
import type { ColleagueInvitation } from '../../../contract/people/invitations/colleagues.ts'
import type { Invitation } from '../../../contract/people/invitations/invitations.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { hashToken } from '../../platform/http/session.ts'
import { oneOf } from '../../platform/lists/list.ts'
import type { CustomerViewer, Viewer } from '../../viewer.ts'

/** Invitations; a customer's own. */
export function visibleInvitations(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('invitations as i').$if(viewer.customerId !== null, (q) => q.where('i.customer_id', '=', viewer.customerId))
}

/** One that had expired before another took its place stays expired. */
function stateAt(now: Date) {
  return sql<Invitation['state']>`case
    when i.accepted_at is not null then 'accepted'
    when i.withdrawn_at < i.expires_at then 'withdrawn'
    when i.expires_at <= ${now} then 'expired'
    else 'open' end`
}

const newestMail = sql<Invitation['mail']>`(
  select jsonb_build_object('state', m.state, 'delivery', m.delivery, 'error', m.error, 'sentAt', iso(m.sent_at))
  from mails m where m.kind = 'invitation' and m.subject_id = i.id order by m.created_at desc, m.id desc limit 1)`

function selectInvitations(invitations: ReturnType<typeof visibleInvitations>, now: Date) {
  return invitations
    .select(['i.id', 'i.customer_id as customerId', 'i.email', 'i.first_name as firstName', 'i.last_name as lastName'])
    .select(['i.portal_access as portalAccess', stateAt(now).as('state'), sql<string | null>`user_name(i.created_by)`.as('createdBy')])
    .select([iso('i.created_at').as('createdAt'), iso('i.expires_at').as('expiresAt'), isoOrNull('i.accepted_at').as('acceptedAt')])
    .select(isoOrNull('i.withdrawn_at').as('withdrawnAt'))
}

/** With what only staff see. */
function selectForStaff(invitations: ReturnType<typeof visibleInvitations>, now: Date) {
  return selectInvitations(invitations, now).select(['i.role', 'i.site_ids as siteIds', newestMail.as('mail')])
}

/** The invitations of a customer, or to become a member of staff where it is null; newest first. */
export async function listInvitations(
  on: Kysely<Tables>,
  viewer: Viewer,
  { customerId, now }: { customerId: number | null; now: Date },
): Promise<Invitation[]> {
  return selectForStaff(visibleInvitations(on, viewer), now)
    .where('i.customer_id', customerId === null ? 'is' : '=', customerId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()
}

/** The invitations of the viewer's company, newest first. */
export async function listColleagueInvitations(on: Kysely<Tables>, viewer: CustomerViewer, now: Date): Promise<ColleagueInvitation[]> {
  return selectInvitations(visibleInvitations(on, viewer), now).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').execute()
}

export async function getInvitation(trx: Transaction, viewer: Viewer, id: number): Promise<Invitation> {
  return oneOf(selectForStaff(visibleInvitations(trx.sql, viewer), trx.now()).where('i.id', '=', id), 'invitation.not-found')
}

/** Locks an invitation until the end of the transaction, then reads it; 404 when it isn't there. */
export async function lockInvitation(trx: Transaction, viewer: Viewer, id: number): Promise<Invitation> {
  await oneOf(visibleInvitations(trx.sql, viewer).where('i.id', '=', id).select('i.id').forUpdate(), 'invitation.not-found')
  return getInvitation(trx, viewer, id)
}

/** The invitation of a link, and its customer, or for staff who runs the warehouse; undefined when there is none. */
export async function findByToken(on: Kysely<Tables>, token: string, now: Date) {
  return on
    .selectFrom('invitations as i')
    .leftJoin('customers as c', 'c.id', 'i.customer_id')
    .where('i.token_hash', '=', hashToken(token))
    .select(['i.id', 'i.customer_id as customerId', 'i.role', 'i.site_ids as siteIds', companyName.as('companyName')])
    .select(sql<boolean>`c.status is not distinct from case when i.role = 'customer' then 'active' end`.as('isActive'))
    .select(['i.email', 'i.first_name as firstName', 'i.last_name as lastName', 'i.portal_access as portalAccess'])
    .select([stateAt(now).as('state'), iso('i.expires_at').as('expiresAt')])
    .executeTakeFirst()
}

/** The customer, or who runs the warehouse. */
const companyName = sql<string>`coalesce(c.name, (select value ->> 'name' from settings where key = 'operator'), 'Tallyhouse')`

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>

/** The time until which a link works, by the warehouse's clock: '25 November 2026, 10:45 (Europe/Amsterdam)'. */
export async function expiryText(on: Kysely<Tables>, expiresAt: string): Promise<string> {
  const { text } = await on
    .selectNoFrom(
      sql<string>`to_char(${expiresAt}::timestamptz at time zone warehouse_zone(), 'FMDD FMMonth YYYY, HH24:MI') || ' (' || warehouse_zone() || ')'`.as(
        'text',
      ),
    )
    .executeTakeFirstOrThrow()
  return text
}
