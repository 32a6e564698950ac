import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, quantity } from '../../fields.ts'
import { json } from '../../formats.ts'
import { several } from '../../list-query.ts'
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
  /** The code of the problem, as the call for one movement answers it. */
  code: z.string(),
  message: z.string(),
})

export const advancedOrders = z.object({ advanced: z.array(advancedOrder), refused: z.array(refusedAdvance) })
export type AdvancedOrders = z.output<typeof advancedOrders>

/** For how many movements one call answers what their next stage books. */
export const mostAskedAtOnce = 100

/** What marking the next stage of a movement complete books, in units. */
export const nextStageWork = z.object({
  id,
  /** Not picked, which Packaging books as picked. */
  unpicked: quantity,
  /** Picked and loose, which TTT Labelling books as packed into one carton. */
  unpacked: quantity,
  /** What the export takes out of stock. */
  leaving: quantity,
})
export type NextStageWork = z.output<typeof nextStageWork>

export const advanceOrdersEndpoints = {
  nextStages: endpoint({
    method: 'GET',
    path: '/api/orders/next-stages',
    summary:
      'What marking the next tracking stage of movements complete would book: picking and packing not recorded, and stock that leaves',
    allow: 'orders.advance',
    query: z.object({ ids: several(idInUrl) }),
    answer: json(z.array(nextStageWork)),
    shows: ['orders', 'inventory', 'settings'],
  }),
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
