import { defineJob } from '../../platform/jobs/define-job.ts'
import { system } from '../../viewer.ts'
import { reconcileStock } from './reconcile-stock.ts'

/** Checks the stock books every night and notifies staff when they don't balance. */
export const reconcileNightly = defineJob(
  'reconcile-nightly',
  null,
  async ({ db, log }) => {
    const { ok, findings, durationMs } = await reconcileStock(db, system, {})
    if (ok) log.info(`The stock books balance (${durationMs} ms).`)
    else log.error(new Error(`The stock books do not balance: ${findings.map(({ rule, count }) => `${rule} (${count})`).join('; ')}.`))
  },
  '41 2 * * *',
)
