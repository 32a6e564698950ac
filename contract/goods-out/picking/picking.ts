import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, optionalText, quantity, requiredText, sentUnits, weightInput } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery, several } from '../../list-query.ts'
import { longestCode } from '../../platform/codes/read-code.ts'
import { narrowedBySite, siteFilter } from '../../site-fields.ts'
import { handlingUnitKinds } from '../../stock/handling-units/handling-units.ts'
import { orderPriorities } from '../orders/orders.ts'
import { orderStatuses } from '../orders/tracking-stages.ts'

/** Why a picker can't pick all of a line. */
export const shortReasons = ['Not found', 'Damaged', 'Other goods in the bin', 'Expired', 'Out of reach'] as const

/** `count`: reserved stock was released, because a count found less; not held against the pickers. */
export const pickExceptionKinds = ['short', 'wrong_pick', 'count'] as const

/** A quantity of one item and lot at one place that a movement has reserved: still to be picked, or picked. */
export const pickLine = z.object({
  /** Another one once some of it was picked or moved. */
  id,
  inventoryId: id,
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  /** Where the picture of the item is read. */
  picture: z.string().nullable(),
  unitOfMeasure: z.string(),
  /** The weight of one unit, in kilograms. */
  unitWeight: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** Whether the lot has expired at the site of the movement, so that it can't be picked or packed. */
  expired: z.boolean(),
  /** Null for goods that have no place of their own. */
  location: z.string().nullable(),
  locationName: z.string().nullable(),
  handlingUnitId: id.nullable(),
  /** The unit that it is in; for picked goods the one that they are packed into. */
  sscc: z.string().nullable(),
  quantity,
})
export type PickLine = z.output<typeof pickLine>

export const pickException = z.object({
  id,
  kind: z.enum(pickExceptionKinds),
  sku: z.string(),
  location: z.string().nullable(),
  lot: z.string().nullable(),
  quantity,
  reason: z.string(),
  at: instant,
  by: z.string().nullable(),
})

/** A unit that a movement was packed into. */
export const packedUnit = z.object({
  id,
  sscc: z.string(),
  kind: z.enum(handlingUnitKinds),
  parentId: id.nullable(),
  quantity,
  weightKg: z.string().nullable(),
})

const progress = {
  orderId: id,
  orderNumber: z.string(),
  customerId: id,
  customerName: z.string(),
  priority: z.enum(orderPriorities),
  status: z.enum(orderStatuses),
  assignedTo: id.nullable(),
  assignedToName: z.string().nullable(),
  confirmedAt: instant.nullable(),
  pickingStartedAt: instant.nullable(),
  /** In units, of those to be picked and those that are. */
  quantity,
  pickedQuantity: quantity,
}

/** A movement on the floor, as the list of them shows it. */
export const pickListSummary = z.object({ ...progress, id, linesLeft: quantity })
export type PickListSummary = z.output<typeof pickListSummary>

/** What pickers and packers of a movement work on. */
export const pickList = z.object({
  ...progress,
  /** To be picked, in walking order: along the aisles, every second one backwards. */
  open: z.array(pickLine),
  picked: z.array(pickLine),
  /** What the lines lack since a short pick, because nothing more of it is free. */
  missing: z.array(z.object({ sku: z.string(), quantity })),
  exceptions: z.array(pickException),
  units: z.array(packedUnit),
  /** Where picked goods are brought; null for no particular place. */
  destination: z.string().nullable(),
  backOrders: z.array(z.object({ id, orderNumber: z.string() })),
})
export type PickList = z.output<typeof pickList>

/** How far back the accuracy of picking looks, in days. */
export const accuracyDays = 30

export const pickingFigures = z.object({
  /** Movements whose picking hasn't begun, and those being picked. */
  waiting: quantity,
  beingPicked: quantity,
  /** Movements that lack goods since a short pick. */
  lacking: quantity,
  /** Lines without a pick exception or a later correction, of the lines of movements exported in the last 30 days. */
  accuracy: z.object({ count: quantity, of: quantity }),
})

const someOfALine = sentUnits(1)

export const newPick = z.object({
  /** The id of the line. */
  line: id,
  /** All of it unless sent; the rest stays to be picked. */
  quantity: someOfALine.optional(),
  /** The codes of the bin and of the item, as scanned. Another bin or item is refused. */
  scannedLocation: optionalText(100),
  scannedItem: optionalText(longestCode),
})

