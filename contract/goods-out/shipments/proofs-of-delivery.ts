import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams, optionalText, requiredText } from '../../fields.ts'
import { json, pdf } from '../../formats.ts'
import { sentDocument } from '../../platform/documents/documents.ts'
import { someTime } from '../../some-time.ts'
import { shipmentWithEvents } from './shipments.ts'
import { signaturePath } from './signature.ts'

export const newProofOfDelivery = z
  .object({
    receivedBy: requiredText(200),
    /** Lines of a signature that was drawn, as an SVG path. */
    signature: signaturePath.nullish(),
    /** The signed paper, an uploaded PDF file or photo. */
    document: sentDocument.nullish(),
    /** When the shipment was delivered, unless that is recorded already: now, unless sent. */
    at: someTime.optional(),
    /** Corrects the proof that there is. */
    reason: optionalText(500),
  })
  .refine(({ signature, document }) => Boolean(signature ?? document), {
    error: 'Capture a signature, or upload the signed document as a PDF file.',
    path: ['signature'],
  })

/** Proofs of delivery, which the shipment itself answers. */
export const proofsEndpoints = {
  record: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/proof-of-delivery',
    summary: 'Record who received a shipment, which marks it as delivered',
    allow: 'shipments.update',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    body: json(newProofOfDelivery),
    answer: json(shipmentWithEvents),
    status: 201,
    changes: ['shipments'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/proof-of-delivery.pdf',
    summary: 'The proof of delivery of a shipment',
    allow: 'shipments.read',
    params: idParams,
    row: 'shipment',
    answer: pdf(),
    shows: ['shipments'],
  }),
}
