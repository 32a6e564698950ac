import { z } from 'zod'
import { optionalEmail, optionalText, sentOnHand } from '../fields.ts'
import { withoutFormulaGuard } from '../formula-safe.ts'
import { newInventoryItem, unitsOfMeasure } from '../inventory/inventory.ts'
import { itemTrackingLabels, itemTrackings } from '../inventory/item-measures.ts'
import { locations, locationTypeLabels, locationTypes } from '../locations/locations.ts'
import { addressWith } from '../orders/order-addresses.ts'
import { newOrder, orderLine, orderPriorities, orderTypes } from '../orders/orders.ts'
import { newReceipt, sentReceiptItem } from '../receipts/receipts.ts'
import type { ImportKind } from './import-fields.ts'
import { plainName } from './import-fields.ts'

/*
 * How the text of a cell is read: by the rules of the call that makes such a record, after it was turned into what that call is sent.
 */

/** A whole number as people write it; anything else stays text, which the rule refuses. */
function whole<T extends z.ZodType>(rule: T) {
  return z
    .string()
    .transform((cell): unknown => (/^[+-]?\d{1,15}$/.test(cell) ? Number(cell) : cell))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
}

/** '4,20' is 4.20. A comma with other than one or two digits after it may separate thousands, so it is refused. */
function amount<T extends z.ZodType>(rule: T) {
  return z
    .string()
    .transform((cell): unknown => cell.replace(/^(\d{1,12}),(\d{1,2})$/, '$1.$2'))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
    .transform((value) => (typeof value === 'string' ? Number(value).toFixed(2) : value))
}

/** '0,35' is 0.35, written with all its decimals as answers have them. Three digits after a comma may be thousands, so they are refused. */
function decimal<T extends z.ZodType>(rule: T, decimals: number) {
  return z
    .string()
    .transform((cell): unknown => cell.replace(/^(\d+,\d{1,2}|0,\d+)$/, (number) => number.replace(',', '.')))
    .pipe(rule as z.ZodType<z.output<T>, unknown>)
    .transform((value) => (typeof value === 'string' ? Number(value).toFixed(decimals) : value))
}

/** One of these words, in any case and with any punctuation: 'Pick & Pack' is pick_pack. */
function word<const W extends readonly [string, ...string[]]>(words: W, labels: Partial<Record<W[number], string>> = {}) {
  const known = new Map(words.flatMap((each: W[number]) => [each, labels[each] ?? each].map((name) => [plainName(name), each] as const)))
  return z
    .string()
    .transform((cell): unknown => known.get(plainName(cell)) ?? cell)
    .pipe(z.enum(words, { error: `must be one of: ${words.join(', ')}` }) as z.ZodType<W[number], unknown>)
}

const item = newInventoryItem.shape
const receipt = newReceipt.shape
const receiptLine = sentReceiptItem.shape
const order = newOrder.shape
const { street, city, state, zip, country } = addressWith('must be filled in').shape
const location = locations.created.shape
const customer = z.string().max(300, 'must have at most 300 characters')
const site = z.string().max(12, 'must have at most 12 characters')
const reference = z.string().max(100, 'must have at most 100 characters')

const rules: Record<ImportKind, Readonly<Record<string, z.ZodType<unknown, string>>>> = {
  items: textRules({
    customer,
    sku: item.sku,
    name: item.name,
    description: item.description,
    category: item.category,
    location: item.location,
    site,
    unitOfMeasure: word(unitsOfMeasure),
    quantity: whole(sentOnHand),
    costPrice: amount(item.costPrice),
    sellingPrice: amount(item.sellingPrice),
    lowStockThreshold: whole(item.lowStockThreshold.unwrap()),
    reorderPoint: whole(item.reorderPoint),
    reorderQuantity: whole(item.reorderQuantity),
    manufacturer: item.manufacturer,
    supplier: item.supplier,
    batchNumber: item.batchNumber,
    lotNumber: item.lotNumber,
    expiresOn: item.expiresOn,
    gtin: item.gtin,
    tracking: word(itemTrackings, itemTrackingLabels),
    customsCode: item.customsCode,
    originCountry: item.originCountry,
    lengthMm: whole(item.lengthMm),
    widthMm: whole(item.widthMm),
    heightMm: whole(item.heightMm),
    unitWeight: decimal(item.unitWeight, 3),
    unitVolume: decimal(item.unitVolume, 6),
    unitsPerCarton: whole(item.unitsPerCarton),
    unitsPerPallet: whole(item.unitsPerPallet),
  }),
  receipts: textRules({
    reference,
    customer,
    supplier: receipt.supplier,
    site,
    expectedDate: receipt.expectedDate,
    trackingNumber: receipt.trackingNumber,
    notes: receipt.notes,
    sku: receiptLine.sku,
    description: receiptLine.description,
    quantity: whole(receiptLine.quantity),
    lotNumber: receiptLine.lotNumber,
    expiresOn: receiptLine.expiresOn,
    handlingUnit: receiptLine.handlingUnit,
  }),
  movements: textRules({
    reference,
    customer,
    type: word(orderTypes, { pick_pack: 'Pick & Pack' }),
    site,
    priority: word(orderPriorities),
    billingStreet: street,
    billingCity: city,
    billingState: state,
    billingZip: zip,
    billingCountry: country,
    shippingStreet: street,
    shippingCity: city,
    shippingState: state,
    shippingZip: zip,
    shippingCountry: country,
    purchaseOrder: order.purchaseOrder,
    requestedShipDate: order.requestedShipDate,
    recipientName: optionalText(200),
    recipientCompany: optionalText(200),
    recipientPhone: optionalText(50),
    recipientEmail: optionalEmail,
    carrier: order.carrier,
    serviceType: order.serviceType,
    notes: order.notes,
    sku: orderLine.shape.sku,
    quantity: whole(orderLine.shape.quantity),
  }),
  locations: textRules({
    code: location.code,
    name: location.name,
    zone: location.zone,
    site,
    type: word(locationTypes, locationTypeLabels),
    capacity: whole(location.capacity),
  }),
}

/** Every rule reads text. */
function textRules(fields: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, z.ZodType<unknown, string>>> {
  return fields as Readonly<Record<string, z.ZodType<unknown, string>>>
}

/** What Excel shows where a formula came to nothing. */
const spreadsheetError = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/

export type CellReading = { value: unknown } | { message: string }

/** Reads a cell that isn't empty. */
export function readCell(kind: ImportKind, field: string, cell: string): CellReading {
  if (spreadsheetError.test(cell)) return { message: `contains a spreadsheet error: ${cell}` }
  // A text file has no values of formulas. A text that only looks like one has an apostrophe in front, in our exports too.
  if (cell.startsWith('=')) return { message: 'is a formula: enter its value instead, or put an apostrophe before it to keep it as text' }
  const read = rules[kind][field]?.safeParse(withoutFormulaGuard(cell))
  if (!read) throw new Error(`There is no field ${field} of ${kind}.`)
  return read.success ? { value: read.data } : { message: read.error.issues[0]?.message ?? 'is not valid' }
}
