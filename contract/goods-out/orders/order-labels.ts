import type { orderPriorities, orderTypes } from './orders.ts'
import type { OrderStatus } from './tracking-stages.ts'

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  picking: 'Picking',
  packing: 'Packing',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const orderTypeLabels: Record<(typeof orderTypes)[number], string> = { pick_pack: 'Pick & Pack', shipment: 'Shipment' }

export const orderPriorityLabels: Record<(typeof orderPriorities)[number], string> = { high: 'High', normal: 'Normal', low: 'Low' }
