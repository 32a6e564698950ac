import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, quantity, requiredText, sentUnits, text as textOf, weightInput } from '../../fields.ts'
import { json, pdf } from '../../formats.ts'
import { createdRange, several } from '../../list-query.ts'
import { longestCode, readCode } from '../../platform/codes/read-code.ts'
import { record } from '../../record.ts'
import { choice, moment, reference, shown, text } from '../../record-fields.ts'
import { siteFilter } from '../../site-fields.ts'
import { valuesOf } from '../../values-of.ts'
import { quantityThere, stockAvailabilities } from '../inventory/item-stock.ts'

export const handlingUnitKindLabels = { pallet: 'Pallet', carton: 'Carton' } as const
export const handlingUnitKinds = valuesOf(handlingUnitKindLabels)

/** Stock in a unit or in a unit within it. */
export const handlingUnitContent = z.object({
  /** The id of the stock row. */
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
  onHand: quantityThere,
  reserved: quantityThere,
  availability: z.enum(stockAvailabilities),
})

/**
 * The SSCC in a scanned or typed code: 18 digits, with or without `(00)` or `00` before them, or on a label with more data; null when
 * there is none.
 */
export function ssccIn(code: string): string | null {
  return readCode(code).sscc
}

/** A scanned or typed SSCC, without what stands around it on a label. */
export const sscc = textOf(longestCode).transform((code, context) => {
  const found = ssccIn(code)
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: 'must be an SSCC: 18 digits, of which the last is the check digit' })
  return z.NEVER
})

/** Pallets and cartons, identified by their SSCC. A unit may hold others, and remains known when it is empty. */
export const handlingUnits = record('handlingUnit', {
  path: 'handling-units',
  method: 'PATCH',
  noun: 'handling unit',
  read: 'handling-units.read',
  change: 'handling-units.change',
  topic: 'handlingUnits',
  shows: ['inventory', 'orders', 'locations', 'customers', 'settings', 'counts'],
  fields: {
    /** Sent for a new unit that has a label already; otherwise the next of the warehouse's own. */
    sscc: { ...text('SSCC', 18, { required: true, sort: true, search: true }), created: sscc.nullish(), changed: null },
    kind: choice('Kind', handlingUnitKindLabels, { filter: true }),
    /** The unit that this one is in: both are at the same location. */
    parentId: reference('Within', { filter: true }),
    parentSscc: shown('Within', z.string().nullable()),
    customerId: { ...reference('Customer', { filter: true }), changed: null },
    customerName: shown('Customer', z.string().nullable()),
    /** The location of its stock and of the units in it; null while it is empty, and for stock without a home. */
    locationId: shown('Location', id.nullable(), { kind: 'reference' }),
    location: shown('Location', z.string().nullable()),
    /** The site of its stock; null while it is empty. */
    siteId: shown('Site', id.nullable(), { kind: 'reference' }),
    siteCode: shown('Site', z.string().nullable()),
    /** On-hand in it and in the units in it. */
    quantity: shown('Units', quantityThere, { kind: 'number', sort: true }),
    reserved: shown('Reserved', quantityThere, { kind: 'number' }),
    /** With all that is in it, in kilograms, as it was weighed. */
    weightKg: { ...shown('Weight (kg)', z.string().nullable(), { kind: 'number' }), changed: weightInput },
    /** How many items it holds. */
    items: shown('SKUs', quantity, { kind: 'number' }),
    /** The movement that it was packed for, and when it left with it. */
    orderId: { ...reference('Movement', { filter: true }), created: null, changed: null },
    orderNumber: shown('Movement', z.string().nullable()),
    shippedAt: shown('Shipped', instant.nullable(), { kind: 'moment' }),
    createdAt: moment('Created', { sort: true }),
    createdBy: shown('Created By', z.string().nullable()),
  },
  filters: {
    /** Code of the location of its stock. */
    location: several(textOf(100)).optional(),
    /** Items in it, not in the units in it. */
    inventoryId: several(idInUrl).optional(),
    empty: z.enum(['true', 'false']).optional(),
    /** Left with their movement. */
    shipped: z.enum(['true', 'false']).optional(),
    ...siteFilter,
    ...createdRange,
  },
  files: 'handling-units',
  summaries: {
    list: 'Pallets and cartons',
    create: 'Register a pallet or carton',
    update: 'Put a handling unit into another or take it out, or record its weight',
    history: 'Who created, moved, packed and unpacked a handling unit',
  },
})
export type HandlingUnit = z.output<typeof handlingUnits.row>

const packedQuantity = sentUnits(1)

export const packing = z.object({
  inventoryId: id,
  lot: textOf(100).trim().nullish(),
  quantity: packedQuantity,
  /** Where the loose stock is; the unit's location unless sent. An empty unit is nowhere, so it needs one. */
  locationCode: textOf(50).trim().nullish(),
})
export const unpacking = packing.omit({ locationCode: true })

const detailed = handlingUnits.row.extend({
  contents: z.array(handlingUnitContent),
  /** The units directly in it. */
  units: z.array(z.object({ id, sscc: z.string(), kind: z.enum(handlingUnitKinds), quantity: quantityThere })),
})

const { shows } = handlingUnits.calls.get

export const handlingUnitsEndpoints = {
  ...handlingUnits.calls,
  get: endpoint({ ...handlingUnits.calls.get, summary: 'A handling unit with its contents', answer: json(detailed) }),
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
  move: endpoint({
    method: 'POST',
    path: '/api/handling-units/:id/move',
    summary: 'Move a handling unit with its contents to another location',
    allow: 'handling-units.change',
    params: idParams,
    row: 'handlingUnit',
    versioned: 'version',
    body: json(
      z.object({
        locationCode: requiredText(50, 'Please scan the location'),
        /** Required for a quarantine location. The owner of the goods can read it. */
        reason: textOf(300).trim().nullish(),
      }),
    ),
    answer: json(handlingUnits.row),
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
    answer: json(handlingUnits.row),
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
    answer: json(handlingUnits.row),
    changes: ['handlingUnits', 'inventory'],
  }),
}
