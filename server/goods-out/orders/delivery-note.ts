import type { Address } from '../../../contract/address.ts'
import { type Order, order as orderSchema } from '../../../contract/goods-out/orders/orders.ts'
import { mayRead } from '../../../contract/withheld.ts'
import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'
import type { Block } from '../../platform/files/pdf-blocks.ts'
import { datesIn } from '../../platform/print/dates.ts'
import type { Viewer } from '../../viewer.ts'

interface DeliveryNoteSettings {
  timeZone: string
  letterhead: Letterhead
  /** The shipment's, once the movement is exported. */
  trackingNumber?: string | null
  /** Then the carrier needs the code and the operators of the movement. */
  hasExciseGoods?: boolean
}

/** Its reader may be left without where the bill goes. */
export type PaperOrder = Omit<Order, 'billingAddress'> & { billingAddress: Address | null }

/**
 * For workers a paper has the address that the goods are brought to, and no other, nor notes. What the product prints is stored, and read by
 * them too.
 */
export function paperFor(viewer: Viewer, order: Order): PaperOrder {
  const reads = (field: keyof Order) => viewer.role !== 'system' && mayRead(viewer.role, orderSchema, field)
  return { ...order, ...(!reads('billingAddress') && { billingAddress: null }), ...(!reads('notes') && { notes: null }) }
}

/** The delivery note of a movement, signed by the consignee. */
export function deliveryNote(
  order: PaperOrder,
  { timeZone, letterhead, trackingNumber, hasExciseGoods }: DeliveryNoteSettings,
): PdfContent {
  const { dayOf } = datesIn(timeZone)
  return {
    letterhead,
    title: 'Delivery Note',
    number: order.orderNumber,
    facts: [
      { label: 'Movement Number', value: order.orderNumber },
      { label: 'Date', value: dayOf(order.createdAt) },
      { label: 'Customer', value: order.customerName },
      { label: 'Status', value: capitalized(order.status) },
      ...(order.billingAddress ? [{ label: 'Billing Address', value: addressLines(order.billingAddress) }] : []),
      { label: 'Shipping Address', value: shipToLines(order) },
      ...referenceFacts(order),
      ...(order.exportedAt ? [{ label: 'Exported', value: dayOf(order.exportedAt) }] : []),
      ...(trackingNumber ? [{ label: 'Tracking Number', value: trackingNumber }] : []),
      ...exciseFacts(order, hasExciseGoods),
    ],
    blocks: [
      linesOf(order),
      ...(order.notes ? [{ kind: 'text' as const, label: 'Notes', text: order.notes }] : []),
      { kind: 'boxes', labels: ['Received by', 'Date', 'Signature'] },
    ],
  }
}

/** What the customer calls it and when it is to leave, as far as it says so. */
export function referenceFacts({
  reference,
  purchaseOrder,
  requestedShipDate,
}: Pick<Order, 'reference' | 'purchaseOrder' | 'requestedShipDate'>) {
  return [
    ...(reference ? [{ label: 'Reference', value: reference }] : []),
    ...(purchaseOrder ? [{ label: 'Purchase Order', value: purchaseOrder }] : []),
    ...(requestedShipDate ? [{ label: 'Ship By', value: datesIn('UTC').day(requestedShipDate) }] : []),
  ]
}

/** Facts of excise goods, also where nothing is recorded: the empty fields say what is missing. */
function exciseFacts({ arc, consignorSeed, consigneeSeed }: PaperOrder, hasExciseGoods = false) {
  if (!hasExciseGoods && !arc && !consignorSeed && !consigneeSeed) return []
  return [
    { label: 'ARC', value: arc ?? '' },
    { label: 'Consignor SEED', value: consignorSeed ?? '' },
    { label: 'Consignee SEED', value: consigneeSeed ?? '' },
  ]
}

/** One column for the quantity where all lines are shipped in full, else what was ordered and what is shipped. */
function linesOf({ items }: PaperOrder): Block {
  const isShort = items.some(({ shortQuantity }) => shortQuantity > 0)
  const quantities = isShort ? ['Ordered', 'Shipped'] : ['Quantity']
  return {
    kind: 'table',
    columns: [
      { label: 'Line', width: 40, align: 'right' },
      { label: 'SKU', width: 150 },
      { label: 'Name' },
      ...quantities.map((label) => ({ label, width: 70, align: 'right' as const })),
    ],
    rows: items.map(({ sku, name, quantity, shortQuantity }, index) => {
      const shipped = quantity - shortQuantity
      const shown = isShort ? [quantity, shipped] : [shipped]
      return [String(index + 1), sku, name, ...shown.map((number) => number.toLocaleString('en-US'))]
    }),
  }
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The shipping address, below the recipient. */
export function shipToLines({ recipient, shippingAddress }: Pick<Order, 'recipient' | 'shippingAddress'>): string {
  const { name, company, phone, email } = recipient ?? { name: null, company: null, phone: null, email: null }
  return [name, company, phone, email, addressLines(shippingAddress)].filter(Boolean).join('\n')
}

export function addressLines({ street, city, state, zip, country }: Address): string {
  return [street, [city, state, zip].filter(Boolean).join(', '), country].filter(Boolean).join('\n')
}
