import type { Readable } from 'node:stream'
import type { Address, Order } from '../../contract/orders.ts'
import { type Letterhead, pdfStream } from '../files/pdf.ts'

interface DeliveryNoteSettings {
  timeZone: string
  letterhead: Letterhead
  /** The shipment's, once the movement is exported. */
  trackingNumber?: string | null
}

/** The delivery note of a movement, signed by the consignee. */
export function deliveryNote(order: Order, { timeZone, letterhead, trackingNumber }: DeliveryNoteSettings): Readable {
  const dates = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
  const date = (instant: string) => dates.format(new Date(instant))
  return pdfStream({
    letterhead,
    title: 'Delivery Note',
    number: order.orderNumber,
    facts: [
      { label: 'Movement Number', value: order.orderNumber },
      { label: 'Date', value: date(order.createdAt) },
      { label: 'Customer', value: order.customerName },
      { label: 'Status', value: capitalized(order.status) },
      { label: 'Billing Address', value: addressLines(order.billingAddress) },
      { label: 'Shipping Address', value: addressLines(order.shippingAddress) },
      ...(order.exportedAt ? [{ label: 'Exported', value: date(order.exportedAt) }] : []),
      ...(trackingNumber ? [{ label: 'Tracking Number', value: trackingNumber }] : []),
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Line', width: 40, align: 'right' },
          { label: 'SKU', width: 150 },
          { label: 'Name' },
          { label: 'Quantity', width: 70, align: 'right' },
        ],
        rows: order.items.map((item, index) => [String(index + 1), item.sku, item.name, item.quantity.toLocaleString('en-US')]),
      },
      ...(order.notes ? [{ kind: 'text' as const, label: 'Notes', text: order.notes }] : []),
      { kind: 'boxes', labels: ['Received by', 'Date', 'Signature'] },
    ],
  })
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function addressLines({ street, city, state, zip, country }: Address): string {
  return [street, [city, state, zip].filter(Boolean).join(', '), country].filter(Boolean).join('\n')
}
