import type { Kysely } from 'kysely'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'
import type { Download } from '../../platform/http/download.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { zoneOfSite } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { trackingNumberOfOrder } from '../shipments/shipments-queries.ts'
import { deliveryNote, paperFor } from './delivery-note.ts'
import { exciseGoodsOf } from './order-goods.ts'
import { getOrder } from './orders-queries.ts'

/** The delivery note of a movement as a PDF file. */
export async function readDeliveryNote(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const letterhead = await readLetterhead(db)
  const note = await db.read(viewer, (on) => deliveryNoteOf(on, viewer, { id, letterhead }))
  return { fileName: `delivery-note-${note.number}.pdf`, content: await inThread('print-document', note) }
}

/** What is on the delivery note of a movement. */
export async function deliveryNoteOf(
  on: Kysely<Tables>,
  viewer: Viewer,
  { id, letterhead }: { id: number; letterhead: Letterhead },
): Promise<PdfContent> {
  const order = await getOrder(on, viewer, id)
  return deliveryNote(paperFor(viewer, order), {
    letterhead,
    trackingNumber: await trackingNumberOfOrder(on, viewer, id),
    hasExciseGoods: (await exciseGoodsOf(on, viewer, id)).length > 0,
    timeZone: await zoneOfSite(on, order.siteId),
  })
}
