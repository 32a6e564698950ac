import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { statements } from '../db/statements.ts'
import { httpError } from '../errors.ts'
import { type Person, system } from '../viewer.ts'
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
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw httpError('idempotency.unreadable-key')
  // Each begins with words of its own, so that none can be made from another. Nobody without the header can make any.
  return {
    name: hash('sha256', header, 'base64url'),
    requestHash: hash('sha256', `request\n${header}\n${request.method} ${request.url}\n${request.bodyText}`, 'buffer'),
    secret: hash('sha256', `answer\n${header}`, 'buffer'),
  }
}

/** The first answer to this key, or null when there is none. */
export async function findStoredResponse(db: Database, person: Person, key: CallKey): Promise<Answer | null> {
  const row = await db.read(system, (on) =>
    on
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('user_id', '=', person.userId)
      .where('key', '=', key.name)
      .where('created_at', '>', new Date(db.now().getTime() - keptFor))
      .executeTakeFirst(),
  )
  if (!row) return null
  if (!key.requestHash.equals(row.request_hash)) throw httpError('idempotency.other-call')
  return answerIn(row.response, key)
}

/** Takes the key within the transaction that does the work. It answers no row when another call has it. */
export function takeKey(person: Person, key: CallKey, now: Date): CompiledQuery {
  return sql`
    insert into idempotency_keys as k (user_id, key, request_hash, created_at)
    values (${person.userId}, ${key.name}, ${key.requestHash}, ${now})
    on conflict (user_id, key) do update
    set request_hash = excluded.request_hash, status = null, response = null, created_at = excluded.created_at
    where k.created_at <= ${new Date(now.getTime() - keptFor)}
    returning 1`.compile(statements)
}

/** An answer as it is stored: it can be opened only with the key. */
export function sealAnswer(answer: Answer, { secret }: CallKey): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** An answer that an older version of the server sealed in another way can't be read any more. */
function answerIn(response: string | null, { secret }: CallKey): Answer {
  try {
    return JSON.parse(open(response ?? '', secret)) as Answer
  } catch {
    throw httpError('idempotency.answer-lost')
  }
}

function open(sealed: string, secret: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
