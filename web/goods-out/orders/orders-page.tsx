import { ArrowRightLeft, Eye, Pencil, Plus } from 'lucide-react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useOrderSummary } from '../../platform/calls/use-orders.ts'
import { ImportLink } from '../../platform/imports/import-link.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useSites } from '../../platform/lib/use-sites.ts'
import type { BulkAction } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { useBulkOrders } from './bulk-orders.ts'
import { ordersList } from './orders-lists.tsx'

// Dialogs are loaded when first opened.
const EditOrderDialog = lazyPart(() => import('./edit-order-dialog.tsx'), 'EditOrderDialog')
const NewOrderDialog = lazyPart(() => import('./new-order-dialog.tsx'), 'NewOrderDialog')
const NewTransferDialog = lazyPart(() => import('./new-transfer-dialog.tsx'), 'NewTransferDialog')
const TrackingDialog = lazyPart(() => import('./tracking-dialog.tsx'), 'TrackingDialog')

const advanceSelected: BulkAction<Order> = {
  label: 'Mark next stage complete',
  Dialog: lazyPart(() => import('./advance-orders-dialog.tsx'), 'AdvanceOrdersDialog'),
}

/** Warehouse Movement, the staff's version. */
export function OrdersPage() {
  const list = useList(ordersList)
  const mayCreate = useMay('orders.create')
  const mayEdit = useMay('orders.update')
  const mayAdvance = useMay('orders.advance')
  const bulk = useBulkOrders()
  const hasSites = useSites().length > 1
  const mayTransfer = useMay('orders.transfer') && hasSites
  const dialogs = useDialogs({
    view: (onClose, id) => <TrackingDialog orderId={Number(id)} onClose={onClose} />,
    edit: mayEdit && ((onClose, id) => <EditOrderDialog orderId={Number(id)} onClose={onClose} />),
    transfer: mayTransfer && ((onClose) => <NewTransferDialog onClose={onClose} />),
    new: mayCreate && ((onClose) => <NewOrderDialog onClose={onClose} />),
  })
  const add = mayCreate ? () => dialogs.open('new') : undefined
  useShortcut('n', 'New Movement', add)

  function actionsOf({ id, status }: Order): RowAction[] {
    const view: RowAction = { label: 'View', icon: <Eye />, look: 'text', always: true, onSelect: () => dialogs.open('view', id) }
    const edit: RowAction = {
      label: 'Edit',
      icon: <Pencil />,
      look: 'text',
      always: true,
      unavailable: status === 'pending' ? undefined : 'Only pending movements can be edited',
      onSelect: () => dialogs.open('edit', id),
    }
    return mayEdit ? [view, edit] : [view]
  }

  return (
    <Page
      title="Warehouse Movement"
      actions={
        <>
          <ImportLink kind="movements" />
          {mayTransfer && (
            <Button icon={<ArrowRightLeft aria-hidden="true" />} onClick={() => dialogs.open('transfer')}>
              New Transfer
            </Button>
          )}
          {add && (
            <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden="true" />} onClick={add}>
              New Movement
            </Button>
          )}
        </>
      }
    >
      <OrderFigures />
      <ListScreen list={list} actions={actionsOf} bulk={[...(mayAdvance ? [advanceSelected] : []), ...bulk]} onAdd={add} />
      {dialogs.shown}
    </Page>
  )
}

function OrderFigures() {
  const { data, isError } = useOrderSummary(undefined)
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        { label: 'Pending', value: data && formatNumber(data.byStatus.pending), link: { to: '.', search: { status: 'pending' } } },
        { label: 'Processing', value: data && formatNumber(data.byStatus.processing), link: { to: '.', search: { status: 'processing' } } },
        { label: 'Completed', value: data && formatNumber(data.byStatus.completed), link: { to: '.', search: { status: 'completed' } } },
        { label: 'Total Movements', value: data && formatNumber(data.total), link: { to: '.', search: {} } },
      ]}
    />
  )
}
