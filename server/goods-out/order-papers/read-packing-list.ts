import type { Kysely } from 'kysely'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'
import type { Download } from '../../platform/http/download.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { zoneOfSite } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { paperFor } from '../orders/delivery-note.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { packingList } from './packing-list.ts'
import { packedLinesOf, packedUnitsOf } from './packing-list-queries.ts'

/** The packing list of a movement as a PDF file. */
export async function readPackingList(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const letterhead = await readLetterhead(db)
  const list = await db.read(viewer, (on) => packingListOf(on, viewer, { id, letterhead }))
  return { fileName: `packing-list-${list.number}.pdf`, content: await inThread('print-document', list) }
}

/** What is on the packing list of a movement. */
export async function packingListOf(
  on: Kysely<Tables>,
  viewer: Viewer,
  { id, letterhead }: { id: number; letterhead: Letterhead },
): Promise<PdfContent> {
  const order = await getOrder(on, viewer, id)
  const units = await packedUnitsOf(on, id)
  const lines = await packedLinesOf(on, { orderId: id, isExported: order.trackingStage === 'exported', units })
  return packingList(paperFor(viewer, order), { units, lines, letterhead, timeZone: await zoneOfSite(on, order.siteId) })
}
