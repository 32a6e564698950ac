import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type CallOrigin, recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { badRequest, forbidden } from '../errors.ts'
import { system } from '../viewer.ts'
import { settleAttempt } from './sign-in-throttle.ts'
import { hasUsers } from './users-queries.ts'

/** Any number: whoever creates the first administrator or the set-up code holds this lock meanwhile. */
const firstAdministratorLock = 7_447_001
const setting = 'setup_code'

/** The code that creating the first administrator asks for. Every server on the database has the same; null when there is a user. */
export async function findSetupCode(db: Database): Promise<string | null> {
  return db.transaction(system, async ({ sql: on }) => {
    if (!(await lockEmptyInstallation(on))) return null
    await on
      .insertInto('settings')
      .values({ key: setting, value: JSON.stringify({ code: newSetupCode() }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const kept = on.selectFrom('settings').select(sql<string>`value ->> 'code'`.as('code')).where('key', '=', setting)
    return (await kept.executeTakeFirstOrThrow()).code
  })
}

export async function dropSetupCode(on: Kysely<Tables>): Promise<void> {
  await on.deleteFrom('settings').where('key', '=', setting).execute()
}

/** Until the transaction ends nobody else creates the first administrator. False when there is a user already. */
export async function lockEmptyInstallation(on: Kysely<Tables>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${firstAdministratorLock})`.execute(on)
  return !(await hasUsers(on))
}

/** Without letters and digits that look alike, as it may be read from one screen and typed into another. */
export function newSetupCode(): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${group()}-${group()}-${group()}`
}

interface GivenCode {
  given: string | undefined
  expected: string
  origin: CallOrigin
}

/** Refuses a wrong set-up code. Wrong ones are limited as failed sign-ins are, and recorded. */
export async function verifySetupCode(db: Database, { given = '', expected, origin }: GivenCode): Promise<void> {
  if (given.trim() === '') throw badRequest(askForSetupCode, [{ path: 'setupCode', message: askForSetupCode }])
  const isRight = isSame(given.trim(), expected)
  await db.transaction(system, async (trx) => {
    await settleAttempt(trx, { address: origin.address, account: '(set-up code)' }, isRight ? 'succeeded' : 'failed')
    if (!isRight) await recordAudit(trx, { userId: null, name: '(unknown)' }, { action: 'setup_code_refused', entity: 'user', origin })
  })
  if (!isRight) throw forbidden(`That is not the set-up code. ${askForSetupCode}`)
}

const askForSetupCode = 'Enter the set-up code that the server printed when it started.'

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
