import { z } from 'zod'
import { address, addressWith } from '../../address.ts'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, notes, optionalText, quantity, requiredText, sentUnits, text } from '../../fields.ts'
import { json, list, pdf } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { orderAttention } from '../../platform/attention/attention.ts'
import { siteFilter, siteOfRow } from '../../site-fields.ts'
import { notForWorkers } from '../../withheld.ts'
import { shipmentStatuses } from '../shipments/shipment-events.ts'
import { rememberedAddress } from './order-addresses.ts'
import { carrierFieldsOfOrder, referenceFields, referencesOfOrder } from './order-references.ts'
import { orderStatuses, trackingStages } from './tracking-stages.ts'
import { transferOfOrder } from './transfer-state.ts'

export const orderTypes = ['pick_pack', 'shipment'] as const
export const orderPriorities = ['high', 'normal', 'low'] as const

export const noItemsMessage = 'Please add at least one item to the order'
export const billingAddressMessage = 'Please fill in all billing address fields'
export const shippingAddressMessage = 'Please fill in all shipping address fields'

/** An order line. */
export const orderItem = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  /** As ordered. */
  quantity,
  inventoryId: id,
  /** How much less is shipped, because it couldn't be found; a back-order brings it. */
  shortQuantity: quantity,
})
export const trackingEntry = z.object({
  stage: z.enum(trackingStages),
  notes,
  timestamp: instant,
  by: z.string().nullable(),
})

export const order = z.object({
  id,
  orderNumber: z.string(),
  customerId: id,
  customerName: z.string(),
  type: z.enum(orderTypes),
  status: z.enum(orderStatuses),
  priority: z.enum(orderPriorities),
  /** Where it ships from: it reserves there only. */
  ...siteOfRow,
  items: z.array(orderItem),
  assignedTo: id.nullable(),
  assignedToName: z.string().nullable(),
  createdAt: instant,
  trackingStage: z.enum(trackingStages),
  trackingHistory: z.array(trackingEntry),
  confirmedAt: instant.nullable(),
  pickingStartedAt: instant.nullable(),
  packagingStartedAt: instant.nullable(),
  labellingCompletedAt: instant.nullable(),
  documentedAt: instant.nullable(),
  exportedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  billingAddress: address,
  shippingAddress: address,
  notes,
  ...referencesOfOrder,
  /** The shipment created on export. */
  shipmentId: id.nullable(),
  /** Its status: the customer rates a movement that is delivered. */
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
  /** The transfer, where the movement brings goods to another site. */
  transfer: transferOfOrder.nullable(),
  /** The movement whose missing goods this one brings later. */
  backOrderOf: z.object({ id, orderNumber: z.string() }).nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
  /** The customer's words with its rating. */
  ratingComment: notForWorkers(z.string().nullable()),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
  /** The code under which its excise goods travel. */
  arc: z.string().nullable(),
  consignorSeed: z.string().nullable(),
  consigneeSeed: z.string().nullable(),
})
export type Order = z.output<typeof order>

export const orderLine = z.object({
  sku: requiredText(100),
  /** The item's stored name is used; sent by the screen as specified. */
  name: text(300).optional(),
  quantity: sentUnits(1),
})

const orderFields = {
  type: z.enum(orderTypes),
  priority: z.enum(orderPriorities),
  items: z.array(orderLine, { error: noItemsMessage }).min(1, noItemsMessage).max(500, 'A movement has at most 500 lines'),
  billingAddress: addressWith(billingAddressMessage),
  shippingAddress: addressWith(shippingAddressMessage),
  notes: optionalText(5000),
  ...referenceFields,
  ...carrierFieldsOfOrder,
}

/** A customer creates for its own record; `customerId` may then be left out. */
export const newOrder = z.object({
  ...orderFields,
  type: orderFields.type.default('pick_pack'),
  priority: orderFields.priority.default('normal'),
  customerId: id.optional(),
  /** Unless sent the first site that has all lines available. */
  siteId: id.optional(),
})

/** A new movement. One with `transferToSiteId` brings goods to another site: it is a shipment to the address of that site. */
export const newMovement = z
  .object({
    ...newOrder.shape,
    type: z.enum(orderTypes).optional(),
    /** A transfer ignores both addresses and takes the address of its site. */
    billingAddress: newOrder.shape.billingAddress.optional(),
    shippingAddress: newOrder.shape.shippingAddress.optional(),
    transferToSiteId: id.optional(),
    /** False refuses it as `order.duplicate` where the customer's reference is on a movement already that isn't cancelled. */
    again: z.boolean().optional(),
  })
  .refine(({ transferToSiteId, type }) => transferToSiteId === undefined || type !== 'pick_pack', {
    message: 'A transfer is of type shipment.',
    path: ['type'],
  })
  .refine(({ transferToSiteId, billingAddress }) => transferToSiteId !== undefined || billingAddress !== undefined, {
    message: billingAddressMessage,
    path: ['billingAddress'],
  })
  .refine(({ transferToSiteId, shippingAddress }) => transferToSiteId !== undefined || shippingAddress !== undefined, {
    message: shippingAddressMessage,
    path: ['shippingAddress'],
  })

