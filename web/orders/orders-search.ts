import { z } from 'zod'
import { orderTypes } from '../../contract/orders.ts'
import { orderStatuses } from '../../contract/tracking-stages.ts'

const orderId = z.coerce.number().int().positive().optional().catch(undefined)

/** The search parameters of a movements screen; invalid ones are ignored. */
export const ordersSearch = z.object({
  q: z.coerce.string().optional().catch(undefined),
  status: z.enum(orderStatuses).optional().catch(undefined),
  type: z.enum(orderTypes).optional().catch(undefined),
  sort: z.enum(['createdAt', '-createdAt', 'orderNumber', '-orderNumber']).optional().catch(undefined),
  page: z.coerce.number().int().positive().optional().catch(undefined),
  /** The movement whose details are open. */
  view: orderId,
  /** The movement that is being edited. */
  edit: orderId,
  /** The creation dialog is open. */
  new: z.coerce.boolean().optional().catch(undefined),
})
export type OrdersSearch = z.output<typeof ordersSearch>
