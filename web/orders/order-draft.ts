import {
  type Address,
  addressWith,
  billingAddressMessage,
  noItemsMessage,
  type Order,
  type orderPriorities,
  type orderTypes,
  shippingAddressMessage,
} from '../../contract/orders.ts'
import { readNumber, wholeNumber } from '../form/read-number.ts'
import { formatNumber } from '../lib/format.ts'

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
  notes: string
}

export interface DraftErrors {
  items?: string
  /** Errors of quantities, by SKU. */
  quantities?: Record<string, string>
  billing?: string
  shipping?: string
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
    notes: order.notes ?? '',
  }
}

/** The maximum of each SKU in the movement; the server checks SKUs without one. */
export type LineLimits = ReadonlyMap<string, number>

const lineQuantity = { ...wholeNumber, min: 1 }

/** The error of a line's quantity, as a sentence. */
export function quantityError({ sku, quantity }: DraftLine, limits: LineLimits): string | undefined {
  const { number, error } = readNumber(quantity, lineQuantity)
  if (error) return `Quantity ${error}`
  if (number === null) return 'Quantity must be filled in'
  const limit = limits.get(sku)
  if (limit === undefined || Number(number) <= limit) return undefined
  return `Only ${formatNumber(limit)} are available now. Lower the quantity or remove the line.`
}

/** The specified messages for the lines and each address, and the errors of quantities; empty when the draft is valid. */
export function errorsIn(draft: OrderDraft, limits: LineLimits): DraftErrors {
  const quantities = draft.lines.flatMap((line) => {
    const error = quantityError(line, limits)
    return error ? [[line.sku, error] as const] : []
  })
  return {
    ...(draft.lines.length === 0 && { items: noItemsMessage }),
    ...(quantities.length > 0 && { quantities: Object.fromEntries(quantities) }),
    ...(!addressWith(billingAddressMessage).safeParse(draft.billing).success && { billing: billingAddressMessage }),
    ...(!draft.sameAsBilling &&
      !addressWith(shippingAddressMessage).safeParse(draft.shipping).success && { shipping: shippingAddressMessage }),
  }
}

/** The body of the call, as specified, of a draft without errors. */
export function bodyOf(draft: OrderDraft) {
  return {
    type: draft.type,
    priority: draft.priority,
    items: draft.lines.map(({ sku, name, quantity }) => ({ sku, name, quantity: Number(readNumber(quantity, lineQuantity).number) })),
    billingAddress: draft.billing,
    shippingAddress: draft.sameAsBilling ? draft.billing : draft.shipping,
    notes: draft.notes,
  }
}

/** Adds a line, or sets the quantity of the SKU's existing line. */
export function withLine(draft: OrderDraft, line: DraftLine): OrderDraft {
  const at = draft.lines.findIndex((known) => known.sku === line.sku)
  return { ...draft, lines: at < 0 ? [...draft.lines, line] : draft.lines.with(at, line) }
}

export function withoutLine(draft: OrderDraft, sku: string): OrderDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.sku !== sku) }
}

export function isAddressFieldMissing(address: Address, field: keyof Address): boolean {
  return field !== 'country' && address[field].trim() === ''
}
