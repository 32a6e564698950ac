import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ClipboardCheck, Eye, FileText, Pencil, Trash2 } from 'lucide-react'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { type ShownDialog, useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { WorkSection } from '../../stock/acts/work-section.tsx'
import { PutAwayButton } from './put-away-button.tsx'
import { ReceiptState } from './receipt-badges.tsx'
import { useReceiptFacts } from './receipt-facts.tsx'
import { ReceiptInspection } from './receipt-inspection.tsx'
import { ReceiptHistory, ReceiptItems, ReceiptLedger, ReceiptSteps } from './receipt-sections.tsx'
import { ReceiptTasks } from './receipt-tasks.tsx'

const AnnounceDialog = lazyPart(() => import('./announce-dialog.tsx'), 'AnnounceDialog')
const WithdrawReceiptDialog = lazyPart(() => import('./withdraw-receipt-dialog.tsx'), 'WithdrawReceiptDialog')
const ReceiptDialog = lazyPart(() => import('./receipt-dialog.tsx'), 'ReceiptDialog')

/** Everything about a receipt: for staff, and for the customer who owns it. */
export function ReceiptPage() {
  const id = useRecordId()
  const { customerId, seesCustomerScreens } = useViewer()
  const receipt = useQuery({
    ...readQuery(receiptsEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(receiptsEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Receipt"
      list={seesCustomerScreens ? { label: 'Inventory', path: '/inventory' } : { label: 'Warehouse Receipt', path: '/warehouse-receipt' }}
      path="/receipts"
      read={receipt}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
      title={({ receiptNumber }) => receiptNumber}
    >
      {(record) => <ReceiptRecord receipt={record} />}
    </DetailPage>
  )
}

function ReceiptRecord({ receipt }: { receipt: Receipt }) {
  const { seesCustomerScreens } = useViewer()
  const mayInspect = useMay('receipts.process') && !seesCustomerScreens && receipt.withdrawnAt === null
  const mayReadTasks = useMay('tasks.read') && !seesCustomerScreens
  const mayReadWork = useMay('history.read') && !seesCustomerScreens
  const facts = useReceiptFacts(receipt, { onItsPage: true })
  return (
    <>
      <DetailHead
        status={<ReceiptState receipt={receipt} />}
        actions={<ReceiptButtons receipt={receipt} mayInspect={mayInspect} />}
        facts={facts}
      />
      <SectionColumns
        main={
          <>
            <ReceiptItems receipt={receipt} />
            {receipt.notes && (
              <Section title="Notes">
                <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{receipt.notes}</p>
              </Section>
            )}
            {mayReadTasks && (receipt.status === 'inspected' || receipt.status === 'stored') && <ReceiptTasks receipt={receipt} />}
            {mayReadWork && receipt.status !== 'pending' && <WorkSection of={{ receiptId: receipt.id }} number={receipt.receiptNumber} />}
            {receipt.status !== 'pending' && <ReceiptLedger receipt={receipt} />}
          </>
        }
        side={
          <>
            <Section title="Inspection">
              <ReceiptInspection receipt={receipt} mayInspect={mayInspect} />
            </Section>
            <ReceiptSteps receipt={receipt} />
            {!seesCustomerScreens && <ReceiptHistory id={receipt.id} />}
          </>
        }
      />
    </>
  )
}

/** The button that leads to the status update, where no button is for the step itself. */
const nextSteps: Partial<Record<Receipt['status'], string>> = { inspected: 'Store' }

function ReceiptButtons({ receipt, mayInspect }: { receipt: Receipt; mayInspect: boolean }) {
  const { seesCustomerScreens } = useViewer()
  const isOpen = receipt.status === 'pending' && receipt.withdrawnAt === null
  const isOwn = isOpen && seesCustomerScreens && receipt.announced
  const mayEdit = useMay('receipts.update') && isOwn
  const mayWithdraw = useMay('receipts.withdraw') && (isOwn || (isOpen && !seesCustomerScreens))
  const mayPutAway = useMay('tasks.work') && mayInspect && receipt.status === 'inspected'
  const nextStep = useMay('receipts.manage') && mayInspect ? nextSteps[receipt.status] : undefined
  const receiptAt = (first: 'details' | 'inspection' | 'actions'): ShownDialog =>
    !seesCustomerScreens && ((onClose) => <ReceiptDialog id={receipt.id} first={first} onClose={onClose} />)
  const dialogs = useDialogs({
    view: receiptAt('details'),
    inspect: receiptAt('inspection'),
    step: receiptAt('actions'),
    edit: mayEdit && ((onClose) => <AnnounceDialog receipt={receipt} onClose={onClose} />),
    withdraw: mayWithdraw && ((onClose) => <WithdrawReceiptDialog receipt={receipt} onClose={onClose} />),
  })
  return (
    <>
      {mayInspect && receipt.status === 'received' && (
        <Button icon={<ClipboardCheck aria-hidden />} onClick={() => dialogs.open('inspect', receipt.id)}>
          Inspect
        </Button>
      )}
      {mayInspect && receipt.status === 'pending' && (
        <Button asChild variant="primary" icon={<ArrowRight aria-hidden />}>
          <Link {...recordLink('/receipts/$id/receive', receipt.id)}>Receive</Link>
        </Button>
      )}
      {mayPutAway && <PutAwayButton receipt={receipt} />}
      {nextStep && (
        <Button icon={<ArrowRight aria-hidden />} onClick={() => dialogs.open('step', receipt.id)}>
          {nextStep}
        </Button>
      )}
      {mayEdit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', receipt.id)}>
          Edit
        </Button>
      )}
      {!seesCustomerScreens && (
        <Button icon={<Eye aria-hidden />} onClick={() => dialogs.open('view', receipt.id)}>
          View
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          {
            label: 'Receipt as PDF',
            icon: <FileText aria-hidden />,
            file: addressOf(receiptsEndpoints.pdf, { id: receipt.id }),
          },
          printItem,
          mayWithdraw && {
            label: 'Withdraw',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => dialogs.open('withdraw', receipt.id),
          },
        ]}
      />
      {dialogs.shown}
    </>
  )
}
