import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, optionalText, quantity, requiredText } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { document } from '../../platform/documents/document.ts'
import { siteFilter, siteOfRow } from '../../site-fields.ts'
import { someTime } from '../../some-time.ts'
import { notForWorkers } from '../../withheld.ts'
import { standardService } from '../orders/order-references.ts'
import { orderStatuses } from '../orders/tracking-stages.ts'
import { carrierChange, carrierOf, carrierRow } from './carrier-fields.ts'
import { newShipmentEvent, shipmentEvent, shipmentStatuses } from './shipment-events.ts'

/** A shipment is due this many days after its export, unless said otherwise. */
export const defaultTransitDays = 3

export const shipment = z.object({
  id,
  trackingNumber: z.string(),
  serviceType: z.string(),
  customerId: id,
  customerName: z.string(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** Where it left. */
  ...siteOfRow,
  /** The return whose goods it sends back to their owner, and the code under which its excise goods travel. */
  returnId: id.nullable(),
  returnNumber: z.string().nullable(),
  arc: z.string().nullable(),
  origin: z.string(),
  destination: z.string(),
  status: z.enum(shipmentStatuses),
  ...carrierRow,
  estimatedDelivery: instant.nullable(),
  actualDelivery: instant.nullable(),
  /** Whether a proof of its delivery was recorded. */
  hasProof: z.boolean(),
  createdAt: instant,
  /** When its export was undone; null for all others. */
  withdrawnAt: instant.nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Shipment = z.output<typeof shipment>

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

/** With what happened to it, oldest first. */
export const shipmentWithEvents = shipment.extend({
  events: z.array(shipmentEvent),
  /** Newest first, which is the one that counts. */
  proofs: z.array(proofOfDelivery),
  /** The end of the address `/track/…` by which anyone follows it; null while there is no such link. */
  trackingToken: notForWorkers(z.string().nullable()),
})
export type ShipmentWithEvents = z.output<typeof shipmentWithEvents>

/** A shipment without a movement: goods that are fetched elsewhere, or that another system shipped. */
export const newShipment = z.object({
  customerId: id,
  serviceType: requiredText(100).default(standardService),
  origin: requiredText(200).default('Warehouse'),
  destination: requiredText(200).default('Customer'),
  /** Three days from now, unless sent. */
  estimatedDelivery: someTime.optional(),
  notes: optionalText(1000),
})

/** A status appends the matching event; the fields of the carrier can be corrected with it and without it. */
export const shipmentChange = z
  .object({
    status: z.enum(shipmentStatuses).optional(),
    notes: optionalText(1000),
    estimatedDelivery: someTime.optional(),
    ...carrierChange,
  })
  .refine((sent) => sent.status === undefined || sent.estimatedDelivery === undefined, {
    error: 'Send either a status or an estimated delivery.',
    path: ['status'],
  })
  .refine((sent) => sent.status !== undefined || sent.estimatedDelivery !== undefined || Object.keys(carrierOf(sent)).length > 0, {
    error: 'Send a status, an estimated delivery, or fields of the carrier.',
    path: ['status'],
  })

/** The cards of Track & Trace and of the customers' portal. */
export const shipmentFigures = z.object({
  inTransit: quantity,
  delivered: quantity,
  delayed: quantity,
  /** Neither delayed nor delivered late, of those in transit, delivered and delayed. */
  onTime: z.object({ count: quantity, of: quantity }),
  /** Delivered by the estimated delivery, of those delivered. */
  onTimeDelivery: z.object({ count: quantity, of: quantity }),
})

const shown = ['shipments', 'customers', 'orders'] as const

export const shipmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/shipments',
    summary: 'Shipments and their status',
    allow: 'shipments.read',
    query: listQuery(['createdAt', 'trackingNumber', 'customer', 'origin', 'destination', 'status', 'estimatedDelivery'], {
      customerId: several(idInUrl).optional(),
      status: several(z.enum(shipmentStatuses)).optional(),
      orderId: several(idInUrl).optional(),
      /** Statuses of the shipments' movements. */
      orderStatus: several(z.enum(orderStatuses)).optional(),
      ...siteFilter,
      ...createdRange,
    }),
    answer: list(shipment, 'shipments'),
    shows: [...shown, 'settings'],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/shipments/figures',
    summary: 'How many shipments are in transit, delivered, delayed and on time',
    allow: 'shipments.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    narrowedBySite: true,
    answer: json(shipmentFigures),
    shows: ['shipments'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/shipments/:id',
    summary: 'One shipment, with what happened to it',
    allow: 'shipments.read',
    params: idParams,
    row: 'shipment',
    answer: json(shipmentWithEvents),
    shows: shown,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shipments',
    summary: 'Add a shipment without a movement',
    allow: 'shipments.update',
    body: json(newShipment),
    answer: json(shipmentWithEvents),
    status: 201,
    changes: ['shipments'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/shipments/:id',
    summary: 'Record a status of a shipment, or change its estimated delivery',
    allow: 'shipments.update',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    body: json(shipmentChange),
    answer: json(shipmentWithEvents),
    changes: ['shipments'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/events',
    summary: 'Record what happened to a shipment, where and when',
    allow: 'shipments.update',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    body: json(newShipmentEvent),
    answer: json(shipmentWithEvents),
    status: 201,
    changes: ['shipments'],
  }),
}
