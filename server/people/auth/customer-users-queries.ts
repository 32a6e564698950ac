import { type Kysely, sql } from 'kysely'
import type { CustomerUser } from '../../../contract/people/customers/customers.ts'
import type { Colleague } from '../../../contract/people/invitations/colleagues.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { rowOf } from '../../platform/lists/row-of.ts'
import type { CustomerViewer, Viewer } from '../../viewer.ts'
import { hasTwoFactor } from './must-set-up-two-factor.ts'
import { visibleCustomerUsers } from './users-queries.ts'

type CustomerUsers = ReturnType<typeof visibleCustomerUsers>

/** Who sent the invitation that made the account. */
const invitedBy = sql<string | null>`(
  select user_name(i.created_by) from invitations i where i.accepted_by = u.id order by i.accepted_at desc, i.id desc limit 1)`

/** What colleagues see of one another. */
function selectColleagues(users: CustomerUsers) {
  return users
    .select(['u.id', sql<string>`user_name(u.id)`.as('name'), 'u.first_name as firstName', 'u.last_name as lastName'])
    .select(['u.email', 'u.is_primary as isPrimary', 'u.portal_access as portalAccess'])
    .select([sql<boolean>`u.disabled_at is null`.as('isActive'), iso('u.created_at').as('createdAt')])
    .select([invitedBy.as('invitedBy'), 'u.version'])
}

function selectCustomerUsers(users: CustomerUsers) {
  return selectColleagues(users).select(['u.username', hasTwoFactor.as('hasTwoFactor'), isoOrNull('u.last_sign_in_at').as('lastSignInAt')])
}

/** Who may sign in for the viewer's company, the primary user first. */
export async function listColleagues(on: Kysely<Tables>, viewer: CustomerViewer): Promise<Colleague[]> {
  return selectColleagues(visibleCustomerUsers(on, viewer)).orderBy('u.is_primary', 'desc').orderBy('u.id').execute()
}

/** Who may sign in for a customer, the primary user first. */
export async function listCustomerUsers(on: Kysely<Tables>, viewer: Viewer, customerId: number): Promise<CustomerUser[]> {
  return selectCustomerUsers(visibleCustomerUsers(on, viewer))
    .where('u.customer_id', '=', customerId)
    .orderBy('u.is_primary', 'desc')
    .orderBy('u.id')
    .execute()
}

/** A user of a customer; 404 for members of staff. */
export const { get: getCustomerUser, lock: lockCustomerUser } = rowOf({
  alias: 'u',
  missing: 'user.not-found',
  from: visibleCustomerUsers,
  select: (users) => selectCustomerUsers(users).select(sql<number>`u.customer_id`.as('customerId')),
})
