import type { Database, Transaction } from '../db/database.ts'
import { conflict, type HttpError } from '../errors.ts'
import type { Person, Viewer } from '../viewer.ts'
import type { Answer } from './answer.ts'
import { toHttpError } from './problem.ts'
import { type CallKey, findStoredResponse, storeResponse, takeKey } from './stored-responses.ts'

interface Work<R> {
  /** Runs the call. */
  run: (db: Database) => Promise<R>
  /** The answer to a result; also asked for what a transaction returned, and then null when that isn't the answer yet. */
  finish: (result: R) => Answer
  guess: (returned: unknown) => Answer | null
  /** The answer to a call that is turned down. */
  refuse: (refusal: HttpError) => Answer
}

/** Calls under way on this server, by user and key. */
const underWayOn = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Carries out a call once, however often it arrives. The key is taken in the call's first transaction, so a call that
 * fails halfway leaves no trace of it, and a second one, here or on another server, waits for that transaction and
 * then answers the same. When a verb's transaction returns the answer itself, as most do, the answer is kept in it as
 * well: then not even a crash right after the commit makes a repeat run twice or lose the answer.
 * Refusals (4xx) are kept too; failures of ours (5xx) are not, so that repeating them makes sense.
 */
export async function once<R>(db: Database, person: Person, key: CallKey, work: Work<R>): Promise<Answer> {
  const underWay = underWayOn.get(db) ?? new Map<string, Promise<unknown>>()
  underWayOn.set(db, underWay)
  const place = `${person.userId} ${key.name}`
  while (underWay.has(place)) await underWay.get(place)
  const { promise, resolve } = Promise.withResolvers<void>()
  underWay.set(place, promise)
  try {
    return (await findStoredResponse(db, person, key)) ?? (await firstTime(db, person, key, work))
  } finally {
    underWay.delete(place)
    resolve()
  }
}

async function firstTime<R>(db: Database, person: Person, key: CallKey, work: Work<R>): Promise<Answer> {
  const taking = new KeyTaking(db, person, key, work.guess)
  try {
    const answer = work.finish(await work.run(taking.database()))
    await taking.keep(answer)
    return answer
  } catch (error) {
    if (error instanceof KeyTaken) return answeredElsewhere(db, person, key)
    const refusal = toHttpError(error)
    if (refusal.status >= 500) throw error
    const answer = work.refuse(refusal)
    await taking.keep(answer)
    return answer
  }
}

async function answeredElsewhere(db: Database, person: Person, key: CallKey): Promise<Answer> {
  const answer = await findStoredResponse(db, person, key)
  if (!answer) throw conflict('The same call is under way already. Wait for it, or repeat it in a moment.')
  return answer
}

/** Another server committed the same call first. */
class KeyTaken extends Error {}

class KeyTaking {
  readonly #db: Database
  readonly #person: Person
  readonly #key: CallKey
  readonly #guess: (returned: unknown) => Answer | null
  #taken = false
  #kept: Answer | null = null

  constructor(db: Database, person: Person, key: CallKey, guess: (returned: unknown) => Answer | null) {
    this.#db = db
    this.#person = person
    this.#key = key
    this.#guess = guess
  }

  /** The handle a call works with: each of its transactions holds the key. */
  database(): Database {
    const transaction = async <T>(viewer: Viewer, work: (trx: Transaction) => Promise<T>): Promise<T> => {
      let guessed: Answer | null = null
      const result = await this.#db.transaction(viewer, async (trx) => {
        if (!this.#taken && !(await takeKey(trx, this.#person, this.#key))) throw new KeyTaken()
        // What the key keeps has yet to be written when the verb is done.
        const returned = await work({ ...trx, finish: trx.together })
        guessed = this.#guess(returned)
        if (guessed) await storeResponse(trx, this.#person, this.#key, guessed)
        return returned
      })
      this.#taken = true
      this.#kept = guessed
      return result
    }
    return { ...this.#db, now: () => this.#db.now(), transaction }
  }

  async keep(answer: Answer): Promise<void> {
    if (this.#kept?.json === answer.json && this.#kept.status === answer.status) return
    await this.#db.transaction(this.#person, async (trx) => {
      if (!this.#taken && !(await takeKey(trx, this.#person, this.#key))) return
      await storeResponse(trx, this.#person, this.#key, answer)
    })
  }
}
