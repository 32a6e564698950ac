import { type Finding, reconciliationEndpoints } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { verb } from '../../verb.ts'
import { findBreaches } from './reconciliation-queries.ts'

/** Summing the ledger of a large installation takes longer than the usual statement timeout. */
const patience = 10 * 60_000

/** Checks all rules of the stock books in one snapshot and stores the result. Findings are notified to staff, never repaired. */
export const reconcileStock = verb(reconciliationEndpoints.run, async ({ trx, now }) => {
  await trx.allowLonger(patience)
  const started = performance.now()
  const findings = await findBreaches(trx.sql)
  const result = { durationMs: Math.round(performance.now() - started), ok: findings.length === 0, findings }
  const { id } = await trx.sql
    .insertInto('reconciliations')
    .values({ at: now, duration_ms: result.durationMs, ok: result.ok, findings: JSON.stringify(findings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notice = {
    customerId: null,
    exceptUserId: null,
    kind: 'reconciliation',
    type: 'error',
    title: 'Stock books do not balance',
    message: sentence(findings),
    subjectType: 'reconciliation',
    subjectId: null,
  } as const
  return {
    answer: { id, at: now.toISOString(), ...result },
    history: { none: 'Its result is a row that is never changed.' },
    touched: { reconciliation: [{ id }] },
    notices: result.ok ? [] : [notice],
  }
})

function sentence(findings: Finding[]): string {
  const broken = findings.map(({ rule, count }) => `${rule} (${count} ${count === 1 ? 'row' : 'rows'})`)
  return `Broken: ${broken.join('; ')}. Nothing was changed. Run npm run reconcile to see the rows.`
}
