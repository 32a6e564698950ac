import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, notes, optionalText, quantity, requiredText, sentUnits } from '../../fields.ts'
import { json, list, pdf } from '../../formats.ts'
import { historyCall } from '../../history-entry.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { document } from '../../platform/documents/document.ts'
import { sentDocument } from '../../platform/documents/documents.ts'
import { siteFilter } from '../../site-fields.ts'
import { notForWorkers } from '../../withheld.ts'
import { returnConditions, returnDispositions, returnKinds, returnReasons, returnStatuses } from './return-words.ts'

/** Units of a line that were found in one condition, and what becomes of them. */
export const returnPart = z.object({
  quantity,
  condition: z.enum(returnConditions),
  disposition: z.enum(returnDispositions),
  note: z.string().nullable(),
  /** The quarantine location that they are brought to; null where they were received. For staff. */
  location: z.string().nullable(),
  /** Whether that was done, by closing the return. */
  done: z.boolean(),
})
export type ReturnPart = z.output<typeof returnPart>

export const returnLine = z.object({
  id,
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  expected: quantity,
  /** Null before receipt. */
  received: quantity.nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** SSCC of the unit that the goods came on. */
  handlingUnit: z.string().nullable(),
  /** Unique identifiers of tobacco products. */
  uiCodes: z.array(z.string()),
  /** Whether its category has an excise code. */
  isExcise: z.boolean(),
  parts: z.array(returnPart),
})
export type ReturnLine = z.output<typeof returnLine>

