import { openCountStatuses } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { changed, did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { recountLinesFunction } from './count-functions.ts'
import { countEntity, getDetailedCount, lockCountIn } from './counts-queries.ts'
import { requireStaff } from './plan-count.ts'

export const updateCount = verb(countsEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...fields }) => {
  const before = await lockCountIn(trx, viewer, id, openCountStatuses, ifMatch)
  if (fields.assignedTo !== before.assignedTo) await requireStaff(trx, fields.assignedTo)
  const count = await countEntity.update(trx, viewer, id, fields)
  return { answer: count, before, history: [changed('count', before, count)], touched: { counts: [{ id }] } }
})

/** Cancels a count. What it posted before stays posted; its locations can be counted in another one. */
export const cancelCount = verb(countsEndpoints.cancel, async ({ trx, viewer, now }, { id, reason }) => {
  const before = await lockCountIn(trx, viewer, id, openCountStatuses)
  const count = await countEntity.update(trx, viewer, id, {}, { status: 'cancelled', cancelled_at: now, cancel_reason: reason })
  const history = did('cancel', 'count', { id }, { before: { status: before.status }, after: { status: count.status, reason } })
  return { answer: count, history: [history], touched: { counts: [{ id }] } }
})

/** Has lines of a count in review counted once more, by another person. */
export const recountLines = verb(countsEndpoints.recount, async ({ trx, viewer, now }, { id, lineIds }) => {
  await lockCountIn(trx, viewer, id, ['review'])
  await trx.send({ recount: recountLinesFunction({ the_count: id, lines: lineIds, at: now }) })
  const answer = await getDetailedCount(trx.sql, viewer, id)
  return {
    answer,
    history: [did('recount', 'count', { id }, { after: { lines: lineIds.length, status: answer.status } })],
    touched: { counts: [{ id }] },
  }
})
