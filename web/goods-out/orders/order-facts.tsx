import type { ReactNode } from 'react'
import type { Address } from '../../../contract/address.ts'
import { type Order, order as orderSchema } from '../../../contract/goods-out/orders/orders.ts'
import { mayRead } from '../../../contract/withheld.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatDay, formatNumber, plural } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { useSites } from '../../platform/lib/use-sites.ts'
import type { WaybillCell } from '../../platform/ui/waybill.tsx'
import { Assigned } from './assigned.tsx'
import { OrderPriority, OrderStatusBadge, OrderType } from './order-badges.tsx'

interface FactsOptions {
  /** The page's title is the number, and its badges say the status. */
  onItsPage?: boolean
}

/** The waybill of a movement, in its dialog and on its page. */
export function useOrderFacts(order: Order, { onItsPage = false }: FactsOptions = {}): WaybillCell[] {
  const { seesCustomerScreens, user } = useViewer()
  const units = order.items.reduce((sum, line) => sum + line.quantity, 0)
  const span = onItsPage && seesCustomerScreens ? 6 : 3
  const placed: WaybillCell[] = [
    { label: 'Placed', value: formatDate(order.createdAt), span },
    { label: 'Items', value: `${formatNumber(order.items.length)} · ${plural(units, 'unit')}`, span },
  ]
  const kind: WaybillCell[] = [
    { label: 'Type', value: <OrderType order={order} /> },
    { label: 'Priority', value: <OrderPriority priority={order.priority} /> },
  ]
  const references = [...siteFacts(order, useSites()), ...referenceFacts(order)]
  const customer = { label: 'Customer', value: <CustomerLink of={order} /> }
  const readsAddresses = mayRead(user.role, orderSchema, 'shippingAddress')
  const addresses: WaybillCell[] = readsAddresses
    ? [
        { label: 'Ship to', value: <ShipTo order={order} />, span: 6 },
        { label: 'Bill to', value: addressText(order.billingAddress), span: 6 },
      ]
    : []
  if (onItsPage)
    return [
      ...placed,
      ...(seesCustomerScreens
        ? []
        : [...kind, { label: 'Assigned To', value: <Assigned to={order.assignedToName} /> }, { ...customer, span: 9 as const }]),
      ...references,
      ...addresses,
    ]
  return [
    { label: 'Order Number', value: <OrderNumber order={order} /> },
    ...placed,
    { label: 'Status', value: <OrderStatusBadge status={order.status} /> },
    ...(seesCustomerScreens ? [] : [{ ...customer, span: 6 as const }, ...kind]),
    ...references,
    ...addresses,
  ]
}

/** Where it ships from, where there are several sites. */
function siteFacts({ siteId, siteCode }: Order, sites: ReturnType<typeof useSites>): WaybillCell[] {
  if (sites.length < 2) return []
  const name = sites.find(({ id }) => id === siteId)?.name
  return [{ label: 'Ships From', value: name ? `${siteCode} · ${name}` : siteCode, span: 12 }]
}

/** What the customer says of it; nothing where it says nothing. */
function referenceFacts({ reference, purchaseOrder, requestedShipDate, carrier, serviceType }: Order): WaybillCell[] {
  if (!reference && !purchaseOrder && !requestedShipDate && !carrier) return []
  return [
    { label: 'Reference', value: <span className="mono">{reference ?? '–'}</span> },
    { label: 'Purchase Order', value: <span className="mono">{purchaseOrder ?? '–'}</span> },
    { label: 'Ship By', value: formatDay(requestedShipDate) },
    carrier ? { label: 'Carrier', value: `${carrier} · ${serviceType}` } : { label: 'Service', value: serviceType },
  ]
}

/** The shipping address, below the recipient. */
function ShipTo({ order: { recipient, shippingAddress } }: { order: Order }) {
  const names = [recipient?.name, recipient?.company].filter(Boolean).join(', ')
  const contact = [recipient?.phone, recipient?.email].filter(Boolean).join(' · ')
  return (
    <>
      {names && <span className="block">{names}</span>}
      {contact && <span className="block">{contact}</span>}
      <span className="block">{addressText(shippingAddress)}</span>
    </>
  )
}

/** A real link, which can be copied or opened in another tab. */
function OrderNumber({ order }: { order: Order }) {
  return (
    <RecordLink to="/orders/$id" id={order.id} mono>
      {order.orderNumber}
    </RecordLink>
  )
}

export function addressText(address: Address): string {
  const place = [address.zip, address.city].filter(Boolean).join(' ')
  return [address.street, place, address.state, address.country].filter(Boolean).join(', ')
}

/** When it was cancelled and why; nothing for other movements. */
export function Cancellation({ order }: { order: Order }): ReactNode {
  if (order.status !== 'cancelled') return null
  return (
    <p className="rounded-control border border-line-strong border-l-3 border-l-negative px-3 py-2.5">
      Cancelled {formatDate(order.cancelledAt)}
      {order.cancelReason ? `: ${order.cancelReason}` : '. No reason was given.'}
    </p>
  )
}

/** The movement whose missing goods this one brings; nothing for other movements. */
export function BackOrderOf({ order: { backOrderOf } }: { order: Order }): ReactNode {
  if (backOrderOf === null) return null
  return (
    <p className="rounded-control border border-line-strong px-3 py-2.5">
      Back-order of{' '}
      <RecordLink to="/orders/$id" id={backOrderOf.id} mono>
        {backOrderOf.orderNumber}
      </RecordLink>
      : ships the goods that were missing there.
    </p>
  )
}
