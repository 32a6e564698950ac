import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  day,
  dayOrNone,
  id,
  idInUrl,
  idParams,
  instant,
  notes,
  optionalText,
  quantity,
  requiredText,
  sentUnits,
  text,
} from '../../fields.ts'
import { json, list, pdf } from '../../formats.ts'
import { ssccOrNone } from '../../gs1.ts'
import { createdRange, listQuery, moment, several } from '../../list-query.ts'
import { document } from '../../platform/documents/document.ts'
import { sentDocument } from '../../platform/documents/documents.ts'
import { mail } from '../../platform/mail/mails.ts'
import { siteFilter, siteOfRow } from '../../site-fields.ts'
import { inspectionPoints, receiptStatuses } from './receipt-steps.ts'

export const itemConditions = ['good', 'damaged'] as const

/** A line of a receipt. */
export const receiptItem = z.object({
  id,
  sku: z.string(),
  description: z.string().nullable(),
  /** What was counted; before receipt, what is expected. */
  quantity,
  expected: quantity,
  /** How many units of `quantity` are damaged; all of them where the condition is damaged. */
  damaged: quantity,
  /** Missing from what was expected, and beyond it; 0 before receipt. */
  short: quantity,
  over: quantity,
  condition: z.enum(itemConditions),
  lotNumber: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** SSCC of the pallet or carton that the good units came on. */
  handlingUnit: z.string().nullable(),
  /** The owner's item with this SKU; null before receipt. */
  inventoryId: id.nullable(),
  documents: z.array(document),
})
export type ReceiptItem = z.output<typeof receiptItem>

/** One of the five points of the inspection. */
export const inspectedPoint = z.object({
  point: z.enum(inspectionPoints),
  checked: z.boolean(),
  /** A word about it, as why it was not ticked. */
  note: z.string().nullable(),
  /** Who ticked or confirmed it, and when; null until then. */
  by: z.string().nullable(),
  at: instant.nullable(),
})
export type InspectedPoint = z.output<typeof inspectedPoint>

/** A step that was taken, forward or back. */
export const receiptStep = z.object({
  status: z.enum(receiptStatuses),
  timestamp: instant,
  by: z.string().nullable(),
  /** What was done by default. */
  notes,
  reason: z.string().nullable(),
})

