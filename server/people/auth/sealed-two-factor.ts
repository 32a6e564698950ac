import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import { StartFailure } from '../../start-failure.ts'
import { system } from '../../viewer.ts'
import { isSealedWith, type SecretKeys, seal, UnknownKey, unseal } from './secret-keys.ts'

let keys: SecretKeys | null = null

/** The keys of this process, set once when it starts. */
export function useSecretKeys(given: SecretKeys): void {
  keys = given
}

function currentKeys(): SecretKeys {
  if (!keys) throw new Error('This process was started without secret keys.')
  return keys
}

/** Length of an unencrypted key of an authenticator app, as earlier versions stored it. */
const plainBytes = 20

export function sealFactor(userId: number, secret: Uint8Array): Buffer {
  return seal(currentKeys(), secret, `two-factor ${userId}`)
}

export function unsealFactor(userId: number, stored: Uint8Array): Uint8Array {
  if (stored.length === plainBytes) return stored
  try {
    return unseal(currentKeys(), stored, `two-factor ${userId}`)
  } catch (error) {
    throw error instanceof UnknownKey ? httpError('two-factor.key-unknown') : error
  }
}

/** @throws {StartFailure} where a second factor is encrypted with a key that isn't one of these */
export async function requireKeysOfFactors(db: Database): Promise<void> {
  const rows = await db.read(system, (on) => on.selectFrom('two_factor').select(['user_id', 'secret']).execute())
  const unknown = rows.filter(({ secret }) => secret.length !== plainBytes && !currentKeys().some((key) => isSealedWith(key, secret)))
  if (unknown.length > 0)
    throw new StartFailure(
      `The two-factor keys of ${unknown.length} ${unknown.length === 1 ? 'user are' : 'users are'} encrypted with a secret key that this server doesn't have: set SECRET_KEY_FILE to the file with that key. If the key is lost, run 'npm run reset-two-factor' for each of them; they then set it up again.`,
    )
}

/** Encrypts again what isn't encrypted with the first of the keys: secrets of earlier versions, and after a change of the key. Answers how many. */
export async function resealFactors(db: Database): Promise<number> {
  const [current] = currentKeys()
  return db.transaction(system, async (trx) => {
    const rows = await trx.sql.selectFrom('two_factor').select(['user_id', 'secret']).forUpdate().execute()
    const outdated = rows.filter(({ secret }) => !isSealedWith(current, secret))
    for (const { user_id, secret } of outdated)
      await trx.sql
        .updateTable('two_factor')
        .set({ secret: sealFactor(user_id, unsealFactor(user_id, secret)) })
        .where('user_id', '=', user_id)
        .execute()
    return outdated.length
  })
}
