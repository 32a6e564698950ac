import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../db/database.ts'
import { badRequest, conflict, unprocessable } from '../errors.ts'
import type { Person } from '../viewer.ts'
import type { Answer } from './answer.ts'
import type { Request } from './app-type.ts'

/** First answers to an Idempotency-Key are kept this long (decisions §3). */
const keptFor = 24 * 60 * 60 * 1000

/**
 * What a repeated call is known by. Neither the key itself nor a readable answer reaches the database: a body or an
 * answer may hold a password, and only whoever has the key can open them.
 */
export interface CallKey {
  /** Name of the row. */
  name: string
  requestHash: Buffer
  /** Seals the answer. */
  secret: Buffer
}

export function readCallKey(request: Request): CallKey | null {
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw badRequest('Idempotency-Key must be 1 to 255 visible characters without spaces; a random UUID is best.')
  }
  const text = `${request.method} ${request.url}\n${request.bodyText}`
  return {
    name: createHash('sha256').update(header).digest('base64url'),
    requestHash: createHmac('sha256', header).update(text).digest(),
    secret: Buffer.from(hkdfSync('sha256', header, '', 'tallyhouse kept answer', 32)),
  }
}

/** The first answer to this key, or null when this is the first call with it. */
export async function findStoredResponse(db: Database, person: Person, key: CallKey): Promise<Answer | null> {
  const row = await db.read(person, (sql) =>
    sql
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'response'])
      .where('user_id', '=', person.userId)
      .where('key', '=', key.name)
      .where('created_at', '>', new Date(db.now().getTime() - keptFor))
      .executeTakeFirst(),
  )
  if (!row) return null
  if (!key.requestHash.equals(row.request_hash)) {
    throw unprocessable('This Idempotency-Key was used for another call. Use a new key for a new call.')
  }
  if (row.status === null)
    throw conflict('This call was carried out, but its answer was lost. Look at what it changed before you repeat it with a new key.')
  return JSON.parse(open(row.response ?? '', key.secret)) as Answer
}

/** Takes the key, within the transaction that does the work. False when another call has it. */
export async function takeKey(trx: Transaction, person: Person, key: CallKey): Promise<boolean> {
  const now = trx.now()
  const fresh = { request_hash: key.requestHash, status: null, response: null, created_at: now }
  const taken = await trx.sql
    .insertInto('idempotency_keys')
    .values({ user_id: person.userId, key: key.name, ...fresh })
    .onConflict((conflicting) =>
      conflicting
        .columns(['user_id', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<=', new Date(now.getTime() - keptFor)),
    )
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

export async function storeResponse(trx: Transaction, person: Person, key: CallKey, answer: Answer): Promise<void> {
  await trx.sql
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: seal(JSON.stringify(answer), key.secret) })
    .where('user_id', '=', person.userId)
    .where('key', '=', key.name)
    .execute()
}

function seal(text: string, secret: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(sealed: string, secret: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
