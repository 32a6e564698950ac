import { useNavigate } from '@tanstack/react-router'
import { ClipboardCheck, Eye, PackageCheck, Plus } from 'lucide-react'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { ImportLink } from '../../platform/imports/import-link.tsx'
import { formatNumber, today } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { receiptsList } from './receipts-list.tsx'
import { useReceiptSummary } from './use-receipts.ts'

const NewReceiptDialog = lazyPart(() => import('./new-receipt-dialog.tsx'), 'NewReceiptDialog')
const ReceiptDialog = lazyPart(() => import('./receipt-dialog.tsx'), 'ReceiptDialog')

/** Warehouse Receipt, for staff. */
export function ReceiptsPage() {
  const list = useList(receiptsList)
  const mayCreate = useMay('receipts.create')
  const mayInspect = useMay('receipts.process')
  const navigate = useNavigate()
  const dialogs = useDialogs({
    view: (onClose, value) => <ReceiptDialog key={value} id={Number(value)} first="details" onClose={onClose} />,
    inspect: (onClose, value) => <ReceiptDialog key={value} id={Number(value)} first="inspection" onClose={onClose} />,
    new: mayCreate && ((onClose) => <NewReceiptDialog onClose={onClose} />),
  })
  const add = mayCreate ? () => dialogs.open('new') : undefined
  useShortcut('n', 'New Receipt', add)

  function actionsOf({ id, status, receiptNumber }: Receipt): RowAction[] {
    const view: RowAction = { label: 'View', icon: <Eye />, look: 'text', always: true, onSelect: () => dialogs.open('view', id) }
    if (mayInspect && status === 'pending')
      return [
        view,
        {
          label: 'Receive',
          icon: <PackageCheck />,
          look: 'text',
          always: true,
          onSelect: () => void navigate(recordLink('/receipts/$id/receive', id)),
        },
      ]
    if (!mayInspect || status !== 'received') return [view]
    const inspect = () => {
      dialogs.open('inspect', id)
      toast({ title: 'Inspection Started', description: `Tick the points you check for ${receiptNumber}, then complete the inspection.` })
    }
    return [view, { label: 'Inspect', icon: <ClipboardCheck />, look: 'text', always: true, onSelect: inspect }]
  }

  return (
    <Page
      title="Warehouse Receipt"
      actions={
        <>
          <ImportLink kind="receipts" />
          {add && (
            <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
              New Receipt
            </Button>
          )}
        </>
      }
    >
      <ReceiptFigures />
      <ListScreen list={list} actions={actionsOf} onAdd={add} />
      {dialogs.shown}
    </Page>
  )
}

function ReceiptFigures() {
  const { data, isError } = useReceiptSummary()
  const month = today().slice(0, 7)
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        {
          label: 'Total Receipts',
          value: data && formatNumber(data.thisMonth),
          hint: 'This month',
          link: { to: '.', search: { enteredFrom: `${month}-01`, enteredTo: lastDayOf(month) } },
        },
        {
          label: 'Received Today',
          value: data && formatNumber(data.receivedToday),
          hint: 'New shipments',
          link: { to: '.', search: { receivedFrom: 'today', receivedTo: 'today' } },
        },
        {
          label: 'Pending Inspection',
          value: data && formatNumber(data.pendingInspection),
          hint: <AwaitingInspection overdue={data?.overdue ?? 0} />,
          link: { to: '.', search: { status: 'received' } },
        },
        {
          label: 'Pending Receipts',
          value: data && formatNumber(data.pending),
          hint: 'Expected arrivals',
          link: { to: '.', search: { status: 'pending' } },
        },
      ]}
    />
  )
}

function AwaitingInspection({ overdue }: { overdue: number }) {
  return (
    <>
      <span>Awaiting QC</span>
      {overdue > 0 && <span className="font-medium text-negative-text"> · {formatNumber(overdue)} overdue</span>}
    </>
  )
}

/** '2026-02-28' of '2026-02'. */
function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10)
}
