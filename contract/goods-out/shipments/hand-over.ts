import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, idParams, requiredText } from '../../fields.ts'
import { json, pdf } from '../../formats.ts'
import { sentCarrier } from './carrier-fields.ts'
import { shipmentWithEvents } from './shipments.ts'

/** What isn't sent stays as the shipment has it. */
export const handOver = z.object(sentCarrier)

export const handOverEndpoints = {
  handOver: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/hand-over',
    summary: 'Hand a shipment over to its carrier',
    allow: 'shipments.update',
    params: idParams,
    row: 'shipment',
    body: json(handOver),
    answer: json(shipmentWithEvents),
    changes: ['shipments'],
  }),
  carriers: endpoint({
    method: 'GET',
    path: '/api/shipments/carriers',
    summary: 'The names of the carriers that shipments were handed to, last used first',
    allow: 'shipments.update',
    answer: json(z.array(z.string())),
    shows: ['shipments'],
  }),
  manifest: endpoint({
    method: 'GET',
    path: '/api/shipments/manifest.pdf',
    summary: 'What a carrier collected on one day of the warehouse, with a line for the signature',
    allow: 'shipments.update',
    query: z.object({ carrier: requiredText(100), day }),
    answer: pdf(),
    shows: ['shipments', 'customers', 'orders', 'settings'],
  }),
}
