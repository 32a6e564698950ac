import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idInUrl, idParams, instant, maxInteger, quantity, requiredText, text } from './fields.ts'
import { json, list, pdf } from './formats.ts'
import { isSscc } from './gs1.ts'
import { readElementString } from './gs1-elements.ts'
import { stockAvailabilities } from './item-stock.ts'
import { createdRange, listQuery, several } from './list-query.ts'

export const handlingUnitKinds = ['pallet', 'carton'] as const
export const handlingUnitKindLabels = { pallet: 'Pallet', carton: 'Carton' } as const satisfies Record<
  (typeof handlingUnitKinds)[number],
  string
>

/** A pallet or carton, named by its SSCC. It may hold others, and remains known when it is empty. */
export const handlingUnit = z.object({
  id,
  sscc: z.string(),
  kind: z.enum(handlingUnitKinds),
  /** The unit that this one is in. */
  parentId: id.nullable(),
  parentSscc: z.string().nullable(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  /** Where its stock lies, that of the units in it included; null while it is empty, and for stock without a home. */
  locationId: id.nullable(),
  location: z.string().nullable(),
  /** On-hand in it, that of the units in it included. */
  quantity,
  reserved: quantity,
  /** How many items it holds. */
  items: quantity,
  /** The movement that it was packed for, and when it left with it. */
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  shippedAt: instant.nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  version: z.number().int(),
})
export type HandlingUnit = z.output<typeof handlingUnit>

/** Stock in a unit or in a unit within it. */
export const handlingUnitContent = z.object({
  /** Of the stock row. */
  id,
  handlingUnitId: id,
  sscc: z.string(),
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerId: id.nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  onHand: quantity,
  reserved: quantity,
  availability: z.enum(stockAvailabilities),
})

/**
 * The SSCC in a scanned or typed code: 18 digits, with or without `(00)` or `00` before them, or on a label with more data; null when
 * there is none.
 */
export function ssccIn(code: string): string | null {
  const compact = code
    .trim()
    .replaceAll(' ', '')
    .replace(/^\(00\)/, '')
  if (isSscc(compact)) return compact
  const read = readElementString(compact)
  return ('elements' in read && read.elements.find(({ ai }) => ai === '00')?.value) || null
}

const sscc = text(100).transform((code, context) => {
  const found = ssccIn(code)
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: 'must be an SSCC: 18 digits, of which the last is the check digit' })
  return z.NEVER
})

export const newHandlingUnit = z.object({
  kind: z.enum(handlingUnitKinds),
  /** Of a unit that has a label already; the next of the warehouse's own unless sent. */
  sscc: sscc.nullish(),
  customerId: id.nullish(),
  parentId: id.nullish(),
})

export const handlingUnitChange = z.object({
  kind: z.enum(handlingUnitKinds).optional(),
  /** The unit to put this one into, which lies at the same location; null to take it out. */
  parentId: id.nullish(),
})

const packedQuantity = z
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(maxInteger)

export const packing = z.object({
  inventoryId: id,
  lot: text(100).trim().nullish(),
  quantity: packedQuantity,
  /** Where the loose stock lies; where the unit is, unless sent. An empty unit is nowhere, so it needs one. */
  locationCode: text(50).trim().nullish(),
})
export const unpacking = packing.omit({ locationCode: true })

const detailed = handlingUnit.extend({
  contents: z.array(handlingUnitContent),
  /** The units directly in it. */
  units: z.array(z.object({ id, sscc: z.string(), kind: z.enum(handlingUnitKinds), quantity })),
})

const shows = ['handlingUnits', 'inventory', 'orders', 'locations', 'customers', 'settings'] as const

export const handlingUnitsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/handling-units',
    summary: 'Pallets and cartons',
    allow: 'handling-units.read',
    query: listQuery(['createdAt', 'sscc', 'quantity'], {
      kind: several(z.enum(handlingUnitKinds)).optional(),
      customerId: several(idInUrl).optional(),
      /** Code of the location where its stock lies. */
      location: several(text(100)).optional(),
      parentId: several(idInUrl).optional(),
      /** Items in it, not in the units in it. */
      inventoryId: several(idInUrl).optional(),
      empty: z.enum(['true', 'false']).optional(),
      /** Movements that they were packed for. */
      orderId: several(idInUrl).optional(),
      /** Left with their movement. */
      shipped: z.enum(['true', 'false']).optional(),
      ...createdRange,
    }),
    answer: list(handlingUnit, 'handling-units'),
    shows,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/handling-units/:id',
    summary: 'A handling unit with what is in it',
    allow: 'handling-units.read',
    params: idParams,
    row: 'handlingUnit',
    answer: json(detailed),
    shows,
  }),
  label: endpoint({
    method: 'GET',
    path: '/api/handling-units/:id/label.pdf',
    summary: 'The label of a handling unit, 4 × 6 inches, with its SSCC and content as GS1-128',
    allow: 'handling-units.read',
    params: idParams,
    row: 'handlingUnit',
    answer: pdf(),
    shows: [...shows, 'orders', 'categories'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/handling-units',
    summary: 'Make a pallet or carton known',
    allow: 'handling-units.change',
    body: json(newHandlingUnit),
    answer: json(handlingUnit),
    status: 201,
    changes: ['handlingUnits'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/handling-units/:id',
    summary: 'Put a handling unit into another or take it out',
    allow: 'handling-units.change',
    params: idParams,
    row: 'handlingUnit',
    versioned: 'version',
    body: json(handlingUnitChange),
    answer: json(handlingUnit),
    changes: ['handlingUnits'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/handling-units/:id/move',
    summary: 'Bring a handling unit with all that is in it to another location',
    allow: 'handling-units.change',
    params: idParams,
    row: 'handlingUnit',
    versioned: 'version',
    body: json(z.object({ locationCode: requiredText(50, 'Please scan the location') })),
    answer: json(handlingUnit),
    changes: ['handlingUnits', 'inventory'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/handling-units/:id/pack',
    summary: 'Put loose stock into a handling unit',
    allow: 'handling-units.change',
    params: idParams,
    row: 'handlingUnit',
    versioned: 'version',
    body: json(packing),
    answer: json(handlingUnit),
    changes: ['handlingUnits', 'inventory'],
  }),
  unpack: endpoint({
    method: 'POST',
    path: '/api/handling-units/:id/unpack',
    summary: 'Take stock out of a handling unit; it stays at the location',
    allow: 'handling-units.change',
    params: idParams,
    row: 'handlingUnit',
    versioned: 'version',
    body: json(unpacking),
    answer: json(handlingUnit),
    changes: ['handlingUnits', 'inventory'],
  }),
}
