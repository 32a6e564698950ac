import { sql } from 'kysely'
import type { User } from '../../contract/auth.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { forbidden } from '../errors.ts'
import { system } from '../viewer.ts'
import { createUser } from './create-user.ts'
import { hashPassword } from './passwords.ts'
import { type NewSession, startSession } from './sessions.ts'
import { hasUsers } from './users-queries.ts'

export interface NewAdministrator {
  username: string
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
  userAgent: string | null
}

/** Any number: whoever creates the first administrator holds this lock meanwhile. */
const firstAdministratorLock = 7_447_001

/** The first person of an empty installation, signed in at once. Of several who try at the same moment, one wins. */
export async function createAdministrator(db: Database, input: NewAdministrator): Promise<{ user: User; session: NewSession }> {
  const { userAgent, password, ...fields } = input
  const passwordHash = await hashPassword(password)
  return db.transaction(system, async (trx) => {
    await sql`select pg_advisory_xact_lock(${firstAdministratorLock})`.execute(trx.sql)
    if (await hasUsers(trx.sql)) throw registrationClosed()
    const user = await createUser(trx, { ...fields, passwordHash, role: 'admin' })
    await recordAudit(trx, system, { action: 'create', entity: 'user', entityId: user.id, after: user })
    return { user, session: await startSession(trx, { userId: user.id, userAgent, replaces: null }) }
  })
}

export function registrationClosed() {
  return forbidden('Accounts are created by an administrator. Please ask one for access, or sign in.')
}
