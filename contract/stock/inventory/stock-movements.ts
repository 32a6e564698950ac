import { z } from 'zod'
import { id, idInUrl, instant, quantity, text } from '../../fields.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { document } from '../../platform/documents/document.ts'
import { siteFilter } from '../../site-fields.ts'

/** inbound: opening stock and receipts. */
export const movementTypes = ['inbound', 'outbound', 'transfer', 'adjustment'] as const
export const movementTypeLabels: Record<(typeof movementTypes)[number], string> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
}
/** What made a ledger line. */
export const movementCauses = [
  'opening',
  'adjustment',
  'order',
  'receipt',
  'count',
  'delete',
  'restore',
  'transfer',
  'move',
  'dispose',
  'return',
  'work',
] as const

/** Whether stock came into the warehouse, left it, or moved within it. */
export const movementDirections = ['in', 'out', 'within'] as const

export const stockMovement = z.object({
  id,
  createdAt: instant,
  movementType: z.enum(movementTypes),
  sku: z.string(),
  inventoryId: id,
  customerId: id.nullable(),
  quantity,
  direction: z.enum(movementDirections),
  /** Null for locations outside the warehouse and for UNASSIGNED. */
  fromLocation: z.string().nullable(),
  toLocation: z.string().nullable(),
  /** The sites of both; null outside the warehouse. */
  fromSiteId: id.nullable(),
  toSiteId: id.nullable(),
  lot: z.string().nullable(),
  /** The unit that it was in. */
  handlingUnitId: id.nullable(),
  /** SSCC of the unit that it was in, and of the one that it is in since; null is loose. */
  handlingUnit: z.string().nullable(),
  toHandlingUnit: z.string().nullable(),
  reason: z.string(),
  cause: z.enum(movementCauses),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  receiptId: id.nullable(),
  receiptNumber: z.string().nullable(),
  /** The count that it belongs to, and its number; staff only. */
  countId: id.nullable(),
  countNumber: z.string().nullable(),
  /** The same of a return. */
  returnId: id.nullable(),
  returnNumber: z.string().nullable(),
  /** What changed with it; null in lines that are older than acts. */
  actId: id.nullable(),
  /** The line that it takes back. */
  correctsId: id.nullable(),
  /** Documents of goods that were taken out of quarantine. */
  documents: z.array(document),
  /** Who did it; null for the product itself. */
  by: z.string().nullable(),
})
export type StockMovement = z.output<typeof stockMovement>

/** Which lines of the ledger are asked for. */
export const movementsQuery = listQuery(['createdAt', 'quantity', 'sku'], {
  customerId: several(idInUrl).optional(),
  inventoryId: several(idInUrl).optional(),
  orderId: several(idInUrl).optional(),
  receiptId: several(idInUrl).optional(),
  movementType: several(z.enum(movementTypes)).optional(),
  /** In it before or since. */
  handlingUnitId: several(idInUrl).optional(),
  /** From there or to there. */
  location: several(text(100)).optional(),
  /** The site of either end. */
  ...siteFilter,
  ...createdRange,
})
