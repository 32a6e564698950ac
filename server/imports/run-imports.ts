import { httpError } from '../errors.ts'
import { defineJob, type JobSurroundings } from '../jobs/define-job.ts'
import { system } from '../viewer.ts'
import { checkImport } from './check-import.ts'
import {
  type ClaimedImport,
  ClaimLost,
  carryOutImportsJob,
  changeClaimed,
  checkImportsJob,
  claimImport,
  claimLasts,
  type ImportsJob,
  jobOf,
  secondsAfter,
} from './claim-import.ts'
import { commitImport } from './commit-import.ts'
import { undoImport } from './undo-import.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'log' | 'stopping'>

const mostAttempts = 3
/** In seconds. */
const betweenAttempts = 5

/* The rows say what is due; a job only wakes a worker. Every server looks when it starts, for what an earlier one left. */
export const checkImports = defineJob(checkImportsJob, null, (surroundings) => runDueImports(surroundings, checkImportsJob), null, {
  atStart: true,
})
export const carryOutImports = defineJob(
  carryOutImportsJob,
  null,
  (surroundings) => runDueImports(surroundings, carryOutImportsJob),
  null,
  {
    atStart: true,
  },
)

export async function runDueImports(surroundings: Surroundings, job: ImportsJob): Promise<void> {
  const { db } = surroundings
  while (!surroundings.stopping?.aborted) {
    const claimed = await db.transaction(system, async (trx) => {
      const found = await claimImport(trx, job)
      // Looks after it if this process is killed meanwhile.
      if (found) await trx.enqueue(job, {}, { afterSeconds: claimLasts + 1 })
      return found
    })
    if (!claimed) return
    await run(surroundings, claimed)
  }
}

const work = { checking: checkImport, committing: commitImport, undoing: undoImport } as const

async function run({ db, log }: Surroundings, claimed: ClaimedImport): Promise<void> {
  try {
    await work[claimed.state](db, claimed)
  } catch (error) {
    if (error instanceof ClaimLost) return
    log.error(error as Error)
    await giveUpOrRetry({ db, log }, claimed)
  }
}

/** What a job began it has undone by now, so the import goes back to where it came from; one that can't be checked has failed. */
const before = { checking: 'failed', committing: 'checked', undoing: 'done' } as const

async function giveUpOrRetry({ db, log }: Surroundings, claimed: ClaimedImport): Promise<void> {
  const { message } = httpError('import.failed')
  try {
    await db.transaction(system, async (trx) => {
      if (claimed.attempts >= mostAttempts) return changeClaimed(trx, claimed, { state: before[claimed.state], message, due_at: null })
      await changeClaimed(trx, claimed, { due_at: secondsAfter(trx.now(), betweenAttempts) })
      await trx.enqueue(jobOf(claimed.state), {}, { afterSeconds: betweenAttempts + 1 })
    })
  } catch (error) {
    if (!(error instanceof ClaimLost)) log.error(error as Error)
  }
}
