import { z } from 'zod'
import type { ReturnReason } from '../../../contract/goods-in/returns/return-words.ts'
import { type GoodsReturn, newReturn, returnChange } from '../../../contract/goods-in/returns/returns.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { readNumber, wholeNumber } from '../../platform/form/read-number.ts'
import type { UploadedFile } from '../../platform/form/use-uploads.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'

export interface DraftReturnLine {
  sku: string
  name: string
  /** The typed text. */
  quantity: string
  /** The lot that is expected, which is kept when the line is changed. */
  lot: string | null
}

export interface ReturnValues {
  order: EntityValue
  customer: EntityValue
  lines: readonly DraftReturnLine[]
  reason: ReturnReason | ''
  carrier: string
  trackingNumber: string
  notes: string
  documents: readonly UploadedFile[]
  internalNotes: string
  overrideReason: string
}

export const newReturnValues: ReturnValues = {
  order: null,
  customer: null,
  lines: [],
  reason: '',
  carrier: '',
  trackingNumber: '',
  notes: '',
  documents: [],
  internalNotes: '',
  overrideReason: '',
}

export function returnValues(record: GoodsReturn | null): ReturnValues {
  if (!record) return newReturnValues
  const { customerId, customerName, orderId, orderNumber, items } = record
  return {
    order: orderId === null ? null : { id: orderId, code: orderNumber ?? '', name: customerName },
    customer: { id: customerId, code: customerCode(customerId), name: customerName },
    lines: items.map(({ sku, name, expected, lot }) => ({ sku, name, quantity: String(expected), lot })),
    reason: record.reason,
    carrier: record.carrier ?? '',
    trackingNumber: record.trackingNumber ?? '',
    notes: record.notes ?? '',
    documents: record.documents.map(({ name, url }) => ({ name, url })),
    internalNotes: record.internalNotes ?? '',
    overrideReason: record.overrideReason ?? '',
  }
}

/** The error of a typed quantity. */
export function quantityError({ quantity }: DraftReturnLine): string | undefined {
  return readNumber(quantity, wholeNumber).error
}

/** What of the form both calls take. */
function bodyOf({ lines, carrier, trackingNumber, notes, documents, internalNotes, overrideReason }: ReturnValues, forStaff: boolean) {
  const items = lines.flatMap(({ sku, quantity, lot }) => {
    const units = Number(readNumber(quantity, wholeNumber).number ?? 0)
    return units > 0 ? [{ sku, quantity: units, lot }] : []
  })
  const shared = { items, carrier, trackingNumber, notes, documents: [...documents] }
  return forStaff ? { ...shared, internalNotes, overrideReason } : shared
}

/** Errors at the fields of the form; the contract's names of them differ. */
const formFields: Readonly<Record<string, keyof ReturnValues>> = { items: 'lines', orderId: 'order', customerId: 'customer' }

function checked<S extends z.ZodType>(schema: S, body: unknown, values: ReturnValues, context: z.RefinementCtx): z.output<S> {
  for (const line of values.lines) {
    const error = quantityError(line)
    if (error) context.addIssue({ code: 'custom', message: `${line.sku} ${error}`, path: ['lines'] })
  }
  const result = schema.safeParse(body)
  if (result.success) return result.data
  for (const { message, path } of result.error.issues) {
    const field = String(path[0] ?? '')
    context.addIssue({ code: 'custom', message, path: [formFields[field] ?? field] })
  }
  return z.NEVER
}

export function newReturnSchema({ forStaff }: { forStaff: boolean }) {
  return z.custom<ReturnValues>().transform((values, context) => {
    const [order, customer] = [chosenEntity(values.order), chosenEntity(values.customer)]
    if (!order && !forStaff) context.addIssue({ code: 'custom', message: 'Choose the movement', path: ['order'] })
    if (!order && !customer && forStaff)
      context.addIssue({ code: 'custom', message: 'Choose the customer, or a movement', path: ['customer'] })
    const of = order ? { orderId: order.id } : { customerId: customer?.id }
    return checked(newReturn, { ...bodyOf(values, forStaff), ...of, reason: values.reason || undefined }, values, context)
  })
}

export function returnChangeSchema({ forStaff }: { forStaff: boolean }) {
  return z.custom<ReturnValues>().transform((values, context) => {
    const order = chosenEntity(values.order)
    const body = { ...bodyOf(values, forStaff), ...(forStaff && order && { orderId: order.id }), reason: values.reason || undefined }
    return checked(returnChange, body, values, context)
  })
}
