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

export interface DraftLine {
  sku: string
  name: string
  quantity: number
}

/** What the movement form holds. */
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
    lines: order.items.map((line) => ({ sku: line.sku, name: line.name, quantity: line.quantity })),
    billing: order.billingAddress,
    shipping: order.shippingAddress,
    sameAsBilling: JSON.stringify(order.billingAddress) === JSON.stringify(order.shippingAddress),
    notes: order.notes ?? '',
  }
}

/** The specified messages, one for the lines and one for each address; empty when the draft can be sent. */
export function errorsIn(draft: OrderDraft): DraftErrors {
  return {
    ...(draft.lines.length === 0 && { items: noItemsMessage }),
    ...(!addressWith(billingAddressMessage).safeParse(draft.billing).success && { billing: billingAddressMessage }),
    ...(!draft.sameAsBilling &&
      !addressWith(shippingAddressMessage).safeParse(draft.shipping).success && { shipping: shippingAddressMessage }),
  }
}

/** The body of the call, as specified. */
export function bodyOf(draft: OrderDraft) {
  return {
    type: draft.type,
    priority: draft.priority,
    items: draft.lines.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    billingAddress: draft.billing,
    shippingAddress: draft.sameAsBilling ? draft.billing : draft.shipping,
    notes: draft.notes,
  }
}

/** Sets a line's quantity; at 0 the line leaves. */
export function withLine(draft: OrderDraft, line: DraftLine): OrderDraft {
  const at = draft.lines.findIndex((known) => known.sku === line.sku)
  if (line.quantity <= 0) return { ...draft, lines: draft.lines.filter((known) => known.sku !== line.sku) }
  return { ...draft, lines: at < 0 ? [...draft.lines, line] : draft.lines.with(at, line) }
}

export function isAddressFieldMissing(address: Address, field: keyof Address): boolean {
  return field !== 'country' && address[field].trim() === ''
}