/**
 * Only while pending, except for `assignedTo`, `carrier` and `serviceType`; the lines, when sent, replace the old ones. A transfer ignores both
 * addresses, and is changed by staff only.
 */
export const orderChange = z.object({ ...orderFields, siteId: id, assignedTo: id.nullable() }).partial()

const ratingMessage = 'Please choose a rating from 1 to 5'

/** What a customer says of a delivered movement. */
export const newRating = z.object({
  rating: z.number({ error: ratingMessage }).int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  comment: optionalText(1000),
})

export const ordersEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    summary: 'Warehouse movements',
    allow: 'orders.read',
    query: listQuery(['createdAt', 'orderNumber', 'customer', 'type', 'priority', 'status', 'trackingStage', 'requestedShipDate'], {
      customerId: several(idInUrl).optional(),
      type: several(z.enum(orderTypes)).optional(),
      status: several(z.enum(orderStatuses)).optional(),
      priority: several(z.enum(orderPriorities)).optional(),
      trackingStage: several(z.enum(trackingStages)).optional(),
      attention: several(z.enum(orderAttention)).optional(),
      /** Whether its customer rated it; 'false' is what is delivered and waits for its rating. */
      rated: z.enum(['true', 'false']).optional(),
      /** The customer's own number, in full. */
      reference: several(text(100)).optional(),
      ...siteFilter,
      ...createdRange,
    }),
    answer: list(order, 'movements'),
    shows: ['orders', 'shipments', 'customers', 'settings', 'account'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/orders/summary',
    summary: 'How many movements are at each stage',
    allow: 'orders.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    answer: json(
      z.object({
        total: quantity,
        /** Neither completed nor cancelled. */
        active: quantity,
        byStatus: z.record(z.enum(orderStatuses), quantity),
        byStage: z.record(z.enum(trackingStages), quantity),
      }),
    ),
    shows: ['orders'],
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/customers/:id/addresses',
    summary: 'Billing and shipping addresses of a customer’s newest movements, last used first',
    allow: 'orders.read-addresses',
    params: idParams,
    row: 'customer',
    answer: json(z.array(rememberedAddress)),
    shows: ['orders', 'customers'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    summary: 'One movement',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    answer: json(order),
    shows: ['orders', 'shipments', 'customers', 'account'],
  }),
  deliveryNote: endpoint({
    method: 'GET',
    path: '/api/orders/:id/delivery-note.pdf',
    summary: 'The delivery note of a movement',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    answer: pdf(),
    shows: ['orders', 'inventory', 'categories', 'shipments', 'customers', 'settings'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/orders',
    summary: 'Create a movement and reserve its stock',
    allow: 'orders.create',
    body: json(newMovement),
    answer: json(order),
    status: 201,
    changes: ['orders', 'inventory', 'notifications'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id',
    summary: 'Edit a pending movement',
    allow: 'orders.update',
    params: idParams,
    row: 'order',
    versioned: 'version',
    body: json(orderChange),
    answer: json(order),
    changes: ['orders', 'inventory'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/:id/cancel',
    summary: 'Cancel a movement and release its stock',
    allow: 'orders.cancel',
    params: idParams,
    row: 'order',
    versioned: 'version',
    body: json(z.object({ reason: optionalText(500) })),
    answer: json(order),
    changes: ['orders', 'inventory', 'handlingUnits', 'tasks'],
  }),
  startPicking: endpoint({
    method: 'POST',
    path: '/api/orders/:id/pick',
    summary: 'Start picking a confirmed movement',
    allow: 'orders.start-picking',
    params: idParams,
    row: 'order',
    versioned: 'version',
    answer: json(order),
    changes: ['orders'],
  }),
  advanceTracking: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/tracking',
    summary: 'Mark the next tracking stage complete',
    allow: 'orders.advance',
    params: idParams,
    row: 'order',
    versioned: 'version',
    body: json(z.object({ stage: z.enum(trackingStages), notes: optionalText(1000) })),
    answer: json(order),
    changes: ['orders', 'inventory', 'handlingUnits', 'shipments', 'receipts', 'notifications'],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/orders/:id/rating',
    summary: 'Rate a delivered movement, 1 to 5',
    allow: 'orders.rate',
    params: idParams,
    row: 'order',
    versioned: 'version',
    body: json(newRating),
    answer: json(order),
    changes: ['orders'],
  }),
}
