import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { DetailPage } from '../../platform/detail/detail-page.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ReceiveReturnWork } from './receive-return-work.tsx'

/** Counting the goods of a return on a phone or at a desk, then receiving them. */
export function ReceiveReturnPage() {
  const id = useRecordId()
  const read = useQuery(readQuery(returnsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Return"
      list={{ label: 'Returns', path: '/returns' }}
      path="/returns"
      read={read}
      title={({ returnNumber }) => `Receive ${returnNumber}`}
    >
      {(record) => <Receiving record={record} />}
    </DetailPage>
  )
}

function Receiving({ record }: { record: GoodsReturn }) {
  const { id, returnNumber, status } = record
  if (status === 'authorised' || status === 'received' || status === 'inspected')
    return <ReceiveReturnWork key={record.version} record={record} />
  return (
    <EmptyState
      title={`${returnNumber} is ${status}`}
      hint={status === 'requested' ? 'A manager authorises it first.' : 'Nothing more is received for it.'}
      action={
        <Button asChild variant="primary">
          <Link {...recordLink('/returns/$id', id)}>Open {returnNumber}</Link>
        </Button>
      }
    />
  )
}
