import type { portalAccesses } from '../../../contract/roles.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { signInNameTaken } from './create-user.ts'
import { endSessions } from './sessions.ts'
import { primaryUser, signInNameIsTaken } from './users-queries.ts'

/** Sets a password and signs the user out everywhere. For a customer, the user is its primary user. */
export async function setPassword(
  trx: Transaction,
  whose: { userId: number } | { customerId: number },
  passwordHash: string,
): Promise<void> {
  const userId = 'userId' in whose ? whose.userId : (await primaryUser(trx.sql, whose.customerId))?.id
  if (userId === undefined) return
  await trx.sql.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await endSessions(trx, { userId })
}

interface FirstSignIn {
  passwordHash: string
  firstName: string | null
  lastName: string | null
  portalAccess: (typeof portalAccesses)[number]
}

/** What a person chooses who has an account and never signed in; the initial password, which others know, ends with it. */
export async function setFirstSignIn(trx: Transaction, userId: number, { passwordHash, ...chosen }: FirstSignIn): Promise<void> {
  await trx.sql
    .updateTable('users')
    .set((eb) => ({
      first_name: chosen.firstName,
      last_name: chosen.lastName,
      portal_access: chosen.portalAccess,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
  await setPassword(trx, { userId }, passwordHash)
}

/** A customer's contact email is also its primary user's email, and the username too if that was the old email. */
export async function setPrimaryEmail(trx: Transaction, customerId: number, email: string): Promise<void> {
  const user = await primaryUser(trx.sql, customerId)
  if (!user || user.email === email) return
  if (await signInNameIsTaken(trx.sql, [email], user.id)) throw signInNameTaken()
  const username = user.username === user.email ? email : user.username
  await trx.sql.updateTable('users').set({ email, username }).where('id', '=', user.id).execute()
}
