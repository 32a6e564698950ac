import { type Kysely, sql } from 'kysely'
import type { StaffMember, User } from '../../../contract/people/auth/auth.ts'
import { type Action, roleMay } from '../../../contract/permissions.ts'
import { staffRoles } from '../../../contract/roles.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Viewer } from '../../viewer.ts'
import { mustSetUpTwoFactor } from './must-set-up-two-factor.ts'
import { switchedOffFor } from './switched-off.ts'

/** Users of customers; a customer's own. */
export function visibleCustomerUsers(on: Kysely<Tables>, viewer: Viewer) {
  const users = on.selectFrom('users as u').where('u.customer_id', 'is not', null)
  return viewer.customerId === null ? users : users.where('u.customer_id', '=', viewer.customerId)
}

/** A customer's user may do what both the customer and the user itself may; null for staff. Of the tables `u` and `c`. */
const effectivePortalAccess = sql<User['portalAccess']>`case when u.portal_access = 'view_only' then 'view_only' else c.portal_access end`

function selectUsers(on: Kysely<Tables>) {
  return on
    .selectFrom('users as u')
    .leftJoin('customers as c', 'c.id', 'u.customer_id')
    .select(['u.id', 'u.username', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.role'])
    .select([effectivePortalAccess.as('portalAccess'), 'u.profile_image_url as profileImageUrl', 'u.language'])
    .select([switchedOffFor('u.role').as('switchedOff'), mustSetUpTwoFactor.as('mustSetUpTwoFactor')])
}

export async function getUser(on: Kysely<Tables>, id: number): Promise<User> {
  return selectUsers(on).where('u.id', '=', id).executeTakeFirstOrThrow()
}

/** The fields of a user in the audit history. */
export async function getAccount(on: Kysely<Tables>, id: number): Promise<{ username: string; customerId: number | null }> {
  return on.selectFrom('users').select(['username', 'customer_id as customerId']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** How a user signs in. */
export async function getSignIn(on: Kysely<Tables>, id: number) {
  return on
    .selectFrom('users')
    .select(['username', 'email', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Locks a user's row and its customer's until the end of the transaction: setting a password or disabling either of them waits.
 * The customer's row is locked first, in the same order as when a customer and its user are changed.
 */
export async function lockAccount(on: Kysely<Tables>, { id, customerId }: { id: number; customerId: number | null }) {
  const customer =
    customerId === null
      ? null
      : await on.selectFrom('customers').select('status').where('id', '=', customerId).forShare().executeTakeFirstOrThrow()
  const { passwordHash, disabledAt, lastSignInAt } = await on
    .selectFrom('users')
    .select(['password_hash as passwordHash', 'disabled_at as disabledAt', 'last_sign_in_at as lastSignInAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { passwordHash, lastSignInAt, isDisabled: disabledAt !== null || (customer !== null && customer.status !== 'active') }
}

export async function hasUsers(on: Kysely<Tables>): Promise<boolean> {
  return (await on.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** People who may sign in; work is assigned to no others. */
export async function listStaff(on: Kysely<Tables>): Promise<StaffMember[]> {
  return on
    .selectFrom('users')
    .select(['id', sql<string>`user_name(id)`.as('name'), 'role'])
    .where('role', '<>', 'customer')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Whether work that is this action can be assigned to the user: a member of staff who may sign in, and may do it. */
export async function isStaffWhoMay(on: Kysely<Tables>, action: Action, id: number): Promise<boolean> {
  const allowed = staffRoles.filter((role) => roleMay(role, action))
  const staff = on.selectFrom('users').select('id').where('role', 'in', allowed).where('disabled_at', 'is', null)
  return (await staff.where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Finds a user by username or email, case-insensitively; a username takes precedence over another user's email. */
export async function findUserToSignIn(on: Kysely<Tables>, name: string) {
  return selectUsers(on)
    .select(['u.password_hash as passwordHash', 'u.customer_id as customerId'])
    .where((eb) => eb.or([eb(sql`fold(u.username)`, '=', sql`fold(${name})`), eb(sql`fold(u.email)`, '=', sql`fold(${name})`)]))
    .orderBy(sql`fold(u.username) = fold(${name})`, 'desc')
    .executeTakeFirst()
}

/** The account with this username or email, whatever its case. */
export async function findAccount(on: Kysely<Tables>, name: string) {
  return on
    .selectFrom('users')
    .select(['id', 'customer_id as customerId', 'last_sign_in_at as lastSignInAt', 'disabled_at as disabledAt'])
    .where((eb) => eb.or([eb(sql`fold(username)`, '=', sql`fold(${name})`), eb(sql`fold(email)`, '=', sql`fold(${name})`)]))
    .executeTakeFirst()
}

/** Whether another user has one of these names as username or email. */
export async function signInNameIsTaken(on: Kysely<Tables>, names: string[], exceptUserId = 0): Promise<boolean> {
  const wanted = names.map((name) => sql`fold(${name})`)
  const other = await on
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb(sql`fold(username)`, 'in', wanted), eb(sql`fold(email)`, 'in', wanted)]))
    .where('id', '<>', exceptUserId)
    .executeTakeFirst()
  return other !== undefined
}

export async function primaryUser(on: Kysely<Tables>, customerId: number) {
  return on
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
}
