import type { User } from '../../../contract/people/auth/auth.ts'
import type { portalAccesses, Role } from '../../../contract/roles.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { getUser, signInNameIsTaken } from './users-queries.ts'

interface NewUser {
  username: string
  email: string
  /** From hashPassword(), called before the transaction because hashing is slow. */
  passwordHash: string
  role: Role
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  /** For users of a customer. */
  customerId?: number
  /** The customer's first user, who signs in with its contact email. */
  isPrimary?: boolean
  /** The sites that a member of staff is limited to. */
  siteIds?: number[]
  /** The portal access of a customer's user; full when left out. */
  portalAccess?: (typeof portalAccesses)[number]
}

export async function createUser(trx: Transaction, user: NewUser): Promise<User> {
  if (await signInNameIsTaken(trx.sql, [user.username, user.email])) throw signInNameTaken()
  const created = await trx.sql
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      first_name: user.firstName || null,
      last_name: user.lastName || null,
      role: user.role,
      customer_id: user.customerId ?? null,
      site_ids: user.siteIds ?? [],
      is_primary: user.isPrimary ?? false,
      portal_access: user.portalAccess ?? 'full',
      password_hash: user.passwordHash,
      created_at: trx.now(),
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw signInNameTaken()
  return getUser(trx.sql, created.id)
}

export function signInNameTaken() {
  return httpError('user.name-taken')
}
