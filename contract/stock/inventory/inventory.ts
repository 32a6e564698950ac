import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  dayOrNone,
  id,
  idInUrl,
  idParams,
  instant,
  money,
  moneyInput,
  mostUnits,
  optionalText,
  quantity,
  requiredText,
  sentOnHand,
  sentUnits,
  text,
} from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { readGtin } from '../../gs1.ts'
import { createdRange, listQuery, quantityRange, several } from '../../list-query.ts'
import { itemAttention } from '../../platform/attention/attention.ts'
import { siteFilter, siteOfRow } from '../../site-fields.ts'
import { itemMeasures, sentMeasures } from './item-measures.ts'
import { itemReservation, stockRow } from './item-stock.ts'
import { movementsQuery, stockMovement } from './stock-movements.ts'
import { defaultLowStockThreshold, stockStatuses } from './stock-status.ts'

/** Specification §9; EA is the default. */
export const unitsOfMeasure = ['EA', 'CS', 'PL', 'KG', 'LB', 'L', 'GAL'] as const

export const inventoryItem = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  /** On-hand over all real locations. */
  quantity,
  /** Available quantity: on-hand at storage, staging and shipping locations, not expired, less reserved. */
  availableQuantity: quantity,
  reservedQuantity: quantity,
  /** Code of the home location; null when it has none. */
  location: z.string().nullable(),
  customerId: id.nullable(),
  unitOfMeasure: z.enum(unitsOfMeasure),
  costPrice: money.nullable(),
  sellingPrice: money.nullable(),
  lowStockThreshold: z.number().int().nullable(),
  reorderPoint: z.number().int().nullable(),
  reorderQuantity: z.number().int().nullable(),
  manufacturer: z.string().nullable(),
  supplier: z.string().nullable(),
  batchNumber: z.string().nullable(),
  lotNumber: z.string().nullable(),
  /** 8, 12, 13 or 14 digits. */
  gtin: z.string().nullable(),
  ...itemMeasures,
  /** Where its picture is read; another address with each picture, null without one. */
  picture: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** With `quantity` it makes the ETag of the row. */
  version: z.number().int(),
})
export type InventoryItem = z.output<typeof inventoryItem>

/** An item in the list, with the name of the customer who owns it, and what is in stock of it. */
export const inventoryRow = inventoryItem.extend({
  customerName: z.string().nullable(),
  /** Numbers of the lots in stock. */
  lots: z.array(z.string()),
  /** The first day on which something in stock expires. */
  firstExpiresOn: z.iso.date().nullable(),
})
export type InventoryRow = z.output<typeof inventoryRow>

/** One item with where it is. */
export const detailedItem = inventoryItem.extend({
  /** Its home at each site, the default one first; `location` is the first of them. */
  homes: z.array(z.object({ ...siteOfRow, location: z.string() })),
  /** On-hand and available quantity at each site where some is. */
  sites: z.array(z.object({ ...siteOfRow, quantity, availableQuantity: z.number().int() })),
  stock: z.array(stockRow),
})

/** 'none' (category, location) and 'unallocated' (customer) become null (specification §5). */
const codeOrNone = optionalText(200).transform((value) => (value === 'none' ? null : value))
const ownerOrNone = z
  .union([id, z.literal('unallocated'), z.null()])
  .optional()
  .transform((value) => (value === 'unallocated' ? null : value))

