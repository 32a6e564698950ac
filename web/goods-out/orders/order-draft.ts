import { z } from 'zod'
import { type Address, addressWith } from '../../../contract/address.ts'
import { optionalEmail } from '../../../contract/fields.ts'
import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import {
  billingAddressMessage,
  noItemsMessage,
  type Order,
  type orderPriorities,
  type orderTypes,
  shippingAddressMessage,
} from '../../../contract/goods-out/orders/orders.ts'
import { readNumber, wholeNumber } from '../../platform/form/read-number.ts'
import { siteIn } from '../../platform/form/site-choice.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'

export interface DraftLine {
  sku: string
  name: string
  /** The typed text. */
  quantity: string
}

/** The content of the movement form. */
export interface OrderDraft {
  type: (typeof orderTypes)[number]
  priority: (typeof orderPriorities)[number]
  lines: readonly DraftLine[]
  billing: Address
  shipping: Address
  sameAsBilling: boolean
  reference: string
  purchaseOrder: string
  requestedShipDate: string
  recipientName: string
  recipientCompany: string
  recipientPhone: string
  recipientEmail: string
  carrier: string
  /** Empty for the service of its type. */
  serviceType: string
  notes: string
}

export interface DraftErrors {
  items?: string
  /** Errors of quantities, by SKU. */
  quantities?: Record<string, string>
  billing?: string
  shipping?: string
  recipientEmail?: string
}

const noAddress: Address = { street: '', city: '', state: '', zip: '', country: '' }

/** Defaults as specified: type pick_pack, priority normal. */
export const emptyDraft: OrderDraft = {
  type: 'pick_pack',
  priority: 'normal',
  lines: [],
  billing: noAddress,
  shipping: noAddress,
  sameAsBilling: false,
  reference: '',
  purchaseOrder: '',
  requestedShipDate: '',
  recipientName: '',
  recipientCompany: '',
  recipientPhone: '',
  recipientEmail: '',
  carrier: '',
  serviceType: '',
  notes: '',
}

export function draftOf(order: Order): OrderDraft {
  return {
    type: order.type,
    priority: order.priority,
    lines: order.items.map((line) => ({ sku: line.sku, name: line.name, quantity: String(line.quantity) })),
    billing: order.billingAddress,
    shipping: order.shippingAddress,
    sameAsBilling: JSON.stringify(order.billingAddress) === JSON.stringify(order.shippingAddress),
    reference: order.reference ?? '',
    purchaseOrder: order.purchaseOrder ?? '',
    requestedShipDate: order.requestedShipDate ?? '',
    recipientName: order.recipient?.name ?? '',
    recipientCompany: order.recipient?.company ?? '',
    recipientPhone: order.recipient?.phone ?? '',
    recipientEmail: order.recipient?.email ?? '',
    carrier: order.carrier ?? '',
    serviceType: order.serviceType === standardService ? '' : order.serviceType,
    notes: order.notes ?? '',
  }
}

/** The maximum of each SKU in the movement; the server checks SKUs without one. */
export type LineLimits = ReadonlyMap<string, number>

const lineQuantity = { ...wholeNumber, min: 1 }

/** The error of a line's quantity, as a sentence. */
function quantityError({ sku, quantity }: DraftLine, limits: LineLimits): string | undefined {
  const { number, error } = readNumber(quantity, lineQuantity)
  if (error) return `Quantity ${error}`
  if (number === null) return 'Quantity must be filled in'
  const limit = limits.get(sku)
  if (limit === undefined || Number(number) <= limit) return undefined
  return `Only ${formatNumber(limit)} are available now. Lower the quantity or remove the line.`
}

/** The errors of quantities, by SKU. */
export function quantityErrors(lines: readonly DraftLine[], limits: LineLimits): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const line of lines) {
    const error = quantityError(line, limits)
    if (error) errors[line.sku] = error
  }
  return errors
}

