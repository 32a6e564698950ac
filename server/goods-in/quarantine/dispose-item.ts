import { type Disposal, type Disposition, quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { createShipmentToOwner } from '../../goods-out/shipments/create-shipment.ts'
import { did } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { itemById, requireItem } from '../../stock/inventory/inventory-queries.ts'
import type { CarriedUnit } from '../../stock/inventory/move-item.ts'
import { findFrom, findNamed, findTo } from '../../stock/inventory/named-stock.ts'
import { lowStockNotices } from '../../stock/ledger/low-stock-notices.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import { verb } from '../../verb.ts'
import { addDisposalDocuments, documentsInHistory } from './dispose-documents.ts'

interface Disposing {
  item: number
  from_location: number
  to_location: number | null
  wanted: number
  named: string
  disposition: Disposition
  reason: string
  actor_id: number | null
  at: Date
}

interface Disposed {
  units: CarriedUnit[]
  tasks: number[]
  crossed: CrossedThreshold[]
}

const disposeItemFunction = sqlFunction<Disposing, Disposed>('dispose_item')

/** Takes goods out of quarantine: to a location or a put-away task, to scrap, or back to their owner with a shipment. */
export const disposeItem = verb(quarantineEndpoints.dispose, async ({ trx, viewer, now }, { id, ...disposal }) => {
  await requireItem(trx.sql, viewer, id)
  const { disposition, quantity, reason } = disposal
  const from = await findFrom(trx.sql, viewer, disposal.from, null)
  const { siteId } = from
  if (siteId === null) throw new Error('Only built-in locations are at no site.')
  const to = disposal.to ? await findTo(trx.sql, viewer, disposal.to) : null
  if (to?.type === 'quarantine') throw httpError('dispose.to-quarantine', { code: to.code }, { field: 'to' })
  const named = await findNamed(trx.sql, viewer, disposal)
  const { done, after } = await trx.send({
    done: disposeItemFunction({
      item: id,
      from_location: from.id,
      to_location: to?.id ?? null,
      wanted: quantity,
      named,
      disposition,
      reason,
      actor_id: viewer.userId,
      at: now,
    }),
    after: itemById(viewer, id, now),
  })
  const item = onlyRow(after, 'item.not-found')
  const { documents, ...decided } = disposal
  await addDisposalDocuments(trx, viewer, { documents, itemId: id, customerId: item.customerId, tasks: done.tasks })
  const shipment =
    disposition === 'send_back' && item.customerId !== null
      ? await createShipmentToOwner(trx, {
          by: viewer,
          siteId,
          customerId: item.customerId,
          notes: `${quantity} of ${item.sku}: ${reason}`,
        })
      : null
  return {
    answer: item,
    history: [
      did('dispose', 'inventoryItem', item, {
        siteId,
        after: { ...decided, to: to?.code, shipment: shipment?.trackingNumber, documents: documentsInHistory(documents) },
      }),
      ...(shipment === null ? [] : [did('create', 'shipment', shipment, { after: { trackingNumber: shipment.trackingNumber } })]),
    ],
    touched: {
      inventory: [item],
      handlingUnits: done.units,
      tasks: done.tasks.map((task) => ({ id: task })),
      shipments: shipment === null ? [] : [shipment],
    },
    notices: [...noticesTo(item, disposal, now), ...lowStockNotices(done.crossed)],
  }
})

const titles: Record<Disposition, string> = { release: 'Goods released', scrap: 'Goods scrapped', send_back: 'Goods sent back' }
const words: Record<Disposition, string> = { release: 'released from quarantine', scrap: 'scrapped', send_back: 'sent back to you' }

/** The owner reads what became of its goods, and why. */
function noticesTo({ id, sku, name, customerId }: InventoryItem, { disposition, quantity, reason, from }: Disposal, at: Date): Notice[] {
  if (customerId === null) return []
  return [
    {
      customerId,
      exceptUserId: null,
      kind: 'goods_disposed',
      detail: `${disposition} ${quantity} ${from} ${at.toISOString()}`,
      type: disposition === 'release' ? 'success' : 'warning',
      title: titles[disposition],
      message: `${quantity} of ${sku} ${name}: ${words[disposition]}. ${reason}`,
      subjectType: 'inventory',
      subjectId: id,
    },
  ]
}
