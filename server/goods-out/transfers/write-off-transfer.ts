import type { z } from 'zod'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { type exciseLoss, transfersEndpoints } from '../../../contract/goods-out/orders/transfers.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { itemsOf, lockOrder } from '../orders/lock-order.ts'
import { orderById } from '../orders/orders-queries.ts'

type Loss = z.output<typeof exciseLoss> & { isExcise: boolean }
interface WrittenOff {
  lost: Loss[]
  crossed: CrossedThreshold[]
}

const writeOffFunction = sqlFunction<{ the_order: number; why: string; actor_id: number | null; at: Date }, WrittenOff>(
  'write_off_transfer',
)

/** Takes what is missing of a transfer out of the stock on the way; see write-off-transfer.sql. */
export const writeOffTransfer = verb(transfersEndpoints.writeOff, async ({ trx, viewer, now }, { id, reason }) => {
  const before = await lockOrder(trx, viewer, id, undefined)
  requireBothSites(viewer, before)
  const {
    written: { lost, crossed },
    after,
  } = await trx.send({
    written: writeOffFunction({ the_order: id, why: reason, actor_id: viewer.userId, at: now }),
    changed: changeOrder(id, {}),
    after: orderById(viewer, id),
  })
  const order = onlyRow(after, 'order.not-found')
  return {
    answer: { ...order, exciseLoss: lossesOf(lost.filter(({ isExcise }) => isExcise)) },
    history: [did('write_off', 'order', order, { after: { reason, losses: lossesOf(lost), version: order.version } })],
    touched: { orders: [order], inventory: itemsOf(order) },
    notices: lowStockNotices(crossed),
  }
})

/** The movement belongs to the site that it left, what is missing to the stock of the other one. */
function requireBothSites(viewer: Viewer, { orderNumber: number, transfer }: Order): void {
  if (transfer === null) throw httpError('transfer.nothing-missing', { number })
  if (ownSites(viewer)?.includes(transfer.siteId) === false) throw httpError('transfer.loss-elsewhere', { number, site: transfer.siteCode })
}

function lossesOf(lost: readonly Loss[]) {
  return lost.map(({ isExcise, ...loss }) => loss)
}
