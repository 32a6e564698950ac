import { openStatuses, orderStatuses } from '../../../contract/goods-out/orders/tracking-stages.ts'

/*
 * Which movements count as active. Decisions §6: neither completed nor cancelled, unless the specification says otherwise, as it does on
 * the portal.
 */

export const activeMovements = {
  statuses: openStatuses,
  explanation: 'Movements that are neither completed nor cancelled.',
} as const

/** Specification §2: the portal's 'Active Orders'. */
export const activeOrders = {
  statuses: orderStatuses.filter((status) => status !== 'completed'),
  explanation: 'Orders that are not completed. Cancelled orders count too.',
} as const
