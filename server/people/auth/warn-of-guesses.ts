import { sql } from 'kysely'
import type { Transaction } from '../../platform/engine/database.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'

/** Mails the owner of an account that someone who knows the password has entered too many wrong codes. */
export async function warnOfGuesses(trx: Transaction, userId: number, wrongCodes: number): Promise<void> {
  const user = await trx.sql
    .selectFrom('users')
    .select(['email', 'customer_id as customerId', sql<string>`user_name(id)`.as('name')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const operator = await getSetting(trx.sql, 'operator')
  await queueMails(trx, [
    {
      kind: 'security',
      subjectId: userId,
      customerId: user.customerId,
      userId,
      to: { name: user.name, address: user.email },
      subject: 'Wrong two-factor codes for your account',
      body: `Dear ${user.name},

Someone entered your password and then ${wrongCodes} wrong two-factor codes. Further codes are refused for a while.

If it wasn't you, someone else knows your password: change it, or ask your administrator to set a new one.

${mailSignature(operator)}
`,
    },
  ])
}
