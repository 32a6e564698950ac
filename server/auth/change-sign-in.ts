import type { Transaction } from '../db/database.ts'
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

/** A customer's contact e-mail is also its primary user's e-mail (decisions §2), and the username too if that was the old e-mail. */
export async function setPrimaryEmail(trx: Transaction, customerId: number, email: string): Promise<void> {
  const user = await primaryUser(trx.sql, customerId)
  if (!user || user.email === email) return
  if (await signInNameIsTaken(trx.sql, [email], user.id)) throw signInNameTaken()
  const username = user.username === user.email ? email : user.username
  await trx.sql.updateTable('users').set({ email, username }).where('id', '=', user.id).execute()
}
