import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { httpError } from '../../errors.ts'
import { type Person, rowsOf, system } from '../../viewer.ts'
import type { StoredAnswer } from '../audit/write-history.ts'
import type { Database } from '../engine/database.ts'
import type { Statement } from '../engine/engine.ts'
import { sqlFunction } from '../engine/sql-function.ts'
import type { Answer } from './answer.ts'
import type { Request } from './app-type.ts'

/** How long answers are stored for an Idempotency-Key. */
const storedFor = 24 * 60 * 60 * 1000

/**
 * Identifies a repeated call. Neither the key itself nor a readable answer is stored in the database: a body or an
 * answer may hold a password. Only the key decrypts it.
 */
export interface CallKey {
  /** Primary key of the stored row. */
  name: string
  requestHash: Buffer
  /** Encrypts the answer. */
  secret: Buffer
}

export function readCallKey(request: Request, person: Person): CallKey | null {
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw httpError('idempotency.unreadable-key')
  // The hash inputs differ, so that no value can be derived from another. All need the header.
  return {
    name: hash('sha256', header, 'base64url'),
    requestHash: hash('sha256', `request\n${header}\n${request.method} ${request.url}\n${request.bodyText}`, 'buffer'),
    // The secret includes the role and the rows a person may read, so that an answer isn't repeated to a role that reads less.
    secret: hash('sha256', `answer\n${header}\n${person.role} ${rowsOf(person)}`, 'buffer'),
  }
}

/** The stored answer for this key; null when there is none. */
export async function findStoredResponse(db: Database, person: Person, key: CallKey): Promise<Answer | null> {
  const row = await db.read(system, (on) =>
    on
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('user_id', '=', person.userId)
      .where('key', '=', key.name)
      .where('created_at', '>', new Date(db.now().getTime() - storedFor))
      .executeTakeFirst(),
  )
  if (!row) return null
  if (!key.requestHash.equals(row.request_hash)) throw httpError('idempotency.other-call')
  return answerIn(row.response, key)
}

const takeKey = sqlFunction<{ person: number; the_key: string; stored_since: Date }, null>('take_key')

/** Reserves the key until the end of the transaction. Fails where another call has used it; see `isTaken`. */
export function reserveKey(person: Person, key: CallKey, now: Date): Statement {
  return takeKey({ person: person.userId, the_key: key.name, stored_since: new Date(now.getTime() - storedFor) })
}

/** SQLSTATE of take-key.sql. */
const taken = 'TH422'

/** Whether the key was used before, here or on another server. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === taken
}

/** The answer as its row stores it. */
export function storedAnswerOf(person: Person, key: CallKey, answer: Answer): StoredAnswer {
  return { userId: person.userId, key: key.name, requestHash: key.requestHash, status: answer.status, response: sealAnswer(answer, key) }
}

/** The row of a call whose changes have a transaction each, until they are all done. A server that stops before leaves it so. */
export function awaitedAnswerOf(person: Person, key: CallKey): StoredAnswer {
  return { userId: person.userId, key: key.name, requestHash: key.requestHash, status: 409, response: '' }
}

/** The encrypted answer for storing; decrypting it needs the key. */
function sealAnswer(answer: Answer, { secret }: CallKey): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** An answer can't be read that never came, because the server stopped, or that was stored for an earlier role or by an older version of the server. */
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
