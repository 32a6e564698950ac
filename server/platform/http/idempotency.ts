import { type HttpError, httpError } from '../../errors.ts'
import { type Person, system } from '../../viewer.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Statement } from '../engine/engine.ts'
import type { Answer } from './answer.ts'
import { toHttpError } from './problem.ts'
import { type CallKey, findStoredResponse, isTaken, reserveKey, storedAnswerOf } from './stored-responses.ts'

interface Call {
  /** Runs the call. The first statement reserves the key; the answer is stored in the same transaction. */
  carryOut: (take: Statement) => Promise<Answer>
  /** The answer for an error. */
  answerError: (error: HttpError) => Answer
}

/** Calls in progress on this server, by user and key. */
const underWayOn = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Runs a call once, however often it arrives. The key is reserved and the answer stored in the call's own transaction:
 * a call that fails halfway leaves no key, a repeated one, on this or another server, waits for that transaction and
 * gets the same answer, and a crash right after the commit neither runs it twice nor loses the answer.
 * Client errors (4xx) are stored too; server errors (5xx) and problems with Retry-After are not, so that the call can be repeated.
 */
export async function once(db: Database, person: Person, key: CallKey, call: Call): Promise<Answer> {
  const underWay = underWayOn.get(db) ?? new Map<string, Promise<unknown>>()
  underWayOn.set(db, underWay)
  const name = `${person.userId} ${key.name}`
  while (underWay.has(name)) await underWay.get(name)
  const { promise, resolve } = Promise.withResolvers<void>()
  underWay.set(name, promise)
  try {
    return await firstOrStored(db, person, key, call)
  } finally {
    underWay.delete(name)
    resolve()
  }
}

async function firstOrStored(db: Database, person: Person, key: CallKey, { carryOut, answerError }: Call): Promise<Answer> {
  try {
    return await carryOut(reserveKey(person, key, db.now()))
  } catch (error) {
    if (isTaken(error)) return storedAnswer(db, person, key)
    const problem = toHttpError(error)
    // A problem with Retry-After asks for the same call again.
    if (problem.status >= 500 || problem.retryAfterSeconds !== undefined) throw error
    return storeProblem(db, person, key, answerError(problem))
  }
}

async function storedAnswer(db: Database, person: Person, key: CallKey): Promise<Answer> {
  const answer = await findStoredResponse(db, person, key)
  if (!answer) throw httpError('idempotency.under-way')
  return answer
}

/** In its own transaction, because the call's was rolled back. */
async function storeProblem(db: Database, person: Person, key: CallKey, answer: Answer): Promise<Answer> {
  const stored = storedAnswerOf(person, key, answer)
  try {
    const work = (trx: Transaction) => trx.finish({ recorded: recordStatement({ history: [], by: person, at: trx.now(), answer: stored }) })
    await db.transaction(system, work, reserveKey(person, key, db.now()))
    return answer
  } catch (error) {
    if (isTaken(error)) return storedAnswer(db, person, key)
    throw error
  }
}
