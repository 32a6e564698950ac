import { sql } from 'kysely'
import type { Finding, Reconciliation } from '../../contract/reconciliation.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { findBreaches } from './reconciliation-queries.ts'

/** A large installation's ledger takes longer to sum than any other statement may run. */
const patience = 10 * 60_000

/** Checks every rule of the stock books at one moment and keeps the result. What is wrong is told to staff, never repaired. */
export function reconcileStock(db: Database, viewer: StaffViewer | SystemViewer): Promise<Reconciliation> {
  return db.transaction(viewer, async (trx) => {
    await trx.allowLonger(patience)
    const started = performance.now()
    const findings = await findBreaches(trx.sql)
    const result = { durationMs: Math.round(performance.now() - started), ok: findings.length === 0, findings }
    const at = trx.now()
    const { id } = await trx.sql
      .insertInto('reconciliations')
      .values({ at, duration_ms: result.durationMs, ok: result.ok, findings: JSON.stringify(findings) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!result.ok) {
      // One row per user and day, however often it is found.
      await sql`select notify_staff(null, 'reconciliation', 'error', 'Stock books do not balance', ${sentence(findings)}, 'reconciliation', null, ${at})`.execute(
        trx.sql,
      )
      trx.publish({ topic: 'notifications', ids: [], customerId: null })
    }
    return { id, at: at.toISOString(), ...result }
  })
}

function sentence(findings: Finding[]): string {
  const broken = findings.map(({ rule, count }) => `${rule} (${count} ${count === 1 ? 'row' : 'rows'})`)
  return `Broken: ${broken.join('; ')}. Nothing was changed; ask for the rows with npm run reconcile.`
}
