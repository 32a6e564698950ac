import type { User } from '../../contract/auth.ts'
import { type CallOrigin, recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import { forbidden } from '../errors.ts'
import { system } from '../viewer.ts'
import { choosePassword } from './choose-password.ts'
import { createUser } from './create-user.ts'
import { type NewSession, startSession } from './sessions.ts'
import { dropSetupCode, lockEmptyInstallation } from './setup-code.ts'

export interface NewAdministrator {
  username: string
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
  origin: CallOrigin
}

/** The first person of an empty installation, signed in at once. Of several who try at the same moment, one wins. */
export async function createAdministrator(db: Database, input: NewAdministrator): Promise<{ user: User; session: NewSession }> {
  const { origin, password, ...fields } = input
  const passwordHash = await choosePassword(password, [input.username, input.email])
  return db.transaction(system, async (trx) => {
    if (!(await lockEmptyInstallation(trx.sql))) throw registrationClosed()
    await dropSetupCode(trx.sql)
    const user = await createUser(trx, { ...fields, passwordHash, role: 'admin' })
    await recordAudit(trx, system, { action: 'create', entity: 'user', entityId: user.id, after: user, origin })
    return { user, session: await startSession(trx, { userId: user.id, userAgent: origin.userAgent, replaces: null }) }
  })
}

export function registrationClosed() {
  return forbidden('Accounts are created by an administrator. Please ask one for access, or sign in.')
}
