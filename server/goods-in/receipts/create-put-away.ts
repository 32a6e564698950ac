import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { createTasksOf } from '../put-away/tasks-of-receipt.ts'
import { lockReceipt } from './receipts-queries.ts'

/** 'Create Task': makes put-away tasks for what an inspected receipt still has at receiving. A repeat makes none twice. */
export const createPutAway = verb(tasksEndpoints.create, async ({ trx, viewer }, { id, ifMatch }) => {
  const before = await lockReceipt(trx, viewer, id, ifMatch)
  const { receiptNumber: number, status } = before
  if (status !== 'inspected') throw httpError('task.receipt-not-inspected', { number, status })
  const created = await createTasksOf(trx, viewer, id)
  return {
    answer: { created },
    before,
    history:
      created.length === 0
        ? { none: 'Nothing was created.' }
        : [did('create_tasks', 'receipt', before, { after: { tasks: created.length } })],
    touched: { tasks: created.map((task) => ({ id: task.id })), receipts: created.length === 0 ? [] : [before] },
  }
})