/** The specified messages for the lines and each address, and the errors of quantities; empty when the draft is valid. */
export function errorsIn(draft: OrderDraft, limits: LineLimits): DraftErrors {
  const quantities = quantityErrors(draft.lines, limits)
  return {
    ...(draft.lines.length === 0 && { items: noItemsMessage }),
    ...(Object.keys(quantities).length > 0 && { quantities }),
    ...(!addressWith(billingAddressMessage).safeParse(draft.billing).success && { billing: billingAddressMessage }),
    ...(!draft.sameAsBilling &&
      !addressWith(shippingAddressMessage).safeParse(draft.shipping).success && { shipping: shippingAddressMessage }),
    ...(!optionalEmail.safeParse(draft.recipientEmail).success && { recipientEmail: 'Enter a valid email address' }),
  }
}

export interface NewOrderValues extends OrderDraft {
  customer: EntityValue
  /** The id of the site that it ships from; empty leaves it to the server. */
  siteId: string
}

export const newOrderValues: NewOrderValues = { ...emptyDraft, customer: null, siteId: '' }

/** The schema of a new movement. `limits` is asked at each judgement, because stock changes while the form is open. */
export function newOrderSchema(limits: () => LineLimits, { choosesCustomer }: { choosesCustomer: boolean }) {
  return z.custom<NewOrderValues>().transform((values, context) => {
    const customerId = chosenEntity(values.customer)?.id
    if (choosesCustomer && !customerId) context.addIssue({ code: 'custom', message: 'must be chosen from the list', path: ['customer'] })
    addIssues(values, limits(), context)
    return { ...bodyOf(values), customerId, ...siteIn(values) }
  })
}

/** The schema of a movement that is edited; its type can't be changed. */
export function orderChangeSchema(limits: () => LineLimits) {
  return z.custom<OrderDraft>().transform((values, context) => {
    addIssues(values, limits(), context)
    const { type, ...body } = bodyOf(values)
    return body
  })
}

function addIssues(values: OrderDraft, limits: LineLimits, context: z.RefinementCtx): void {
  const { items, quantities, billing, shipping, recipientEmail } = errorsIn(values, limits)
  const lines = items ?? (quantities && 'Correct the marked quantities.')
  for (const [field, message] of Object.entries({ lines, billing, shipping, recipientEmail })) {
    if (message) context.addIssue({ code: 'custom', message, path: [field] })
  }
}

/** Lines in words: 'TOB-1 × 2, TOB-2 × 5'. */
export function linesInWords(lines: readonly DraftLine[]): string {
  return lines.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(', ')
}

/** Lines without errors, as they are sent. */
export function linesBody(lines: readonly DraftLine[]) {
  return lines.map(({ sku, name, quantity }) => ({ sku, name, quantity: Number(readNumber(quantity, lineQuantity).number) }))
}

/** The body of the call, as specified, of a draft without errors. */
export function bodyOf(draft: OrderDraft) {
  return {
    type: draft.type,
    priority: draft.priority,
    items: linesBody(draft.lines),
    billingAddress: draft.billing,
    shippingAddress: draft.sameAsBilling ? draft.billing : draft.shipping,
    reference: draft.reference,
    purchaseOrder: draft.purchaseOrder,
    requestedShipDate: draft.requestedShipDate,
    recipient: {
      name: draft.recipientName,
      company: draft.recipientCompany,
      phone: draft.recipientPhone,
      email: draft.recipientEmail,
    },
    carrier: draft.carrier,
    serviceType: draft.serviceType,
    notes: draft.notes,
  }
}

/** Adds a line, or sets the quantity of the SKU's existing line. */
export function withLine(lines: readonly DraftLine[], line: DraftLine): readonly DraftLine[] {
  const at = lines.findIndex((known) => known.sku === line.sku)
  return at < 0 ? [...lines, line] : lines.with(at, line)
}

export function withoutLine(lines: readonly DraftLine[], sku: string): readonly DraftLine[] {
  return lines.filter((line) => line.sku !== sku)
}
