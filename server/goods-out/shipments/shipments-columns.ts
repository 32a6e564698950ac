import { shipmentStatusLabels } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import type { Column } from '../../platform/files/columns.ts'

/** Shipments, one line each. */
export const shipmentFileColumns: readonly Column<Shipment>[] = [
  { label: 'Tracking ID', kind: 'text', value: (shipment) => shipment.trackingNumber, width: 18 },
  { label: 'Service', kind: 'text', value: (shipment) => shipment.serviceType, width: 16 },
  { label: 'Customer', kind: 'text', value: (shipment) => shipment.customerName, width: 28 },
  { label: 'Movement', kind: 'text', value: (shipment) => shipment.orderNumber, width: 18 },
  { label: 'Origin', kind: 'text', value: (shipment) => shipment.origin, width: 28 },
  { label: 'Destination', kind: 'text', value: (shipment) => shipment.destination, width: 28 },
  { label: 'Carrier', kind: 'text', value: (shipment) => shipment.carrierName, width: 20 },
  { label: 'Carrier Service', kind: 'text', value: (shipment) => shipment.carrierService, width: 16 },
  { label: 'Carrier Tracking Number', kind: 'text', value: (shipment) => shipment.carrierTrackingNumber, width: 24 },
  { label: 'Parcels', kind: 'number', value: (shipment) => shipment.parcels, width: 10 },
  { label: 'Weight (kg)', kind: 'text', value: (shipment) => shipment.weightKg, width: 12 },
  { label: 'Status', kind: 'text', value: (shipment) => shipmentStatusLabels[shipment.status], width: 14 },
  { label: 'Estimated Delivery', kind: 'time', value: (shipment) => shipment.estimatedDelivery },
  { label: 'Delivered', kind: 'time', value: (shipment) => shipment.actualDelivery },
  { label: 'In Time', kind: 'text', value: (shipment) => inTime(shipment), width: 10 },
  { label: 'Proof of Delivery', kind: 'text', value: (shipment) => (shipment.hasProof ? 'Yes' : 'No'), width: 16 },
  { label: 'Created', kind: 'time', value: (shipment) => shipment.createdAt },
]

/** Whether a delivered shipment was in time, as the list says it; null for one that isn't delivered. */
function inTime({ estimatedDelivery, actualDelivery }: Shipment): string | null {
  if (actualDelivery === null) return null
  return estimatedDelivery !== null && actualDelivery > estimatedDelivery ? 'Late' : 'On Time'
}