const optionalGtin = optionalText(30).transform((typed, context) => {
  if (typed === null || typed === undefined) return typed
  const read = readGtin(typed)
  if ('gtin' in read) return read.gtin
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

const itemFields = {
  sku: requiredText(100),
  name: requiredText(300),
  description: optionalText(2000),
  category: codeOrNone,
  location: codeOrNone,
  customerId: ownerOrNone,
  unitOfMeasure: z.enum(unitsOfMeasure),
  costPrice: moneyInput,
  sellingPrice: moneyInput,
  lowStockThreshold: sentUnits(0).nullish(),
  reorderPoint: sentUnits(0).nullish(),
  reorderQuantity: sentUnits(0).nullish(),
  manufacturer: optionalText(200),
  supplier: optionalText(200),
  batchNumber: optionalText(100),
  lotNumber: optionalText(100),
  gtin: optionalGtin,
  ...sentMeasures,
  /** The expiry date of the lot in which stock comes in; only read where it is sent, and answered by the stock rows. */
  expiresOn: dayOrNone,
}

/** `quantity` is opening stock. */
export const newInventoryItem = z.object({
  ...itemFields,
  unitOfMeasure: itemFields.unitOfMeasure.default('EA'),
  lowStockThreshold: itemFields.lowStockThreshold.default(defaultLowStockThreshold),
  tracking: itemFields.tracking.default('none'),
  quantity: sentUnits(0).default(0),
  /** Where opening stock without a home is; the default site unless sent. */
  siteId: id.optional(),
})

/** Without `quantity` the stock isn't changed; `lot` isn't a field of the form but may select a stock row. */
export const inventoryItemChange = z.object({ ...itemFields, quantity: sentOnHand }).partial()

export const adjustmentBody = z
  .object({
    /** Positive adds, negative removes. */
    adjustment: sentUnits(-mostUnits).refine((value) => value !== 0, 'must not be 0'),
    reason: requiredText(500, 'Please give a reason'),
    /** Code of the location to adjust; the home location unless named. */
    location: text(100).trim().optional(),
    /** Lot number to adjust; the item's own unless named. */
    lot: text(100).trim().optional(),
    /** The expiry date of the lot, for stock that is added. */
    expiresOn: dayOrNone.optional(),
  })
  .refine(({ adjustment, expiresOn }) => adjustment > 0 || !expiresOn, {
    message: 'can only be set when stock is added',
    path: ['expiresOn'],
  })

const inventoryFilters = {
  customerId: several(idInUrl).optional(),
  status: several(z.enum(stockStatuses)).optional(),
  category: several(text(200)).optional(),
  location: several(text(100)).optional(),
  allocated: z.enum(['true', 'false']).optional(),
  attention: several(z.enum(itemAttention)).optional(),
  /** Items with stock or a home there, of which only that stock counts. */
  ...siteFilter,
  /** 'true' lists only deleted items, for viewers who may restore them. */
  deleted: z.enum(['true', 'false']).optional(),
  ...quantityRange,
  ...createdRange,
}
const inventorySorts = [
  'sku',
  'name',
  'quantity',
  'available',
  'reserved',
  'category',
  'location',
  'customer',
  'costPrice',
  'sellingPrice',
  'createdAt',
] as const

export const inventoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inventory',
    summary: 'Inventory items',
    allow: 'inventory.read',
    query: listQuery(inventorySorts, inventoryFilters),
    answer: list(inventoryRow, 'inventory'),
    shows: ['inventory', 'locations', 'categories', 'customers', 'settings'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/inventory/summary',
    summary: 'The key figures above the inventory table',
    allow: 'inventory.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    answer: json(
      z.object({
        totalItems: quantity,
        totalQuantity: z.number().int(),
        reservedQuantity: z.number().int(),
        lowStock: quantity,
        outOfStock: quantity,
      }),
    ),
    shows: ['inventory', 'locations'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/inventory/:id',
    summary: 'One item with its stock rows',
    allow: 'inventory.read',
    params: idParams,
    row: 'inventoryItem',
    answer: json(detailedItem),
    shows: ['inventory', 'locations', 'categories', 'settings', 'counts'],
  }),
  reservations: endpoint({
    method: 'GET',
    path: '/api/inventory/:id/reservations',
    summary: 'Reservations of an item, by movement and location',
    allow: 'inventory.read',
    params: idParams,
    row: 'inventoryItem',
    query: listQuery(['since'], {}),
    answer: list(itemReservation, 'reservations'),
    shows: ['inventory', 'orders', 'locations', 'customers'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/inventory',
    summary: 'Create an item with its opening stock',
    allow: 'inventory.create',
    body: json(newInventoryItem),
    answer: json(inventoryItem),
    status: 201,
    changes: ['inventory'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/inventory/:id',
    summary: 'Change an item',
    allow: 'inventory.update',
    params: idParams,
    row: 'inventoryItem',
    versioned: 'version.quantity',
    body: json(inventoryItemChange),
    answer: json(inventoryItem),
    changes: ['inventory', 'notifications', 'receipts'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/inventory/:id',
    summary: 'Remove an item’s stock and hide the item',
    allow: 'inventory.delete',
    params: idParams,
    row: 'inventoryItem',
    versioned: 'version.quantity',
    status: 204,
    changes: ['inventory'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/inventory/:id/restore',
    summary: 'Undo a delete',
    allow: 'inventory.restore',
    params: idParams,
    row: 'inventoryItem',
    answer: json(inventoryItem),
    changes: ['inventory'],
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/inventory/:id/adjust',
    summary: 'Add or remove stock; a worker’s adjustment beyond the tolerance is answered with 202 and waits for approval',
    allow: 'inventory.adjust',
    params: idParams,
    row: 'inventoryItem',
    versioned: 'version.quantity',
    body: json(adjustmentBody),
    answer: json(inventoryItem),
    accepted: json(z.object({ requestId: id })),
    changes: ['inventory', 'adjustments', 'notifications'],
  }),
  movements: endpoint({
    method: 'GET',
    path: '/api/inventory-movements',
    summary: 'Lines of the stock ledger',
    allow: 'inventory.read',
    query: movementsQuery,
    answer: list(stockMovement, 'inventory-movements'),
    shows: ['inventory', 'orders', 'receipts', 'locations', 'settings'],
  }),
}
