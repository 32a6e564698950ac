import { signatureBox } from '../../../contract/goods-out/shipments/signature.ts'
import type { Letterhead, PdfContent } from '../files/pdf.ts'
import { datesIn } from './dates.ts'

/** What is printed of a proof of delivery. Moments are instants. */
export interface PrintedProof {
  shipment: {
    trackingNumber: string
    customerName: string
    orderNumber: string | null
    serviceType: string
    origin: string
    destination: string
    actualDelivery: string | null
  }
  consignee: { street?: string; city?: string; state?: string; zip?: string; country?: string } | null
  proof: {
    receivedBy: string
    /** An SVG path. */
    signature: string | null
    document: { name: string } | null
    reason: string | null
    by: string | null
    at: string
  }
}

/** The proof of delivery of a shipment, with the signature as it was drawn. */
export function proofPdf(
  { shipment, consignee, proof }: PrintedProof,
  { timeZone, letterhead }: { timeZone: string; letterhead: Letterhead },
): PdfContent {
  const { moment } = datesIn(timeZone)
  return {
    letterhead,
    title: 'Proof of Delivery',
    number: shipment.trackingNumber,
    facts: [
      { label: 'Tracking Number', value: shipment.trackingNumber },
      { label: 'Delivered', value: shipment.actualDelivery ? moment(shipment.actualDelivery) : '' },
      { label: 'Received by', value: proof.receivedBy },
      { label: 'Customer', value: shipment.customerName },
      { label: 'Consignee', value: consignee ? addressLines(consignee) : shipment.destination },
      { label: 'Movement', value: shipment.orderNumber ?? '' },
      { label: 'Origin', value: shipment.origin },
      { label: 'Destination', value: shipment.destination },
      { label: 'Service', value: shipment.serviceType },
      { label: 'Recorded', value: [moment(proof.at), proof.by].filter(Boolean).join(', ') },
      ...(proof.document ? [{ label: 'Signed document, kept with the shipment', value: proof.document.name }] : []),
      ...(proof.reason ? [{ label: 'Corrected, because', value: proof.reason }] : []),
    ],
    blocks: proof.signature === null ? [] : [{ kind: 'drawing', label: 'Signature', path: proof.signature, ...signatureBox }],
  }
}

function addressLines({ street, city, state, zip, country }: NonNullable<PrintedProof['consignee']>): string {
  return [street, [city, state, zip].filter(Boolean).join(', '), country].filter(Boolean).join('\n')
}
