import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { formatDate, formatDateTime, formatDay, formatNumber } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import type { WaybillCell } from '../../platform/ui/waybill.tsx'
import { Differences, ReceiptState } from './receipt-badges.tsx'

interface FactsOptions {
  /** The page's title is the number, and its badges say the status. */
  onItsPage?: boolean
}

/** What is known about a receipt, in its dialog and on its page. */
export function useReceiptFacts(receipt: Receipt, { onItsPage = false }: FactsOptions = {}): WaybillCell[] {
  const { seesCustomerScreens } = useViewer()
  const { trackingNumber, reference, announced, createdBy, receivingLocation } = receipt
  const number = { label: 'Receipt Number', value: <ReceiptNumber receipt={receipt} /> }
  return [
    ...(onItsPage ? [] : [number, { label: 'Status', value: <ReceiptState receipt={receipt} /> }]),
    { label: 'Received Date', value: formatDate(receipt.receivedDate) },
    { label: 'Expected Date', value: formatDay(receipt.expectedDate) },
    ...(seesCustomerScreens ? [] : [{ label: 'Customer', value: <CustomerLink of={receipt} />, span: 6 as const }]),
    { label: 'Supplier', value: receipt.supplier, span: 6 },
    { label: 'Total Units', value: <Units receipt={receipt} /> },
    { label: 'Unique SKUs', value: formatNumber(receipt.uniqueSkus) },
    { label: 'Tracking Number', value: <span className="mono">{trackingNumber ?? '–'}</span> },
    ...(reference ? [{ label: 'Reference', value: <span className="mono">{reference}</span> }] : []),
    ...(announced ? [{ label: 'Announced By', value: createdBy ?? '–' }] : []),
    { label: 'Created At', value: formatDateTime(receipt.createdAt) },
    ...(receivingLocation ? [{ label: 'Received at', value: <span className="mono">{receivingLocation}</span> }] : []),
  ]
}

/** A real link, which can be copied or opened in another tab. */
function ReceiptNumber({ receipt: { id, receiptNumber } }: { receipt: Receipt }) {
  return (
    <RecordLink to="/receipts/$id" id={id} mono>
      {receiptNumber}
    </RecordLink>
  )
}

function Units({ receipt: { totalUnits, shortUnits, overUnits, damagedUnits } }: { receipt: Receipt }) {
  return (
    <>
      {formatNumber(totalUnits)}
      <Differences short={shortUnits} over={overUnits} damaged={damagedUnits} />
    </>
  )
}
