import { z } from 'zod'
import { id, instant, quantity } from '../../fields.ts'

/* What needs attention: the exceptions that the dashboards show first. */

/** What staff are shown, in this order. */
export const staffAttention = [
  /** A shipment past its estimated delivery and not delivered. */
  'late_shipment',
  /** An open movement that should have left by a day that has passed. */
  'ship_by_passed',
  /** An open movement that lacks goods since a short pick, or holds stock which can't be sent, and that has no other stock to take. */
  'short_movement',
  /** A receipt that was received 24 hours ago and isn't inspected. */
  'overdue_inspection',
  /** A return that was received 24 hours ago and isn't inspected. */
  'return_waiting',
  /** A worker's adjustment that waits for approval. */
  'adjustment_waiting',
  /** A count whose differences wait for a decision. */
  'count_review',
  /** A transfer that was received with units missing. */
  'transfer_short',
  /** An invoice with something open after its due date. */
  'overdue_invoice',
  /** An item that open movements reserve, with no more left to promise than its threshold. */
  'running_low',
  /** An open movement without an assignee, a day after it was placed. */
  'unassigned_movement',
  /** A task that is open a day after it was made. */
  'waiting_task',
  /** An item with a lot on hand that has expired, at whatever location. */
  'expired_stock',
  /** An item with a lot on hand that expires within `expiryDays`. */
  'expiring_lot',
  'out_of_stock',
] as const

/** What customers are shown, of their own. */
export const customerAttention = ['late_shipment', 'low_stock', 'expired_stock', 'expiring_lot', 'out_of_stock'] as const

/** The kinds whose rows the list of movements filters by. */
export const orderAttention = ['late_shipment', 'ship_by_passed', 'short_movement', 'transfer_short', 'unassigned_movement'] as const

/** The same of items; the others are a stock status. */
export const itemAttention = ['running_low', 'expired_stock', 'expiring_lot'] as const

export const attentionKinds = [...staffAttention, 'low_stock'] as const
export type AttentionKind = (typeof attentionKinds)[number]

export const expiryDays = 30
/** The rows of one kind that are sent at most; the count includes the others. */
export const mostAttentionRows = 25

export const attentionRow = z.object({
  /** The movement, receipt, item, invoice, task, adjustment, count or return that the row leads to; none for a shipment without a movement. */
  orderId: id.nullable(),
  receiptId: id.nullable(),
  itemId: id.nullable(),
  invoiceId: id.nullable(),
  taskId: id.nullable(),
  adjustmentId: id.nullable(),
  countId: id.nullable(),
  returnId: id.nullable(),
  /** Number of the movement, receipt, invoice, count or return, SKU of the item, SSCC of the handling unit. */
  code: z.string(),
  /** Name of the item; of a movement or receipt its customer, or for customers the destination. */
  name: z.string(),
  /** The first lot to expire, or that expired. */
  lot: z.string().nullable(),
  /** Units that can't be sent, are missing, are left, have expired or expire soon, are to be put away, or adjusted. */
  quantity: quantity.nullable(),
  /** When the shipment or inspection was due, the movement was placed, the task was made, or the adjustment asked for. */
  at: instant.nullable(),
  /** When the first lot expires or expired. */
  expiresOn: z.iso.date().nullable(),
  /** When the invoice was due, or the movement was to leave. */
  dueOn: z.iso.date().nullable(),
})
export type AttentionRow = z.output<typeof attentionRow>

/** What needs attention of one kind, the most urgent first. */
export const attention = z.object({ kind: z.enum(attentionKinds), count: quantity, rows: z.array(attentionRow) })
export type Attention = z.output<typeof attention>
