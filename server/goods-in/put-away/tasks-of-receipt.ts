import type { Task } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { Viewer } from '../../viewer.ts'
import { getTasks } from './tasks-queries.ts'

interface OfReceipt {
  the_receipt: number
  actor_id: number | null
  at: Date
}

const createReceiptTasks = sqlFunction<OfReceipt, number[]>('create_receipt_tasks')
const cancelReceiptTasksFunction = sqlFunction<OfReceipt, number[]>('cancel_receipt_tasks')

/** Makes the tasks that a locked receipt lacks, with a suggested bin each. */
export async function createTasksOf(trx: Transaction, viewer: Viewer, receiptId: number): Promise<Task[]> {
  const { made } = await trx.send({ made: createReceiptTasks({ the_receipt: receiptId, actor_id: viewer.userId, at: trx.now() }) })
  return getTasks(trx.sql, viewer, made)
}

/** Cancels the open tasks of a locked receipt that goes back. Answers their ids. */
export async function cancelTasksOf(trx: Transaction, viewer: Viewer, receiptId: number): Promise<number[]> {
  const cancelling = cancelReceiptTasksFunction({ the_receipt: receiptId, actor_id: viewer.userId, at: trx.now() })
  const { cancelled } = await trx.send({ cancelled: cancelling })
  return cancelled
}
