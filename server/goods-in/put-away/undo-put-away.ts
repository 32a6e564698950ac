import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { UndoneAct, UndoneRecords } from '../../stock/ledger/undone-act.ts'
import type { Viewer } from '../../viewer.ts'

interface Reopening {
  the_act: number
  why: string
  actor_id: number | null
  actor_name: string
  at: Date
}

/** Answers the receipt if it is inspected again. */
const reopenPutAway = sqlFunction<Reopening, { id: number; version: number } | null>('reopen_put_away')

/** Putting away was taken back: the task is open again, and a stored receipt is inspected again. */
export async function undoPutAway(trx: Transaction, viewer: Viewer, { act, reason }: UndoneAct): Promise<Partial<UndoneRecords>> {
  const { receipt } = await trx.send({
    receipt: reopenPutAway({ the_act: act.id, why: reason, actor_id: viewer.userId, actor_name: viewer.name, at: trx.now() }),
  })
  const { subjectType, subjectId } = act
  const [owner] = act.lines
  const receipts = subjectType === 'receipt' && subjectId !== null ? [{ id: subjectId, customerId: owner?.customerId ?? null }] : []
  return { receipts, tasksChanged: true, ...(receipt && { version: receipt.version }) }
}