export const goodsReturn = z.object({
  id,
  returnNumber: z.string(),
  customerId: id,
  customerName: z.string(),
  siteId: id,
  siteCode: z.string(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  /** The movement that the goods left with. */
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** The shipment that sends goods back to the customer. */
  shipmentId: id.nullable(),
  shipmentNumber: z.string().nullable(),
  reason: z.enum(returnReasons),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Both sides read them. */
  notes,
  /** For staff. */
  internalNotes: notes,
  /** Why more is returned than was shipped, or another lot. For staff. */
  overrideReason: notForWorkers(z.string().nullable()),
  declineReason: z.string().nullable(),
  documents: z.array(document),
  items: z.array(returnLine),
  /** What was received; before receipt, what is expected. */
  units: quantity,
  /** The quarantine location where the goods were received. For staff. */
  returnLocation: z.string().nullable(),
  receivedAt: instant.nullable(),
  inspectedAt: instant.nullable(),
  closedAt: instant.nullable(),
  createdAt: instant,
  /** Null for customers. */
  createdBy: z.string().nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type GoodsReturn = z.output<typeof goodsReturn>

/** What can still be returned of a movement. */
export const returnableLine = z.object({
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  /** Units that left with it. */
  shipped: quantity,
  /** Returned, or on their way back. */
  returned: quantity,
  returnable: quantity,
  /** The lots that left, with their units. */
  lots: z.array(z.object({ lot: z.string(), expiresOn: z.iso.date().nullable(), quantity })),
})
export type ReturnableLine = z.output<typeof returnableLine>

export const mostReturnDocuments = 10

export const returnDocuments = z.array(sentDocument).max(mostReturnDocuments, `At most ${mostReturnDocuments} documents`)

const sentLine = z.object({
  sku: requiredText(100),
  quantity: sentUnits(1),
  lot: optionalText(100),
})
export type SentReturnLine = z.output<typeof sentLine>

const reason = z.enum(returnReasons, { error: 'Choose a reason' })
const overrideReason = optionalText(300)

const sentFields = {
  reason,
  items: z.array(sentLine, { error: 'Add at least one line' }).min(1, 'Add at least one line').max(500, 'A return has at most 500 lines'),
  carrier: optionalText(100),
  trackingNumber: optionalText(100),
  notes: optionalText(5000),
  documents: returnDocuments,
  /** The fields that follow are for staff; a customer's are ignored. */
  siteId: id.optional(),
  internalNotes: optionalText(5000),
  overrideReason,
}

export const newReturn = z.object({
  ...sentFields,
  documents: sentFields.documents.default([]),
  /** Required of customers; staff who leave it out name the customer. */
  orderId: id.optional(),
  customerId: id.optional(),
})

/** What is left out stays as it is; lines that are sent replace all lines. */
export const returnChange = z.object({ ...sentFields, orderId: id }).partial()
export type ReturnChange = z.output<typeof returnChange>

const shows = ['returns', 'customers', 'orders', 'inventory', 'shipments', 'locations'] as const
const one = { params: idParams, row: 'return' } as const

export const returnsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/returns',
    summary: 'Goods that come back',
    allow: 'returns.read',
    query: listQuery(['createdAt', 'returnNumber', 'receivedAt', 'status'], {
      customerId: several(idInUrl).optional(),
      siteId: several(idInUrl).optional(),
      status: several(z.enum(returnStatuses)).optional(),
      kind: several(z.enum(returnKinds)).optional(),
      orderId: several(idInUrl).optional(),
      reason: several(z.enum(returnReasons)).optional(),
      /** Received 24 hours ago and not inspected, or not. */
      waiting: z.enum(['true', 'false']).optional(),
      ...createdRange,
    }),
    answer: list(goodsReturn, 'returns'),
    shows: [...shows, 'settings'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/returns/summary',
    summary: 'How many returns are requested, expected, to inspect, and closed in the last 30 days',
    allow: 'returns.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    narrowedBySite: true,
    answer: json(z.object({ requested: quantity, expected: quantity, toInspect: quantity, closed: quantity })),
    shows: ['returns'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/returns/:id',
    summary: 'One return',
    allow: 'returns.read',
    ...one,
    answer: json(goodsReturn),
    shows,
  }),
  returnable: endpoint({
    method: 'GET',
    path: '/api/orders/:id/returnable',
    summary: 'What left with a movement, and what of it can still be returned',
    allow: 'returns.read',
    params: idParams,
    row: 'order',
    answer: json(z.array(returnableLine)),
    shows: ['returns', 'orders', 'inventory'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/returns',
    summary: 'Request a return, or enter one. Without a movement it has no limit',
    allow: 'returns.request',
    body: json(newReturn),
    answer: json(goodsReturn),
    status: 201,
    changes: ['returns', 'notifications'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/returns/:id',
    summary: 'Change a return until it is received; customers change those that they requested and that wait for an answer',
    allow: 'returns.request',
    ...one,
    versioned: 'version',
    body: json(returnChange),
    answer: json(goodsReturn),
    changes: ['returns'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/returns/:id/cancel',
    summary: 'Cancel a return that isn’t received',
    allow: 'returns.request',
    ...one,
    body: json(z.object({ reason: optionalText(300) })),
    answer: json(goodsReturn),
    changes: ['returns'],
  }),
  authorise: endpoint({
    method: 'POST',
    path: '/api/returns/:id/authorise',
    summary: 'Authorise a requested return',
    allow: 'returns.decide',
    ...one,
    body: json(z.object({ overrideReason })),
    answer: json(goodsReturn),
    changes: ['returns', 'notifications'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/returns/:id/decline',
    summary: 'Decline a requested return',
    allow: 'returns.decide',
    ...one,
    body: json(z.object({ reason: requiredText(300, 'Please give a reason') })),
    answer: json(goodsReturn),
    changes: ['returns', 'notifications'],
  }),
  slip: endpoint({
    method: 'GET',
    path: '/api/returns/:id/return-slip.pdf',
    summary: 'The return slip as a PDF file',
    allow: 'returns.read',
    ...one,
    answer: pdf(),
    shows: [...shows, 'settings'],
  }),
  history: historyCall('returns', 'return', 'Who did what to a return', ['returns']),
}
