import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { httpError } from '../../errors.ts'
import { changed } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { verb } from '../../verb.ts'
import { changeOrder } from '../orders/change-order.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { orderById } from '../orders/orders-queries.ts'

/** Records under which code excise goods travel, and between whom. The authority assigns the code, so it may come late. */
export const recordExcise = verb(
  orderPapersEndpoints.recordExcise,
  async ({ trx, viewer }, { id, ifMatch, arc, consignorSeed, consigneeSeed }) => {
    const before = await lockOrder(trx, viewer, id, ifMatch)
    const { orderNumber: number } = before
    if (before.status === 'cancelled') throw httpError('order.excise-closed', { number, status: 'cancelled' })
    if (before.trackingStage === 'exported') throw httpError('order.excise-closed', { number, status: 'exported' })
    const { after } = await trx.send({
      changed: changeOrder(id, { arc, consignor_seed: consignorSeed, consignee_seed: consigneeSeed }),
      after: orderById(viewer, id),
    })
    const order = onlyRow(after, 'order.not-found')
    return { answer: order, before, history: [changed('order', before, order)], touched: { orders: [order] } }
  },
)
