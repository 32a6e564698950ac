import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { dayOrNone, id, idParams, instant, mostUnits, optionalText, quantity, requiredText, sentUnits, text } from '../../fields.ts'
import { json } from '../../formats.ts'
import { ssccOrNone } from '../../gs1.ts'
import { document } from '../../platform/documents/document.ts'
import { sentDocument } from '../../platform/documents/documents.ts'
import { itemTrackings } from '../../stock/inventory/item-measures.ts'
import { receipt } from './receipts.ts'

const counted = sentUnits(-mostUnits)

/** Units that were counted. Negative numbers correct what was counted before. */
export const receiptCount = z
  .object({
    sku: requiredText(100),
    quantity: counted,
    /** How many units are damaged, among `quantity` or among what was counted before. */
    damaged: counted.default(0),
    lotNumber: optionalText(100),
    /** The expiry date of the lot. */
    expiresOn: dayOrNone,
    handlingUnit: ssccOrNone,
    /**
     * The label of the handling unit says that these are the goods in it, so they are counted once: where something on the unit was counted
     * before, `once` is refused with 409 `receipt.unit-counted`, and `again` counts all the same.
     */
    wholeUnit: z.enum(['once', 'again']).optional(),
    /** The name of an item whose SKU the customer doesn't have yet: it is created on receipt. Workers create no items: 403. */
    name: optionalText(300),
    /** Photos and papers of these units, as of damage. */
    documents: z.array(sentDocument).max(20, 'A count has at most 20 documents').default([]),
  })
  .refine(({ quantity, damaged, documents }) => quantity !== 0 || damaged !== 0 || documents.length > 0, {
    message: 'must not be 0',
    path: ['quantity'],
  })
  .refine(({ wholeUnit, handlingUnit }) => !wholeUnit || Boolean(handlingUnit), { message: 'needs a handling unit', path: ['wholeUnit'] })
  .refine(({ expiresOn, lotNumber }) => !expiresOn || Boolean(lotNumber), { message: 'needs a lot number', path: ['expiresOn'] })

/** What was counted of a SKU in one lot, on one handling unit. */
export const countedLot = z.object({
  lotNumber: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  counted: quantity,
  damaged: quantity,
  documents: z.array(document),
})

/** A lot that is expected, and how many units. */
export const expectedLot = z.object({
  /** Null for goods that were announced without a lot. */
  lotNumber: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  expected: quantity,
})

/**
 * Units that were counted into a wrong lot or with a wrong expiry date, and what is right; what is left out stays as it was counted. Damaged
 * units and photos go along.
 */
export const countedLotCorrection = z
  .object({
    sku: requiredText(100),
    /** The units, as they were counted. */
    of: z.object({ lotNumber: optionalText(100), expiresOn: dayOrNone, handlingUnit: ssccOrNone }),
    /** Null for goods without a lot. */
    lotNumber: optionalText(100),
    expiresOn: dayOrNone,
  })
  .refine(({ expiresOn, lotNumber, of }) => !expiresOn || Boolean(lotNumber === undefined ? of.lotNumber : lotNumber), {
    message: 'needs a lot number',
    path: ['expiresOn'],
  })

/** A SKU of the receipt, or one that was counted without being expected. */
export const countingLine = z.object({
  sku: z.string(),
  name: z.string(),
  /** The customer's item with this SKU; null where it has none. */
  inventoryId: id.nullable(),
  tracking: z.enum(itemTrackings),
  expected: quantity,
  expectedLots: z.array(expectedLot),
  counted: quantity,
  damaged: quantity,
  lots: z.array(countedLot),
  /** The people who counted it, by name. */
  countedBy: z.array(z.string()),
  lastAt: instant.nullable(),
})
export type CountingLine = z.output<typeof countingLine>

export const counting = z.object({
  lines: z.array(countingLine),
  /** Who counts it, and when each counted last, the newest first. */
  people: z.array(z.object({ userId: id.nullable(), name: z.string(), lastAt: instant })),
  /** Null until something was counted. */
  startedAt: instant.nullable(),
})
export type Counting = z.output<typeof counting>

export const receivingPlaces = z.object({
  /** Code of the location to put good units at; the first active one with room, unless sent. */
  receivingLocation: text(100).trim().nullish(),
  /** The same for damaged units. */
  quarantineLocation: text(100).trim().nullish(),
})

const of = { params: idParams, row: 'receipt' } as const

/** A pending receipt is counted before it is received; several people can count at once. */
export const countingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/warehouse-receipts/:id/counting',
    summary: 'What was counted of a receipt so far, by SKU',
    allow: 'receipts.count',
    ...of,
    answer: json(counting),
    shows: ['receipts'],
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/warehouse-receipts/:id/counts',
    summary: 'Count units of a pending receipt',
    allow: 'receipts.count',
    ...of,
    body: json(receiptCount),
    answer: json(counting),
    changes: ['receipts'],
  }),
  correctLot: endpoint({
    method: 'PATCH',
    path: '/api/warehouse-receipts/:id/counts',
    summary: 'Correct the lot number or the expiry date of units that were counted',
    allow: 'receipts.count',
    ...of,
    body: json(countedLotCorrection),
    answer: json(counting),
    changes: ['receipts'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/warehouse-receipts/:id/counting',
    summary: 'Discard what was counted, to count again',
    allow: 'receipts.manage',
    ...of,
    status: 204,
    changes: ['receipts'],
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/warehouse-receipts/:id/receive',
    summary: 'Receive what was counted',
    allow: 'receipts.count',
    ...of,
    body: json(receivingPlaces),
    answer: json(receipt),
    changes: ['receipts', 'inventory', 'handlingUnits', 'orders', 'shipments'],
  }),
}
