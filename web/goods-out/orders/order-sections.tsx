import type { Address } from '../../../contract/address.ts'
import { orderPriorityLabels, orderStatusLabels, orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import type { Recipient } from '../../../contract/goods-out/orders/order-references.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels, stageOf } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { type Shipment, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import type { StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { FactList } from '../../platform/detail/facts.tsx'
import { changesIn, type FieldWords, History } from '../../platform/detail/history.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDate, formatDay, plural } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { ShipmentBadge } from '../shipments/shipment-badge.tsx'
import { addressText } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'

/** The lines, and what the movement holds of each; once it is exported, what left with it. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <Section title="Items" count={order.items.length}>
      {order.status === 'completed' ? <ShippedLines order={order} /> : <HeldLines order={order} />}
    </Section>
  )
}

function HeldLines({ order }: { order: Order }) {
  const held = useRead(stockEndpoints.ofOrder, { params: { id: order.id } })
  return <OrderLines items={order.items} held={held.data} />
}

function ShippedLines({ order }: { order: Order }) {
  const shipped = useRead(inventoryEndpoints.movements, {
    query: { orderId: order.id, movementType: order.transfer ? 'transfer' : 'outbound' },
  })
  return <OrderLines items={order.items} shipped={shipped.data && leftOf(shipped.data)} />
}

/** The lines of goods that left. Those of an export that was undone have an opposite line. */
function leftOf(lines: readonly StockMovement[]): StockMovement[] {
  const corrected = new Set(lines.map(({ correctsId }) => correctsId))
  return lines.filter(({ id, cause, correctsId }) => cause === 'order' && correctsId === null && !corrected.has(id))
}

/** The shipment that its export made. */
export function OrderShipment({ order }: { order: Order }) {
  const shipments = useRead(shipmentsEndpoints.list, { query: { orderId: order.id, limit: 1 } })
  const shipment = shipments.data?.[0]
  return (
    <Section title="Shipment">
      {shipment ? (
        <FactList
          facts={[
            { label: 'Tracking number', value: <TrackingNumber shipment={shipment} /> },
            { label: 'Status', value: <ShipmentBadge status={shipment.status} /> },
            { label: 'Service', value: shipment.serviceType },
            shipment.carrierName !== null && { label: 'Carrier', value: shipment.carrierName },
            shipment.carrierTrackingNumber !== null && { label: 'Carrier number', value: shipment.carrierTrackingNumber },
            { label: 'From', value: shipment.origin },
            { label: 'To', value: shipment.destination },
            shipment.actualDelivery
              ? { label: 'Delivered', value: formatDate(shipment.actualDelivery) }
              : { label: 'Estimated delivery', value: formatDate(shipment.estimatedDelivery) },
          ]}
        />
      ) : shipments.isError ? (
        <ErrorState title="Failed to load shipments" detail={detailFor(shipments.error)} onRetry={() => void shipments.refetch()} />
      ) : (
        <Skeleton className="h-16! w-full" />
      )}
    </Section>
  )
}

function TrackingNumber({ shipment: { id, trackingNumber } }: { shipment: Shipment }) {
  return (
    <RecordLink to="/shipments/$id" id={id} mono>
      {trackingNumber}
    </RecordLink>
  )
}

const fieldWords: FieldWords = {
  status: { label: 'Status', show: (value) => orderStatusLabels[value as Order['status']] ?? String(value) },
  trackingStage: { label: 'Stage', show: (value) => stageLabels[stageOf(String(value))] },
  type: { label: 'Type', show: (value) => orderTypeLabels[value as Order['type']] ?? String(value) },
  priority: { label: 'Priority', show: (value) => orderPriorityLabels[value as Order['priority']] ?? String(value) },
  items: { label: 'Items', show: linesText },
  billingAddress: { label: 'Bill to', show: (value) => (value ? addressText(value as Address) : 'none') },
  shippingAddress: { label: 'Ship to', show: (value) => (value ? addressText(value as Address) : 'none') },
  notes: 'Notes',
  reference: 'Reference',
  purchaseOrder: 'Purchase Order',
  requestedShipDate: { label: 'Ship By', show: (value) => (value ? formatDay(String(value)) : 'none') },
  recipient: { label: 'Recipient', show: (value) => (value ? recipientText(value as Recipient) : 'none') },
  carrier: 'Carrier',
  serviceType: 'Service',
  assignedToName: { label: 'Assigned To', show: (name) => (name ? String(name) : 'Unassigned') },
  arc: 'ARC',
  consignorSeed: 'Consignor SEED',
  consigneeSeed: 'Consignee SEED',
  edition: 'Version',
  sku: 'SKU',
  lot: 'Lot',
  location: 'Location',
  sscc: 'SSCC',
  lines: { label: 'Goods', show: linesText },
  quantity: 'Quantity',
  found: 'Found',
  missing: { label: 'Missing', show: (value) => (Array.isArray(value) ? linesText(value) : String(value)) },
  backOrder: 'Back-order',
  backOrderOf: 'Back-order of',
  reason: 'Reason',
  rating: 'Rating',
  comment: 'Comment',
}

function recipientText({ name, company, phone, email }: Recipient): string {
  return [name, company, phone, email].filter(Boolean).join(', ')
}

/** '3 × COF-1, 2 × TEA-1'. */
function linesText(value: unknown): string {
  if (!Array.isArray(value)) return 'none'
  const lines: readonly Pick<Order['items'][number], 'sku' | 'quantity'>[] = value
  if (lines.length > 8) return plural(lines.length, 'line')
  return lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ')
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Placed',
  update: 'Changed',
  cancel: 'Cancelled',
  start_picking: 'Picking started',
  advance: 'Stage completed',
  make_documents: 'Documents regenerated',
  rate: 'Rated',
  pick: 'Picked',
  pick_short: 'Picked short',
  put_right: 'Pick put right',
  plan_again: 'Replanned',
  ship_short: 'Shipped short',
  pack: 'Packed',
}

/** Who did what to it, and which fields changed. */
export function OrderHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={historyEndpoints.ofOrder}
      id={id}
      describe={(entry) => ({
        title: actionTitles[entry.action] ?? entry.action,
        ...(entry.action !== 'create' && { changes: changesIn(entry, fieldWords) }),
      })}
    />
  )
}
