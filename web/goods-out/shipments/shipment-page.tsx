import { useQuery } from '@tanstack/react-query'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { writeNumber } from '../../platform/form/read-number.ts'
import { formatDate, formatNumber } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { ProofSection } from './proof-section.tsx'
import { ShipmentActions } from './shipment-actions.tsx'
import { ShipmentBadge } from './shipment-badge.tsx'
import { InTime } from './shipment-eta.tsx'
import { ShipmentEvents } from './shipment-events.tsx'
import { ShipmentRoute } from './shipment-route.tsx'
import { TrackingLink } from './tracking-link.tsx'

/** A shipment on its way: for staff, and for its customer. */
export function ShipmentPage() {
  const id = useRecordId()
  const { customerId } = useViewer()
  const shipment = useQuery(readQuery(shipmentsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Shipment"
      list={{ label: 'Track & Trace', path: '/tpd2' }}
      path="/shipments"
      read={shipment}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ trackingNumber }) => trackingNumber}
    >
      {(record) => <ShipmentRecord shipment={record} />}
    </DetailPage>
  )
}

function ShipmentRecord({ shipment }: { shipment: ShipmentWithEvents }) {
  const { seesCustomerScreens } = useViewer()
  const mayShare = useMay('shipments.share')
  const isWithdrawn = shipment.withdrawnAt !== null
  const { status, serviceType, orderId, orderNumber, origin, destination, estimatedDelivery } = shipment
  return (
    <>
      <DetailHead
        status={isWithdrawn ? <Badge>Withdrawn</Badge> : <ShipmentBadge status={status} />}
        actions={!isWithdrawn && <ShipmentActions shipment={shipment} />}
        facts={[
          !seesCustomerScreens && { label: 'Customer', value: <CustomerLink of={shipment} /> },
          orderId !== null && {
            label: 'Movement',
            value: (
              <RecordLink to="/orders/$id" id={orderId} mono>
                {orderNumber}
              </RecordLink>
            ),
          },
          shipment.returnId !== null && {
            label: 'Return',
            value: (
              <RecordLink to="/returns/$id" id={shipment.returnId} mono>
                {shipment.returnNumber}
              </RecordLink>
            ),
          },
          shipment.arc !== null && { label: 'ARC', value: <span className="mono">{shipment.arc}</span> },
          { label: 'Service', value: serviceType },
          ...carrierFacts(shipment),
          { label: 'Origin', value: origin },
          { label: 'Destination', value: destination },
          { label: 'Estimated Delivery', value: formatDate(estimatedDelivery) },
          { label: 'Delivered', value: <Delivered shipment={shipment} /> },
        ]}
      />
      {isWithdrawn && <Note tone="caution">This shipment was withdrawn.</Note>}
      <Section title="Tracking">
        <ShipmentRoute shipment={shipment} />
        <ShipmentEvents events={shipment.events} />
      </Section>
      {!isWithdrawn && <ProofSection shipment={shipment} />}
      {mayShare && !isWithdrawn && <TrackingLink shipment={shipment} />}
    </>
  )
}

function carrierFacts(shipment: ShipmentWithEvents) {
  const { carrierName, carrierService, carrierTrackingNumber, carrierTrackingUrl, parcels, weightKg } = shipment
  const number = carrierTrackingNumber ?? (carrierTrackingUrl && 'Open')
  return [
    carrierName !== null && { label: 'Carrier', value: [carrierName, carrierService].filter(Boolean).join(', ') },
    number !== null && { label: 'Carrier Number', value: <CarrierNumber number={number} url={carrierTrackingUrl} /> },
    parcels !== null && { label: 'Parcels', value: formatNumber(parcels) },
    weightKg !== null && { label: 'Weight', value: `${writeNumber(weightKg)} kg` },
  ]
}

function CarrierNumber({ number, url }: { number: string; url: string | null }) {
  if (url === null) return <span className="mono">{number}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mono text-primary-text hover:underline">
      {number}
    </a>
  )
}

function Delivered({ shipment }: { shipment: ShipmentWithEvents }) {
  if (shipment.actualDelivery === null) return '–'
  return (
    <>
      {formatDate(shipment.actualDelivery)} · <InTime delivery={shipment} />
    </>
  )
}
