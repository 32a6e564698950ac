import type { Database } from '../engine/database.ts'
import type { Download } from '../http/download.ts'
import { readLetterhead } from '../settings/letterhead.ts'
import { getSetting } from '../settings/settings-queries.ts'
import { trackingNumberOfOrder } from '../shipments/shipments-queries.ts'
import type { Viewer } from '../viewer.ts'
import { inThread } from '../workers/threads.ts'
import { deliveryNote, paperFor } from './delivery-note.ts'
import { exciseGoodsOf } from './order-goods.ts'
import { getOrder } from './orders-queries.ts'

/** The delivery note of a movement as a PDF file. */
export async function readDeliveryNote(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const { order, timeZone, ...details } = await db.read(viewer, async (on) => ({
    order: await getOrder(on, viewer, id),
    trackingNumber: await trackingNumberOfOrder(on, viewer, id),
    hasExciseGoods: (await exciseGoodsOf(on, viewer, id)).length > 0,
    ...(await getSetting(on, 'warehouse')),
  }))
  const letterhead = await readLetterhead(db)
  const content = await inThread('print-document', deliveryNote(paperFor(viewer, order), { timeZone, letterhead, ...details }))
  return { fileName: `delivery-note-${order.orderNumber}.pdf`, content }
}
