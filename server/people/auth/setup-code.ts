import { createHash, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { system } from '../../viewer.ts'
import { newTypedCode } from './typed-code.ts'
import { hasUsers } from './users-queries.ts'

/** Key of the advisory lock for creating the first administrator or the set-up code. Arbitrary. */
const firstAdministratorLock = 7_447_001
const setting = 'setup_code'

/** The code required to create the first administrator, shared by all servers on the database; null when a user exists. */
export async function findSetupCode(db: Database): Promise<string | null> {
  return db.transaction(system, async ({ sql: on }) => {
    if (!(await lockEmptyInstallation(on))) return null
    await on
      .insertInto('settings')
      .values({ key: setting, value: JSON.stringify({ code: newTypedCode() }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const kept = on.selectFrom('settings').select(sql<string>`value ->> 'code'`.as('code')).where('key', '=', setting)
    return (await kept.executeTakeFirstOrThrow()).code
  })
}

export async function dropSetupCode(on: Kysely<Tables>): Promise<void> {
  await on.deleteFrom('settings').where('key', '=', setting).execute()
}

/** Locks the creation of the first administrator until the transaction ends. False when a user exists. */
export async function lockEmptyInstallation(on: Kysely<Tables>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${firstAdministratorLock})`.execute(on)
  return !(await hasUsers(on))
}

/** Whether this is the set-up code; 400 when none was given. */
export function isSetupCode(given: string | undefined, expected: string): boolean {
  if (!given?.trim()) throw httpError('setup-code.missing', undefined, { field: 'setupCode' })
  return isSame(given.trim(), expected)
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
