import type { Database } from '../engine/database.ts'
import type { Download } from '../http/download.ts'
import { paperFor } from '../orders/delivery-note.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { readLetterhead } from '../settings/letterhead.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Viewer } from '../viewer.ts'
import { inThread } from '../workers/threads.ts'
import { packingList } from './packing-list.ts'
import { packedLinesOf, packedUnitsOf } from './packing-list-queries.ts'

/** The packing list of a movement as a PDF file. */
export async function readPackingList(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const { order, units, lines, timeZone } = await db.read(viewer, async (on) => {
    const order = await getOrder(on, viewer, id)
    const units = await packedUnitsOf(on, id)
    return {
      order,
      units,
      lines: await packedLinesOf(on, { orderId: id, isExported: order.trackingStage === 'exported', units }),
      ...(await getSetting(on, 'warehouse')),
    }
  })
  const letterhead = await readLetterhead(db)
  const content = await inThread('print-document', packingList(paperFor(viewer, order), { units, lines, timeZone, letterhead }))
  return { fileName: `packing-list-${order.orderNumber}.pdf`, content }
}
