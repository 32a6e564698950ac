import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { UndoneAct, UndoneRecords } from '../../stock/ledger/undone-act.ts'
import type { Viewer } from '../../viewer.ts'
import { getReceipt } from './receipts-queries.ts'
import { goBack, stepsTaken } from './take-steps.ts'

interface Uncounting {
  the_receipt: number
  undo: number
  actor_id: number | null
  at: Date
}

/** Answers the tasks that it cancelled. */
const uncountLines = sqlFunction<Uncounting, number[]>('uncount_lines')
const keepCounts = sqlFunction<Uncounting & { actor_name: string }, void>('keep_counts')

/** Receiving was taken back: the lines count less, and tasks for these goods are cancelled. */
export async function undoReceiving(trx: Transaction, viewer: Viewer, { act, done, reason }: UndoneAct): Promise<Partial<UndoneRecords>> {
  const receiptId = act.subjectId ?? 0
  const person = { actor_id: viewer.userId, at: trx.now() }
  const { cancelled } = await trx.send({ cancelled: uncountLines({ the_receipt: receiptId, undo: done.act, ...person }) })
  const uncounted = await getReceipt(trx.sql, viewer, receiptId, trx.now())
  if (uncounted.totalUnits === 0) await expectAgain(trx, viewer, uncounted, { undo: done.act, reason })
  const receipt = await getReceipt(trx.sql, viewer, receiptId, trx.now())
  const tasks =
    cancelled.length === 0 ? [] : await trx.sql.selectFrom('tasks').select(['id', 'version']).where('id', 'in', cancelled).execute()
  return {
    receipts: [receipt],
    tasksChanged: cancelled.length > 0,
    history: tasks.map(({ id, version }) => did('cancel', 'task', { id }, { after: { state: 'cancelled', version } })),
    version: receipt.version,
  }
}

/** A receipt with nothing left can be counted and received again. */
async function expectAgain(trx: Transaction, viewer: Viewer, receipt: Receipt, { undo, reason }: { undo: number; reason: string }) {
  const { id, status } = receipt
  const at = trx.now()
  await trx.send({ kept: keepCounts({ the_receipt: id, undo, actor_id: viewer.userId, actor_name: viewer.name, at }) })
  await goBack({ trx, viewer, receipt }, status, 'pending')
  await trx.send({ recorded: stepsTaken(id, { viewer, at }, [{ status: 'pending', reason }]) })
}
