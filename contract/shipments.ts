import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idInUrl, idParams, instant, optionalText } from './fields.ts'
import { json, list } from './formats.ts'
import { createdRange, listQuery, several } from './list-query.ts'

export const shipmentStatuses = ['created', 'in_transit', 'delivered', 'delayed'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** A shipment is due this many days after its export, unless said otherwise (decisions §4). */
export const defaultTransitDays = 3

export const shipment = z.object({
  id,
  trackingNumber: z.string(),
  serviceType: z.string(),
  customerId: id,
  customerName: z.string(),
  orderId: id.nullable(),
  origin: z.string(),
  destination: z.string(),
  status: z.enum(shipmentStatuses),
  estimatedDelivery: instant.nullable(),
  actualDelivery: instant.nullable(),
  createdAt: instant,
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Shipment = z.output<typeof shipment>

export const shipmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/shipments',
    summary: 'Consignments on their way',
    allow: 'shipments.read',
    query: listQuery(['createdAt', 'trackingNumber', 'customer', 'status', 'estimatedDelivery'], {
      customerId: several(idInUrl).optional(),
      status: several(z.enum(shipmentStatuses)).optional(),
      orderId: several(idInUrl).optional(),
      ...createdRange,
    }),
    answer: list(shipment),
    shows: ['shipments', 'customers', 'settings'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/shipments/:id',
    summary: 'Record what happened to a shipment',
    allow: 'shipments.update',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    body: json(z.object({ status: z.enum(shipmentStatuses), notes: optionalText(1000) })),
    answer: json(shipment),
    changes: ['shipments'],
  }),
}
