import { type Expression, type SqlBool, sql } from 'kysely'
import { system } from '../../viewer.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { defineJob, type Job, type JobSurroundings } from '../jobs/define-job.ts'
import { always, type Change, type Claim, ClaimLost, changeClaimed, claimDue, type WorkTable } from './claims.ts'
import { type Kept, whileRenewed } from './renewal.ts'
import { mostAttempts, pauseAfter, secondsAfter, type Timings } from './timings.ts'

/*
 * Work that stands in a table: mails to send, files to make, messages to pass on. The rows say what is due; a job only wakes a worker at
 * that time, so a lost job delays work and loses none. Every server looks when it starts, for what an earlier one left.
 *
 *   const mails = new WorkQueue({ table: 'mails', job: 'send-mails', timings, announce, givenUp })
 *   export const sendMails = mails.asJob((surroundings) => mails.workOff(surroundings, takeMail, (mail) => deliver(mail)))
 *
 * The code that adds a row sets `due_at` and enqueues the job in the same transaction. The work ends its row by a change with `due_at: null`.
 */

interface Definition<T extends WorkTable, Item extends Claim> {
  table: T
  /** The name of the job that wakes a worker. */
  job: string
  timings: Timings
  /** The rows of this queue, where several share a table. */
  which?: Expression<SqlBool>
  /** What else holds for a row as long as its worker has it. */
  holds?: (item: Item) => Expression<SqlBool>
  /** Publishes that the row has changed. */
  announce: (trx: Transaction, item: Item) => void
  failureOf?: (error: unknown) => Failure
  /** What changes when an attempt has failed and another follows. */
  postponed?: (item: Item, sentence: string) => Change<T>
  /** What changes when no attempt follows. */
  givenUp: (item: Item, sentence: string) => Change<T>
  /** Why work is given up that was interrupted each time, as a sentence. */
  interrupted?: string
}

export interface Failure {
  /** What went wrong, for people. */
  sentence: string
  /** Whether another attempt would fail in the same way. */
  isFinal: boolean
}

type Take<Item> = (trx: Transaction, claim: Claim) => Promise<Item>
type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'>

export class WorkQueue<T extends WorkTable, Item extends Claim> {
  readonly #definition: Definition<T, Item>

  constructor(definition: Definition<T, Item>) {
    this.#definition = definition
  }

  /** The job that a server runs when work was enqueued, and when it starts. */
  asJob(handler: Job['handler']): Job {
    return defineJob(this.#definition.job, null, handler, null, { atStart: true })
  }

  /**
   * Does everything that is due. `take` reads a row in the transaction that claims it, and marks it as under way. An attempt that fails is
   * repeated after a pause, until the work is given up; one that finds its claim lost changes nothing.
   */
  async workOff(surroundings: Surroundings, take: Take<Item>, work: (item: Item) => Promise<void>): Promise<void> {
    while (!surroundings.stopping?.aborted) {
      const item = await surroundings.db.transaction(system, (trx) => this.#claimNext(trx, take))
      if (!item) return
      await this.#attempt(surroundings, item, work)
    }
  }

  /** Changes the row of an item; fails with ClaimLost when it was cancelled, or another worker has it by now. */
  async change(trx: Transaction, item: Item, change: Change<T>): Promise<void> {
    await this.#change(trx, item, change)
  }

  /** The same, and renews the claim once a third of it is over. */
  async renew(trx: Transaction, item: Item, change?: Change<T>): Promise<void> {
    const { claimLasts } = this.#definition.timings
    const until = secondsAfter(trx.now(), claimLasts)
    const aThirdIsOver = secondsAfter(trx.now(), (claimLasts * 2) / 3)
    const due_at = sql<Date>`case when due_at <= ${aThirdIsOver} then ${until} else due_at end`
    const due = await this.#change(trx, item, { ...change, due_at })
    if (due?.getTime() === until.getTime()) await this.#wakeAfter(trx, claimLasts)
  }

  /** Does work that takes long, and renews its claim meanwhile, with what has changed by then. */
  keep<R>(db: Database, item: Item, { everySeconds, change }: Keep<T>, work: (kept: Kept) => Promise<R>): Promise<R> {
    // A share of its own, so that neither other jobs nor calls that wait for what this one holds keep the claim from being renewed.
    const renewals = db.forJobs('renewal')
    return whileRenewed(() => renewals.transaction(system, (trx) => this.renew(trx, item, change?.())), everySeconds, work)
  }

  async #claimNext(trx: Transaction, take: Take<Item>): Promise<Item | undefined> {
    const { table, timings, which = always } = this.#definition
    const claim = await claimDue(trx, table, secondsAfter(trx.now(), timings.claimLasts), which)
    if (!claim) return undefined
    // Looks after it if this process is killed meanwhile.
    await this.#wakeAfter(trx, timings.claimLasts)
    return take(trx, claim)
  }

  async #attempt({ db, log }: Surroundings, item: Item, work: (item: Item) => Promise<void>): Promise<void> {
    const { timings, failureOf = messageOf, interrupted = 'It was interrupted each time.' } = this.#definition
    if (item.attempts > mostAttempts(timings)) return this.#fail(db, item, { sentence: interrupted, isFinal: true })
    try {
      await work(item)
    } catch (error) {
      if (error instanceof ClaimLost) return
      log.error(error as Error)
      await this.#fail(db, item, failureOf(error))
    }
  }

  async #fail(db: Database, item: Item, { sentence, isFinal }: Failure): Promise<void> {
    const { timings, postponed, givenUp } = this.#definition
    const pause = isFinal ? null : pauseAfter(timings, item.attempts)
    try {
      await db.transaction(system, async (trx) => {
        const due_at = pause === null ? null : secondsAfter(trx.now(), pause)
        await this.#change(trx, item, { ...(due_at ? postponed?.(item, sentence) : givenUp(item, sentence)), due_at })
        if (pause !== null) await this.#wakeAfter(trx, pause)
      })
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error
    }
  }

  async #change(trx: Transaction, item: Item, change: object): Promise<Date | null> {
    const { table, holds, announce } = this.#definition
    const due = await changeClaimed(trx, table, item, change, holds?.(item) ?? always)
    announce(trx, item)
    return due
  }

  #wakeAfter(trx: Transaction, seconds: number): Promise<void> {
    return trx.enqueue(this.#definition.job, {}, { afterSeconds: seconds + 1 })
  }
}

interface Keep<T extends WorkTable> {
  everySeconds: number
  change?: () => Change<T>
}

function messageOf(error: unknown): Failure {
  return { sentence: error instanceof Error ? error.message : String(error), isFinal: false }
}
