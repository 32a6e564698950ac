import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { createShipmentToOwner } from '../../goods-out/shipments/create-shipment.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { CarriedUnit } from '../../stock/inventory/move-item.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import { changeReturn } from './change-return.ts'
import { returnAnswered } from './return-notices.ts'
import { requireStatus } from './return-states.ts'
import { getReturn, lockReturn } from './returns-queries.ts'

interface Closed {
  tasks: number[]
  units: CarriedUnit[]
  crossed: CrossedThreshold[]
  sentBack: number
}
const closeReturnFunction = sqlFunction<{ the_return: number; actor_id: number | null; at: Date }, Closed>('close_return')

/** Carries out what the inspection decided, in one act. What is sent back leaves with one shipment. */
export const closeReturn = verb(returnWorkEndpoints.close, async ({ trx, viewer, now }, { id, sendBack = {} }) => {
  const before = await lockReturn(trx, viewer, id, undefined)
  requireStatus(before, ['inspected'])
  const { done } = await trx.send({ done: closeReturnFunction({ the_return: id, actor_id: viewer.userId, at: now }) })
  const site = await trx.sql.selectFrom('sites').select('name').where('id', '=', before.siteId).executeTakeFirstOrThrow()
  const { serviceType, estimatedDelivery, arc } = sendBack
  const shipment =
    done.sentBack > 0
      ? await createShipmentToOwner(trx, {
          ...{
            by: viewer,
            returnId: id,
            siteId: before.siteId,
            customerId: before.customerId,
            origin: site.name.slice(0, 200),
            arc: arc ?? null,
          },
          ...(serviceType && { serviceType }),
          ...(estimatedDelivery && { estimatedDelivery: new Date(estimatedDelivery) }),
          notes: `${done.sentBack} units of ${before.returnNumber}`,
        })
      : null
  await trx.send({ changed: changeReturn(id, { status: 'closed', closed_at: now, version: before.version + 1 }) })
  const answer = await getReturn(trx.sql, viewer, id)
  return {
    answer,
    history: [
      did('close', 'return', answer, {
        after: { status: answer.status, tasks: done.tasks.length, shipment: shipment?.trackingNumber, version: answer.version },
      }),
      ...(shipment === null ? [] : [did('create', 'shipment', shipment, { after: { trackingNumber: shipment.trackingNumber } })]),
    ],
    touched: {
      returns: [answer],
      inventory: answer.items.map(({ inventoryId }) => ({ id: inventoryId, customerId: answer.customerId })),
      handlingUnits: done.units,
      tasks: done.tasks.map((task) => ({ id: task })),
      shipments: shipment === null ? [] : [shipment],
    },
    notices: [returnAnswered(viewer, answer, 'closed'), ...lowStockNotices(done.crossed)],
  }
})
