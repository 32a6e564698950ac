import { type CallOrigin, recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { system } from '../viewer.ts'
import { endSession } from './sessions.ts'
import { getAccount } from './users-queries.ts'

/** Ends the session of this browser; fine when there is none. */
export async function signOut(db: Database, token: string, origin: CallOrigin): Promise<void> {
  await db.transaction(system, async (trx) => {
    const userId = await endSession(trx, token)
    if (userId === null) return
    const { username, customerId } = await getAccount(trx.sql, userId)
    await recordAudit(trx, { userId, name: username }, { action: 'sign_out', entity: 'user', entityId: userId, customerId, origin })
  })
}
