import { countStatuses } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import { writeOffAsideFunction } from './count-functions.ts'
import { countEntity, lockCountIn } from './counts-queries.ts'

/** Takes what short picks put aside, and no count found, out of the books. */
export const writeOffAside = verb(countsEndpoints.writeOffAside, async ({ trx, viewer, now }, { id, reason }) => {
  const { countNumber: number, status, method } = await lockCountIn(trx, viewer, id, countStatuses)
  if (status !== 'closed') throw httpError('count.not-closed', { number })
  if (method !== 'short_pick') throw httpError('count.not-of-short-picks', { number })
  const { gone } = await trx.send({ gone: writeOffAsideFunction({ the_count: id, why: reason, actor_id: viewer.userId, at: now }) })
  const answer = await countEntity.update(trx, viewer, id, {})
  const items = await trx.sql
    .selectFrom('inventory_items')
    .select(['id', 'customer_id as customerId'])
    .where('id', 'in', gone.items)
    .execute()
  return {
    answer,
    history: [did('write_off_aside', 'count', { id }, { after: { units: gone.units, reason } })],
    touched: { counts: [{ id }], inventory: items },
    notices: lowStockNotices(gone.crossed),
  }
})
