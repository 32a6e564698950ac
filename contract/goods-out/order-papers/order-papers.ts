import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, quantity } from '../../fields.ts'
import { json, pdf } from '../../formats.ts'
import { optionalArc, optionalSeed } from '../../platform/excise/excise-numbers.ts'
import { exciseCodes } from '../../platform/excise/excise-products.ts'
import { order } from '../orders/orders.ts'

/** The documents that are stored with a movement, in the order in which they are shown. */
export const orderDocumentKinds = ['packing_list', 'delivery_note'] as const
export type OrderDocumentKind = (typeof orderDocumentKinds)[number]

/** Being made, stored, or given up after several attempts. */
export const orderDocumentStates = ['making', 'made', 'failed'] as const

export const orderDocument = z.object({
  id,
  kind: z.enum(orderDocumentKinds),
  /** Counts the versions of this kind; the highest is in force. */
  edition: z.number().int(),
  name: z.string(),
  state: z.enum(orderDocumentStates),
  /** Where it is read, relative to this server; null until it is made. */
  url: z.string().nullable(),
  /** When it was asked for. */
  createdAt: instant,
})
export type OrderDocument = z.output<typeof orderDocument>

export const orderExcise = z.object({
  /** Its lines with excise goods. */
  goods: z.array(z.object({ inventoryId: id, sku: z.string(), name: z.string(), quantity, exciseCode: z.enum(exciseCodes) })),
  /** The SEED number of the customer’s warehouse, else of its company. */
  proposedConsignorSeed: z.string().nullable(),
})

/** What is left out stays; null clears. */
export const exciseData = z.object({ arc: optionalArc, consignorSeed: optionalSeed, consigneeSeed: optionalSeed })

export const orderPapersEndpoints = {
  excise: endpoint({
    method: 'GET',
    path: '/api/orders/:id/excise',
    summary: 'The excise goods of a movement, and the consignor’s SEED number to propose',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    answer: json(orderExcise),
    shows: ['orders', 'inventory', 'categories', 'customers'],
  }),
  recordExcise: endpoint({
    method: 'PUT',
    path: '/api/orders/:id/excise',
    summary: 'Record the ARC and the SEED numbers of a movement, until it is exported',
    allow: 'orders.record-excise',
    params: idParams,
    row: 'order',
    versioned: 'version',
    body: json(exciseData),
    answer: json(order),
    changes: ['orders'],
  }),
  packingList: endpoint({
    method: 'GET',
    path: '/api/orders/:id/packing-list.pdf',
    summary: 'The packing list of a movement, as it is packed now',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    answer: pdf(),
    shows: ['orders', 'inventory', 'handlingUnits', 'customers', 'settings'],
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/orders/:id/documents',
    summary: 'The stored documents of a movement, the newest version of each first',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    answer: json(z.array(orderDocument)),
    shows: ['orders'],
  }),
  makeDocuments: endpoint({
    method: 'POST',
    path: '/api/orders/:id/documents',
    summary: 'Regenerate the documents of a movement; the earlier ones stay as earlier versions',
    allow: 'orders.make-documents',
    params: idParams,
    row: 'order',
    answer: json(z.array(orderDocument)),
    status: 201,
    changes: ['orders'],
  }),
}
