import { useQuery } from '@tanstack/react-query'
import { returnReasonLabels } from '../../../contract/goods-in/returns/return-words.ts'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { DocumentLinks } from '../../platform/documents/document-links.tsx'
import { formatDateTime, formatNumber } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { Note } from '../../platform/ui/note.tsx'
import type { WaybillCell } from '../../platform/ui/waybill.tsx'
import { ReturnStatusBadge } from './return-badges.tsx'
import { ReturnButtons } from './return-buttons.tsx'
import { ReturnHistory } from './return-history.tsx'
import { ReturnLines } from './return-lines.tsx'

/** Everything about a return: for staff, and for the customer whose goods they are. */
export function ReturnPage() {
  const id = useRecordId()
  const { customerId } = useViewer()
  const read = useQuery({
    ...readQuery(returnsEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(returnsEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Return"
      list={{ label: 'Returns', path: '/returns' }}
      path="/returns"
      read={read}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ returnNumber }) => returnNumber}
    >
      {(record) => <ReturnRecord record={record} />}
    </DetailPage>
  )
}

function ReturnRecord({ record }: { record: GoodsReturn }) {
  const { seesCustomerScreens } = useViewer()
  return (
    <>
      <DetailHead
        status={<ReturnStatusBadge status={record.status} />}
        actions={<ReturnButtons record={record} />}
        facts={factsOf(record, seesCustomerScreens)}
      />
      {record.declineReason !== null && <Note tone="caution">Declined: {record.declineReason}</Note>}
      <SectionColumns
        main={
          <>
            <Section title="Items" count={record.items.length}>
              <ReturnLines record={record} />
            </Section>
            {record.notes && <Words title="Notes" text={record.notes} />}
            {!seesCustomerScreens && record.internalNotes && <Words title="Internal Notes" text={record.internalNotes} />}
            {!seesCustomerScreens && record.overrideReason && <Words title="Override Reason" text={record.overrideReason} />}
          </>
        }
        side={
          <>
            <Section title="Documents" count={record.documents.length}>
              <DocumentLinks documents={record.documents} />
            </Section>
            {!seesCustomerScreens && <ReturnHistory id={record.id} />}
          </>
        }
      />
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{text}</p>
    </Section>
  )
}

function factsOf(record: GoodsReturn, forCustomer: boolean): (WaybillCell | false)[] {
  const { orderId, orderNumber, shipmentId, shipmentNumber, carrier, trackingNumber, returnLocation } = record
  const movement = (
    <RecordLink to="/orders/$id" id={orderId} mono>
      {orderNumber ?? 'Not specified'}
    </RecordLink>
  )
  return [
    !forCustomer && { label: 'Customer', value: <CustomerLink of={record} />, span: 6 },
    { label: 'Movement', value: movement },
    { label: 'Reason', value: returnReasonLabels[record.reason] },
    { label: 'Units', value: formatNumber(record.units) },
    carrier !== null && { label: 'Carrier', value: carrier },
    trackingNumber !== null && { label: 'Tracking Number', value: <span className="mono wrap-anywhere">{trackingNumber}</span> },
    { label: 'Created', value: formatDateTime(record.createdAt) },
    record.receivedAt !== null && { label: 'Received', value: formatDateTime(record.receivedAt) },
    !forCustomer && returnLocation !== null && { label: 'Received at', value: <span className="mono">{returnLocation}</span> },
    record.inspectedAt !== null && { label: 'Inspected', value: formatDateTime(record.inspectedAt) },
    record.closedAt !== null && { label: 'Closed', value: formatDateTime(record.closedAt) },
    shipmentId !== null && {
      label: 'Sent back with',
      value: (
        <RecordLink to="/shipments/$id" id={shipmentId} mono>
          {shipmentNumber}
        </RecordLink>
      ),
    },
  ]
}
