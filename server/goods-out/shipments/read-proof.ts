import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { proofPdf } from '../../platform/print/proof-pdf.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { zoneOfSite } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { consigneeOf, getShipment } from './shipments-queries.ts'

/** The proof of delivery of a shipment that counts, as a PDF file. */
export async function readProof(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const { shipment, consignee, timeZone } = await db.read(viewer, async (on) => {
    const found = await getShipment(on, viewer, id)
    return { shipment: found, consignee: await consigneeOf(on, viewer, id), timeZone: await zoneOfSite(on, found.siteId) }
  })
  const { trackingNumber: number, proofs } = shipment
  const [proof] = proofs
  if (!proof) throw httpError('shipment.no-proof', { number })
  const letterhead = await readLetterhead(db)
  const content = await inThread('print-document', proofPdf({ shipment, proof, consignee }, { timeZone, letterhead }))
  return { fileName: `proof-of-delivery-${number}.pdf`, content }
}
