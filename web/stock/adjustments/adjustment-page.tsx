import { useQuery } from '@tanstack/react-query'
import { Check, Undo2, X } from 'lucide-react'
import { Suspense } from 'react'
import { type AdjustmentRequest, adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { History } from '../../platform/detail/history.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatDay, formatWhen } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { AdjustmentBadge, signedUnits } from './adjustments-list.tsx'

const RejectDialog = lazyPart(() => import('./reject-adjustment-dialog.tsx'), 'RejectAdjustmentDialog')

/** One adjustment that was sent for approval. */
export function AdjustmentPage() {
  const id = useRecordId()
  const request = useQuery({
    ...readQuery(adjustmentsEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(adjustmentsEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Adjustment"
      list={{ label: 'Adjustments', path: '/adjustments' }}
      path="/adjustments"
      read={request}
      title={({ sku }) => `Adjustment of ${sku}`}
    >
      {(record) => <AdjustmentRecord request={record} />}
    </DetailPage>
  )
}

const historyTitles: Readonly<Record<string, string>> = {
  request: 'Sent for approval',
  approve: 'Approved',
  reject: 'Rejected',
  withdraw: 'Withdrawn',
}

function AdjustmentRecord({ request }: { request: AdjustmentRequest }) {
  return (
    <>
      <DetailHead
        name={request.name}
        status={<AdjustmentBadge status={request.status} />}
        actions={<AdjustmentActions request={request} />}
        facts={[
          {
            label: 'Item',
            value: (
              <RecordLink to="/inventory/$id" id={request.inventoryId} mono>
                {request.sku}
              </RecordLink>
            ),
          },
          { label: 'Adjustment', value: signedUnits(request) },
          { label: 'Location', value: <span className="mono">{request.location ?? 'Home location'}</span> },
          { label: 'Lot', value: <span className="mono">{request.lot ?? 'Not specified'}</span> },
          request.expiresOn !== null && { label: 'Expires', value: formatDay(request.expiresOn) },
          { label: 'Customer', value: request.customerName ?? 'Unallocated', span: 6 },
          { label: 'Requested', value: `${request.requestedBy}, ${formatWhen(request.requestedAt)}`, span: 6 },
        ]}
      />
      <SectionColumns
        main={
          <>
            <Section title="Reason">
              <p className="wrap-anywhere whitespace-pre-wrap">{request.reason}</p>
            </Section>
            {request.decidedBy !== null && (
              <Section title="Decision">
                <p className="wrap-anywhere whitespace-pre-wrap">
                  {request.decidedBy}, {formatWhen(request.decidedAt)}
                  {request.note ? `: ${request.note}` : ''}
                </p>
              </Section>
            )}
          </>
        }
        side={
          <History
            endpoint={adjustmentsEndpoints.history}
            id={request.id}
            describe={({ action }) => ({ title: historyTitles[action] ?? action })}
          />
        }
      />
    </>
  )
}

function AdjustmentActions({ request }: { request: AdjustmentRequest }) {
  const mayDecide = useMay('adjustments.decide') && !request.mine
  const mayWithdraw = useMay('adjustments.withdraw') && request.mine
  const rejecting = useOverlay('reject')
  const of = { params: { id: request.id }, body: {} }
  const approve = useChange(adjustmentsEndpoints.approve, () => of)
  const withdraw = useChange(adjustmentsEndpoints.withdraw, () => of)
  const onError = (error: Error) => toastError(error)
  const isOpen = request.status === 'open'
  return (
    <>
      {isOpen && mayDecide && (
        <>
          <Button
            variant="primary"
            icon={<Check aria-hidden />}
            pending={approve.isPending}
            onClick={() =>
              approve.mutate(undefined, {
                onSuccess: () => toast({ title: 'Adjustment Approved', description: `${request.sku}: ${signedUnits(request)}` }),
                onError,
              })
            }
          >
            Approve
          </Button>
          <Button icon={<X aria-hidden />} onClick={() => rejecting.open(request.id)}>
            Reject
          </Button>
        </>
      )}
      {isOpen && mayWithdraw && (
        <Button
          icon={<Undo2 aria-hidden />}
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: () => toast({ title: 'Adjustment Withdrawn', description: `The stock of ${request.sku} stays as it is.` }),
              onError,
            })
          }
        >
          Withdraw
        </Button>
      )}
      <Menu label="More actions" items={[printItem]} />
      <Suspense>{rejecting.value && isOpen && mayDecide && <RejectDialog request={request} onClose={rejecting.close} />}</Suspense>
    </>
  )
}
