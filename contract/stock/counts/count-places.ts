import { z } from 'zod'
import { dayOrNone, id, instant, money, optionalText, quantity, sentUnits } from '../../fields.ts'
import { countLineStatuses, countPlaceStatuses, countStatuses } from './count-words.ts'

const units = z.number().int()

/** A line in one round. Quantities of a blind count are null until it is in review or closed. */
const lineRound = z.object({
  round: z.number().int(),
  counted: quantity.nullable(),
  /** On hand by the books when the place was counted. */
  expected: units.nullable(),
  by: z.string().nullable(),
  at: instant,
  /** The stock moved while it was counted. */
  moved: z.boolean(),
})

export const countLine = z.object({
  id,
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  /** Units by the books, and units that were counted, in the last round. */
  expected: units.nullable(),
  counted: quantity.nullable(),
  /** counted − expected. */
  difference: units.nullable(),
  /** The difference by the cost price of the item. */
  value: money.nullable(),
  rounds: z.array(lineRound),
  isExcise: z.boolean(),
  status: z.enum(countLineStatuses),
  /** It was posted, and what was posted was undone. */
  undone: z.boolean(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type CountLine = z.output<typeof countLine>

export const countPlace = z.object({
  id,
  locationId: id,
  location: z.string(),
  zone: z.string().nullable(),
  status: z.enum(countPlaceStatuses),
  /** The one that is due, or was the last. */
  round: z.number().int(),
  counts: z.array(z.object({ round: z.number().int(), by: z.string().nullable(), at: instant })),
  lines: z.array(countLine),
})
export type CountPlace = z.output<typeof countPlace>

/** Goods that are asked for at a place. */
export const sheetGoods = z.object({
  inventoryId: id,
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerName: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  /** On hand by the books; null in a blind count. */
  expected: units.nullable(),
})
export type SheetGoods = z.output<typeof sheetGoods>

export const countSheet = z.object({
  countId: id,
  countNumber: z.string(),
  status: z.enum(countStatuses),
  places: z.array(
    z.object({
      placeId: id,
      locationId: id,
      location: z.string(),
      round: z.number().int(),
      goods: z.array(sheetGoods),
    }),
  ),
})
export type CountSheet = z.output<typeof countSheet>

export const mostLinesOfPlace = 1_000
export const countSubmission = z.object({
  /** The one that is due. */
  round: z.number({ error: 'must be a whole number' }).int().min(1).max(3),
  /** When the person began to count there; `countedAt` unless sent. */
  openedAt: z.iso.datetime({ offset: true }).optional(),
  /** Now unless sent. */
  countedAt: z.iso.datetime({ offset: true }).optional(),
  /** What was found. What was asked for and isn't named counts 0. */
  lines: z
    .array(
      z.object({
        inventoryId: id,
        lot: optionalText(100),
        /** The expiry date of a lot that isn't known yet. */
        expiresOn: dayOrNone.optional(),
        /** SSCC. */
        handlingUnit: optionalText(18),
        quantity: sentUnits(0),
      }),
    )
    .max(mostLinesOfPlace, `must have at most ${mostLinesOfPlace} lines`),
})
export type CountSubmission = z.output<typeof countSubmission>

/** A closed line, as items and locations list them. */
export const closedCountLine = z.object({
  id,
  countId: id,
  countNumber: z.string(),
  at: instant,
  inventoryId: id,
  sku: z.string(),
  location: z.string(),
  lot: z.string().nullable(),
  handlingUnit: z.string().nullable(),
  expected: units,
  counted: quantity,
  difference: units,
  status: z.enum(countLineStatuses),
  by: z.string().nullable(),
})
export type ClosedCountLine = z.output<typeof closedCountLine>
