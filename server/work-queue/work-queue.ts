import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { defineJob, type Job, type JobSurroundings } from '../jobs/define-job.ts'
import { system } from '../viewer.ts'
import { always, type Change, type Claim, ClaimLost, changeClaimed, claimDue, type WorkTable } from './claims.ts'
import { type Kept, whileRenewed } from './renewal.ts'
import { mostAttempts, pauseAfter, secondsAfter, type Timings } from './timings.ts'

/*
 * Work that stands in a table: mails to send, files to make, messages to pass on. The rows say what is due; a job only wakes a worker at
 * that time, so a lost job delays work and loses none. Every server looks when it starts, for what an earlier one left.
 *
 *   const mails = workQueue({ table: 'mails', job: 'send-mails', timings, announce, givenUp })
 *   export const sendMails = mails.asJob((surroundings) => mails.workOff(surroundings, takeMail, (mail) => deliver(mail)))
 *
 * Whoever adds a row sets `due_at` and enqueues the job in the same transaction. The work ends its row by a change with `due_at: null`.
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

export interface WorkQueue<T extends WorkTable, Item extends Claim> {
  /** The job that a server runs when work was enqueued, and when it starts. */
  asJob(handler: Job['handler']): Job
  /**
   * Does everything that is due. `take` reads a row that was claimed in its transaction, and marks it as under way. An attempt that fails is repeated after a pause, until the work is given up; one that finds its claim lost
   * ends without a trace.
   */
  workOff(surroundings: Surroundings, take: Take<Item>, work: (item: Item) => Promise<void>): Promise<void>
  /** Changes the row of an item; fails with ClaimLost when another worker has it by now. */
  change(trx: Transaction, item: Item, change: Change<T>): Promise<void>
  /** The same, and renews the claim when a third of it is over. */
  renew(trx: Transaction, item: Item, change?: Change<T>): Promise<void>
  /** Does work that takes long, and renews its claim beside it with what has changed by then. */
  keep<R>(db: Database, item: Item, options: Keep<T>, work: (kept: Kept) => Promise<R>): Promise<R>
}

interface Keep<T extends WorkTable> {
  everySeconds: number
  change?: () => Change<T>
}

export function workQueue<T extends WorkTable, Item extends Claim>(definition: Definition<T, Item>): WorkQueue<T, Item> {
  const { table, job, timings, announce, postponed, givenUp, which = always, holds = () => always } = definition
  const { failureOf = messageOf, interrupted = 'It was interrupted each time.' } = definition

  /** Also wakes a worker when the claim ends, for work whose process is killed meanwhile. */
  async function claimNext(trx: Transaction, take: Take<Item>): Promise<Item | undefined> {
    const claim = await claimDue(trx, table, secondsAfter(trx.now(), timings.claimLasts), which)
    if (!claim) return undefined
    await wakeAfter(trx, timings.claimLasts)
    return take(trx, claim)
  }

  async function attempt({ db, log }: Surroundings, item: Item, work: (item: Item) => Promise<void>): Promise<void> {
    if (item.attempts > mostAttempts(timings)) return fail(db, item, { sentence: interrupted, isFinal: true })
    try {
      await work(item)
    } catch (error) {
      if (error instanceof ClaimLost) return
      log.error(error as Error)
      await fail(db, item, failureOf(error))
    }
  }

  async function fail(db: Database, item: Item, { sentence, isFinal }: Failure): Promise<void> {
    const pause = isFinal ? null : pauseAfter(timings, item.attempts)
    const failed = db.transaction(system, async (trx) => {
      if (pause === null) return change(trx, item, { ...givenUp(item, sentence), due_at: null })
      await change(trx, item, { ...postponed?.(item, sentence), due_at: secondsAfter(trx.now(), pause) })
      await wakeAfter(trx, pause)
    })
    await failed.catch((error) => {
      if (!(error instanceof ClaimLost)) throw error
    })
  }

  async function change(trx: Transaction, item: Item, changed: object): Promise<Date | null> {
    const due = await changeClaimed(trx, table, item, changed, holds(item))
    announce(trx, item)
    return due
  }

  async function renew(trx: Transaction, item: Item, changed?: object): Promise<void> {
    const until = secondsAfter(trx.now(), timings.claimLasts)
    const aThirdIsOver = secondsAfter(trx.now(), (timings.claimLasts * 2) / 3)
    const due_at = sql<Date>`case when due_at <= ${aThirdIsOver} then ${until} else due_at end`
    const due = await change(trx, item, { ...changed, due_at })
    if (due?.getTime() === until.getTime()) await wakeAfter(trx, timings.claimLasts)
  }

  function wakeAfter(trx: Transaction, seconds: number): Promise<void> {
    return trx.enqueue(job, {}, { afterSeconds: seconds + 1 })
  }

  return {
    asJob: (handler) => defineJob(job, null, handler, null, { atStart: true }),
    workOff: async (surroundings, take, work) => {
      while (!surroundings.stopping?.aborted) {
        const item = await surroundings.db.transaction(system, (trx) => claimNext(trx, take))
        if (!item) return
        await attempt(surroundings, item, work)
      }
    },
    change: async (trx, item, changed) => void (await change(trx, item, changed)),
    renew,
    keep: (db, item, { everySeconds, change: changed }, work) => {
      // A share of its own, so that neither other jobs nor calls that wait for what this one holds keep the claim from being renewed.
      const beside = db.forJobs('renewal')
      return whileRenewed(() => beside.transaction(system, (trx) => renew(trx, item, changed?.())), everySeconds, work)
    },
  }
}

function messageOf(error: unknown): Failure {
  return { sentence: error instanceof Error ? error.message : String(error), isFinal: false }
}
