import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { TwoFactorState } from '../../../contract/people/auth/account-security.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { sealFactor, unsealFactor } from './sealed-two-factor.ts'
import { hashTypedCode, newTypedCode } from './typed-code.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

/*
 * The second factor of an account: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. A caller that checks one has locked the
 * account (lockAccount), and still each is taken by one conditional statement, so that it counts once whatever happens at the same time.
 */

const secretBytes = 20
const period = 30
const howManyRecoveryCodes = 10
/** How long a set-up that was started waits for its first code. */
const setUpLimitMs = 30 * 60_000
/**
 * Wrong codes of one account, from everywhere: the limits of sign-in count by address, and who knows the password could guess from many.
 * Only people who know it get this far, so no one else can lock the person out.
 */
const wrongCodesPeriodMs = 15 * 60_000
const mostWrongCodes = 10

export function newSecret(): Secret {
  return new Secret({ size: secretBytes })
}

export function authenticator(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'Tallyhouse', label, secret, algorithm: 'SHA1', digits: 6, period })
}

/** Stores the secret of a set-up, in place of one that was never confirmed. */
export async function storePendingSecret(trx: Transaction, userId: number, secret: Secret): Promise<void> {
  const pending = { secret: sealFactor(userId, secret.bytes), started_at: trx.now() }
  await trx.sql
    .insertInto('two_factor')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending).where('two_factor.confirmed_at', 'is', null))
    .execute()
}

export async function hasSecondFactor(on: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await on
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a code of the app confirms the set-up that was started, which then is on. 409 when none was, or too long ago. */
export async function confirmSecret(trx: Transaction, userId: number, code: string): Promise<boolean> {
  const pending = await trx.sql
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('started_at', '>', new Date(trx.now().getTime() - setUpLimitMs))
    .executeTakeFirst()
  if (!pending) throw httpError((await hasSecondFactor(trx.sql, userId)) ? 'two-factor.is-on' : 'two-factor.not-started')
  const step = stepOf(unsealFactor(userId, pending.secret), code, trx.now())
  if (step === null) return false
  await trx.sql.updateTable('two_factor').set({ confirmed_at: trx.now(), last_step: step }).where('user_id', '=', userId).execute()
  return true
}

/**
 * Uses up a code of an account with a second factor, and says what it was; null for a wrong one, which is counted. 429 after too many of
 * them, whether or not this one is right.
 */
export async function useCode(trx: Transaction, userId: number, code: string): Promise<'authenticator app' | 'recovery code' | null> {
  const now = trx.now()
  const { secret, wrong_codes, wrong_codes_since } = await trx.sql
    .selectFrom('two_factor')
    .select(['secret', 'wrong_codes', 'wrong_codes_since'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const counted = wrong_codes_since && wrong_codes_since.getTime() + wrongCodesPeriodMs > now.getTime() ? wrong_codes : 0
  if (wrong_codes_since && counted >= mostWrongCodes) {
    const seconds = Math.ceil((wrong_codes_since.getTime() + wrongCodesPeriodMs - now.getTime()) / 1000)
    throw httpError('two-factor.too-many-codes', { minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
  }
  const step = stepOf(unsealFactor(userId, secret), code, now)
  if (step !== null && (await takeStep(trx, userId, step))) return 'authenticator app'
  if (await takeRecoveryCode(trx, userId, code)) return 'recovery code'
  await trx.sql
    .updateTable('two_factor')
    .set({ wrong_codes: counted + 1, wrong_codes_since: counted === 0 ? now : wrong_codes_since })
    .where('user_id', '=', userId)
    .execute()
  if (counted + 1 === mostWrongCodes) await warnOfGuesses(trx, userId, mostWrongCodes)
  return null
}

/** The 30 seconds of which this is the code: those of now, or the ones before or after, as clocks differ. */
function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const key = new Secret({ buffer: new Uint8Array(secret).buffer })
  const delta = authenticator(key).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp: now.getTime() }) + delta
}

/** A code that was accepted isn't again, and none that is older. */
async function takeStep(trx: Transaction, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx.sql
    .updateTable('two_factor')
    .set({ last_step: step, wrong_codes: 0 })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function takeRecoveryCode(trx: Transaction, userId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await trx.sql
    .updateTable('recovery_codes')
    .set({ used_at: trx.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashTypedCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes ten recovery codes in place of those there were. */
export async function replaceRecoveryCodes(trx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howManyRecoveryCodes }, newTypedCode)
  await trx.sql.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx.sql
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashTypedCode(code) })))
    .execute()
  return codes
}

/** Deletes the second factor or a set-up that was only started, and the recovery codes. Answers whether there was a second factor. */
export async function deleteSecondFactor(trx: Transaction, userId: number): Promise<boolean> {
  const deleted = await trx.sql.deleteFrom('two_factor').where('user_id', '=', userId).returning('confirmed_at').executeTakeFirst()
  return deleted !== undefined && deleted.confirmed_at !== null
}

export async function getTwoFactorState(on: Kysely<Tables>, { userId, role }: { userId: number; role: string }): Promise<TwoFactorState> {
  const state = await on
    .selectFrom('two_factor as t')
    .select(isoOrNull('t.confirmed_at').as('since'))
    .select((eb) =>
      eb
        .selectFrom('recovery_codes as c')
        .whereRef('c.user_id', '=', 't.user_id')
        .where('c.used_at', 'is', null)
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('left'),
    )
    .where('t.user_id', '=', userId)
    .where('t.confirmed_at', 'is not', null)
    .executeTakeFirst()
  const { requireTwoFactor } = await getSetting(on, 'security')
  return {
    isOn: state !== undefined,
    since: state?.since ?? null,
    recoveryCodesLeft: state?.left ?? 0,
    isRequired: requireTwoFactor && role !== 'customer',
  }
}
