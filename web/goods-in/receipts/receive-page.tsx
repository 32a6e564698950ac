import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { DetailPage } from '../../platform/detail/detail-page.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ReceiveWork } from './receive-work.tsx'
import { ReceivedMeanwhile } from './received-meanwhile.tsx'

/** Counting the goods of a receipt on a phone or at a desk, then receiving them. */
export function ReceivePage() {
  const id = useRecordId()
  const receipt = useQuery(readQuery(receiptsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Receipt"
      list={{ label: 'Warehouse Receipt', path: '/warehouse-receipt' }}
      path="/receipts"
      read={receipt}
      title={({ receiptNumber }) => `Receive ${receiptNumber}`}
    >
      {(record) => <Receiving receipt={record} />}
    </DetailPage>
  )
}

function Receiving({ receipt }: { receipt: Receipt }) {
  const mayCount = useMay('receipts.count')
  if (receipt.status !== 'pending') return <ReceivedMeanwhile receipt={receipt} />
  if (mayCount) return <ReceiveWork receipt={receipt} />
  return (
    <EmptyState
      title="You can’t count this receipt"
      hint="If you need it, ask an administrator."
      action={
        <Button asChild variant="primary">
          <Link {...recordLink('/receipts/$id', receipt.id)}>Open {receipt.receiptNumber}</Link>
        </Button>
      }
    />
  )
}