export const receipt = z.object({
  id,
  receiptNumber: z.string(),
  customerId: id,
  customerName: z.string(),
  /** Where it arrives: its goods are put at locations there. */
  ...siteOfRow,
  supplier: z.string(),
  trackingNumber: z.string().nullable(),
  /** The customer's own number of the delivery. */
  reference: z.string().nullable(),
  expectedDate: z.iso.date().nullable(),
  receivedDate: instant.nullable(),
  items: z.array(receiptItem),
  status: z.enum(receiptStatuses),
  notes,
  totalUnits: z.number().int().nonnegative(),
  uniqueSkus: quantity,
  damagedUnits: z.number().int().nonnegative(),
  shortUnits: z.number().int().nonnegative(),
  overUnits: z.number().int().nonnegative(),
  /** Where its units were put on receipt. */
  receivingLocation: z.string().nullable(),
  quarantineLocation: z.string().nullable(),
  /** While received: 24 hours after. */
  inspectionDueAt: instant.nullable(),
  overdue: z.boolean(),
  /** The five points in their order. */
  inspection: z.array(inspectedPoint),
  inspectedAt: instant.nullable(),
  inspectedBy: z.string().nullable(),
  storedAt: instant.nullable(),
  /** The first to the last. */
  steps: z.array(receiptStep),
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** The movement that brings the goods from another site. */
  transferOrderId: id.nullable(),
  transferOrderNumber: z.string().nullable(),
  /** Whether its customer announced it, and not the warehouse. */
  announced: z.boolean(),
  /** When it was withdrawn: only staff read it since, by its id. */
  withdrawnAt: instant.nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Receipt = z.output<typeof receipt>

/** A line as it is sent. One with an `id` stays that line, and what is left out of it stays as it is. */
export const sentReceiptItem = z.object({
  id: id.nullish(),
  sku: requiredText(100),
  /** The item's name unless given. */
  description: optionalText(300),
  quantity: sentUnits(0),
  /** Read from receipt on; a line that is new then was not expected. */
  expected: sentUnits(0).optional(),
  damaged: sentUnits(0).optional(),
  condition: z.enum(itemConditions).optional(),
  lotNumber: optionalText(100),
  expiresOn: dayOrNone,
  handlingUnit: ssccOrNone,
  documents: z.array(sentDocument).max(20, 'A line has at most 20 documents').optional(),
})
export type SentReceiptItem = z.output<typeof sentReceiptItem>

const receiptFields = {
  customerId: id,
  supplier: requiredText(300, 'Please name the supplier'),
  expectedDate: dayOrNone,
  trackingNumber: optionalText(100),
  reference: optionalText(100),
  notes: optionalText(5000),
  /** The default site unless sent. It changes while the receipt is pending. */
  siteId: id.optional(),
  /** All lines. */
  items: z.array(sentReceiptItem).max(500, 'A receipt has at most 500 lines'),
}

export const newReceipt = z.object({
  ...receiptFields,
  /** Required of staff; a customer's own whatever it sends. */
  customerId: id.optional(),
  items: receiptFields.items.default([]),
  /** False refuses it as `receipt.duplicate` where the customer has a delivery with this reference or tracking number already. */
  again: z.boolean().optional(),
})

/** Fields and lines as they are to be, and the status to take it to, each if it is to change. */
export const receiptChange = z
  .object({
    ...receiptFields,
    status: z.enum(receiptStatuses),
    /** Needed by an administrator who skips a step. */
    reason: optionalText(500),
    /** The points that were ticked or have a word; the others stay as they are. */
    inspection: z
      .array(z.object({ point: z.enum(inspectionPoints), checked: z.boolean(), note: optionalText(1000) }))
      .max(inspectionPoints.length),
    /** Code of the location to put good units at; on receipt the first active one with room, unless sent. */
    receivingLocation: text(100).trim().nullish(),
    /** The same for damaged units. */
    quarantineLocation: text(100).trim().nullish(),
  })
  .partial()

/** The four cards, and how many inspections are overdue. */
export const receiptSummary = z.object({
  /** Received, or while pending created, in this calendar month. */
  thisMonth: quantity,
  receivedToday: quantity,
  pendingInspection: quantity,
  pending: quantity,
  overdue: quantity,
})

export const receiptsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts',
    summary: 'Warehouse receipts',
    allow: 'receipts.read',
    query: listQuery(['createdAt', 'receiptNumber', 'customer', 'supplier', 'receivedDate', 'expectedDate', 'units', 'status'], {
      customerId: several(idInUrl).optional(),
      status: several(z.enum(receiptStatuses)).optional(),
      /** Whether its inspection is. */
      overdue: z.enum(['true', 'false']).optional(),
      ...siteFilter,
      ...createdRange,
      /** When it was received; while pending, when it was created: as the figure of the month counts. */
      enteredFrom: moment.optional(),
      enteredTo: moment.optional(),
      receivedFrom: moment.optional(),
      receivedTo: moment.optional(),
      expectedFrom: day.optional(),
      expectedTo: day.optional(),
    }),
    answer: list(receipt, 'receipts'),
    shows: ['receipts', 'customers', 'locations', 'settings'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts/summary',
    summary: 'The key figures above the receipts table',
    allow: 'receipts.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    narrowedBySite: true,
    answer: json(receiptSummary),
    shows: ['receipts', 'settings'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts/:id',
    summary: 'One receipt',
    allow: 'receipts.read',
    params: idParams,
    row: 'receipt',
    answer: json(receipt),
    shows: ['receipts', 'customers', 'locations'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts/:id/receipt.pdf',
    summary: 'The receipt as a PDF file',
    allow: 'receipts.read',
    params: idParams,
    row: 'receipt',
    answer: pdf(),
    shows: ['receipts', 'customers', 'locations', 'settings'],
  }),
  email: endpoint({
    method: 'POST',
    path: '/api/warehouse-receipts/:id/email',
    summary: 'Queue an email with the receipt as a PDF file to the customer’s address; GET /api/mails/{id} shows its delivery status',
    allow: 'receipts.email',
    params: idParams,
    row: 'receipt',
    answer: json(mail),
    status: 201,
    changes: ['mails'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/warehouse-receipts',
    summary: 'Announce a delivery',
    allow: 'receipts.create',
    body: json(newReceipt),
    answer: json(receipt),
    status: 201,
    changes: ['receipts', 'notifications'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/warehouse-receipts/:id',
    summary: 'Change a receipt, or take it a step forward or back; customers change what they announced while it is pending',
    allow: 'receipts.update',
    params: idParams,
    row: 'receipt',
    versioned: 'version',
    body: json(receiptChange),
    answer: json(receipt),
    changes: ['receipts', 'inventory', 'tasks', 'handlingUnits', 'orders', 'shipments', 'notifications'],
  }),
}
