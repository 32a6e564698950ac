import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { json } from '../formats.ts'
import { trackingStages } from './tracking-stages.ts'

/** How many movements one call advances at most. */
export const mostAdvancedAtOnce = 200

export const ordersToAdvance = z.object({
  ids: z
    .array(id, { error: 'must be a list of movements' })
    .min(1, 'must name at least one movement')
    .max(mostAdvancedAtOnce, `must name at most ${mostAdvancedAtOnce} movements`)
    .refine((ids) => new Set(ids).size === ids.length, 'must name each movement once'),
  /** Whether movements whose next stage is the export are exported, by which their stock leaves. */
  exports: z.boolean().default(false),
})

const advancedOrder = z.object({
  id,
  orderNumber: z.string(),
  /** The stage that it reached. */
  stage: z.enum(trackingStages),
})

const refusedAdvance = z.object({
  id,
  orderNumber: z.string(),
  /** Of the problem, as the call for one movement answers it. */
  code: z.string(),
  message: z.string(),
})

export const advancedOrders = z.object({ advanced: z.array(advancedOrder), refused: z.array(refusedAdvance) })
export type AdvancedOrders = z.output<typeof advancedOrders>

export const advanceOrdersEndpoints = {
  advance: endpoint({
    method: 'POST',
    path: '/api/orders/advance',
    summary: 'Mark the next tracking stage of several movements complete',
    allow: 'orders.advance',
    body: json(ordersToAdvance),
    answer: json(advancedOrders),
    changes: ['orders', 'inventory', 'handlingUnits', 'shipments', 'receipts', 'notifications'],
  }),
}
