import type { Database } from '../db/database.ts'
import { httpError } from '../errors.ts'
import type { Download } from '../http/download.ts'
import { readLetterhead } from '../settings/letterhead.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Viewer } from '../viewer.ts'
import { consigneeOf, getShipment } from './shipments-queries.ts'

/** The proof of delivery of a shipment that counts, as a PDF file. */
export async function readProof(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const { shipment, consignee, timeZone } = await db.read(viewer, async (on) => ({
    shipment: await getShipment(on, viewer, id),
    consignee: await consigneeOf(on, viewer, id),
    ...(await getSetting(on, 'warehouse')),
  }))
  const { trackingNumber: number, proofs } = shipment
  const [proof] = proofs
  if (!proof) throw httpError('shipment.no-proof', { number })
  const letterhead = await readLetterhead(db)
  // Imported only when used, because it makes the start slower.
  const { proofPdf } = await import('../print/proof-pdf.ts')
  return { fileName: `proof-of-delivery-${number}.pdf`, content: proofPdf({ shipment, proof, consignee }, { timeZone, letterhead }) }
}
