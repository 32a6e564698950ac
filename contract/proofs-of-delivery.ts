import { z } from 'zod'
import { document, sentDocument } from './documents.ts'
import { id, instant, optionalText, requiredText } from './fields.ts'
import { someTime } from './shipment-events.ts'
import { signaturePath } from './signature.ts'

/** That a shipment arrived: who took it, by signature, by a signed paper, or by both. It was delivered at the shipment's `actualDelivery`. */
export const proofOfDelivery = z.object({
  id,
  receivedBy: z.string(),
  signature: z.string().nullable(),
  document: document.nullable(),
  /** Why it took the place of the one before; null for the first. */
  reason: z.string().nullable(),
  /** Who recorded it, and when. */
  by: z.string().nullable(),
  at: instant,
})
export type ProofOfDelivery = z.output<typeof proofOfDelivery>

export const newProofOfDelivery = z
  .object({
    receivedBy: requiredText(200),
    /** Lines of a signature that was drawn, as an SVG path. */
    signature: signaturePath.nullish(),
    /** The signed paper, an uploaded PDF file. */
    document: sentDocument.nullish(),
    /** When the shipment was delivered, unless that is recorded already: now, unless sent. */
    at: someTime.optional(),
    /** Corrects the proof that there is. */
    reason: optionalText(500),
  })
  .refine(({ signature, document }) => Boolean(signature ?? document), {
    error: 'A signature is needed, or the signed paper as a PDF file.',
    path: ['signature'],
  })