export const newShortPick = z.object({
  line: id,
  /** How many were there, which are picked. */
  found: sentUnits(0),
  reason: requiredText(200, 'Please say why'),
})

export const putRight = z.object({
  /** A picked one. */
  line: id,
  quantity: someOfALine,
  /** Where the goods are put back. */
  locationCode: requiredText(50, 'Please scan the location'),
  reason: requiredText(200, 'Please say why'),
})

export const orderPacking = z
  .object({
    /** The unit to pack into; a new one with the next SSCC unless sent. */
    handlingUnitId: id.nullish(),
    kind: z.enum(handlingUnitKinds).default('carton'),
    /** What the unit weighs with all that is in it, in kilograms; stays as it is unless sent. */
    weightKg: weightInput,
    lines: z
      .array(z.object({ line: id, quantity: someOfALine, scannedItem: optionalText(longestCode) }))
      .min(1, 'Please choose what to pack')
      .max(500),
  })
  .refine(({ lines }) => new Set(lines.map(({ line }) => line)).size === lines.length, { error: 'Name each line once.', path: ['lines'] })

const nothing = z.object({})

const work = { params: idParams, row: 'order', answer: json(pickList) } as const
const shown = ['orders', 'inventory', 'locations', 'handlingUnits', 'customers', 'account'] as const

export const pickingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/pick-lists',
    summary: 'Movements on the floor, with the progress of their picking',
    allow: 'picking.read',
    query: listQuery(['confirmedAt', 'orderNumber', 'customer', 'priority'], {
      customerId: several(idInUrl).optional(),
      status: several(z.enum(['processing', 'picking'])).optional(),
      priority: several(z.enum(orderPriorities)).optional(),
      assignedTo: several(idInUrl).optional(),
      ...siteFilter,
    }),
    answer: list(pickListSummary, 'pick-lists'),
    shows: shown,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/pick-lists/figures',
    summary: 'Open picks, and pick accuracy of the last 30 days',
    allow: 'picking.read',
    ...narrowedBySite,
    answer: json(pickingFigures),
    shows: ['orders', 'inventory'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/:id/pick-list',
    summary: 'What is to be picked for a movement, in walking order, and what is picked and packed',
    allow: 'picking.read',
    ...work,
    shows: shown,
  }),
  pick: endpoint({
    method: 'POST',
    path: '/api/orders/:id/picks',
    summary: 'Pick a line, in whole or in part. The first pick starts picking',
    allow: 'picking.work',
    ...work,
    body: json(newPick),
    changes: ['orders', 'inventory', 'handlingUnits'],
  }),
  pickShort: endpoint({
    method: 'POST',
    path: '/api/orders/:id/short-picks',
    summary: 'Pick what was found of a line. The rest is reserved elsewhere, as far as it is in stock',
    allow: 'picking.work',
    ...work,
    body: json(newShortPick),
    changes: ['orders', 'inventory', 'handlingUnits', 'locations', 'notifications'],
  }),
  putRight: endpoint({
    method: 'POST',
    path: '/api/orders/:id/put-right',
    summary: 'Put back what was picked by mistake; it will be picked again',
    allow: 'picking.work',
    ...work,
    body: json(putRight),
    changes: ['orders', 'inventory'],
  }),
  planAgain: endpoint({
    method: 'POST',
    path: '/api/orders/:id/plan-again',
    summary: 'Reserve what a movement lacks after a short pick, as far as it is in stock now',
    allow: 'picking.work',
    ...work,
    body: json(nothing),
    changes: ['orders', 'inventory'],
  }),
  shipShort: endpoint({
    method: 'POST',
    path: '/api/orders/:id/ship-short',
    summary: 'Let a movement ship without what it lacks, which becomes a back-order',
    allow: 'picking.ship-short',
    ...work,
    body: json(nothing),
    changes: ['orders', 'notifications'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/orders/:id/pack',
    summary: 'Pack picked goods of a movement into a handling unit. The first one starts packaging',
    allow: 'picking.work',
    ...work,
    body: json(orderPacking),
    changes: ['orders', 'inventory', 'handlingUnits', 'notifications'],
  }),
}
