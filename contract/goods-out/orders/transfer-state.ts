import { z } from 'zod'
import { id, quantity } from '../../fields.ts'

export const transferStateLabels = {
  planned: 'Planned',
  in_transit: 'In transit',
  received: 'Received',
  short: 'Short',
  closed: 'Closed',
} as const
export const transferStates = ['planned', 'in_transit', 'received', 'short', 'closed'] as const

/** How a transfer to another site stands, in units: sent = inTransit + received + damaged + missing + writtenOff. */
export const transferOfOrder = z.object({
  /** Where it arrives. */
  siteId: id,
  siteCode: z.string(),
  /** Made with the export. */
  receiptId: id.nullable(),
  receiptNumber: z.string().nullable(),
  sent: quantity,
  /** Sent and not received yet. */
  inTransit: quantity,
  /** In good condition; what is more than was sent is in the receipt only. */
  received: quantity,
  damaged: quantity,
  missing: quantity,
  writtenOff: quantity,
  state: z.enum(transferStates),
})
