import { Plus, Truck } from 'lucide-react'
import { useOrderSummary } from '../../platform/calls/use-orders.ts'
import { ImportLink } from '../../platform/imports/import-link.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { activeMovements } from './active-movements.ts'
import { customerOrdersList } from './orders-lists.tsx'

// Dialogs are loaded when first opened.
const NewOrderDialog = lazyPart(() => import('./new-order-dialog.tsx'), 'NewOrderDialog')
const TrackingDialog = lazyPart(() => import('./tracking-dialog.tsx'), 'TrackingDialog')

/** Warehouse Movement as customers see it: their own movements only. */
export function CustomerOrdersPage() {
  const { customerId } = useViewer()
  const list = useList(customerOrdersList, { fixed: { customerId } })
  const mayOrder = useMay('orders.create')
  const dialogs = useDialogs({
    view: (onClose, id) => <TrackingDialog orderId={Number(id)} onClose={onClose} />,
    new: mayOrder && ((onClose) => <NewOrderDialog onClose={onClose} />),
  })
  const add = mayOrder ? () => dialogs.open('new') : undefined
  useShortcut('n', 'New Movement', add)
  return (
    <Page
      title="Warehouse Movement"
      actions={
        <>
          <ImportLink kind="movements" />
          {add && (
            <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden="true" />} onClick={add}>
              New Movement
            </Button>
          )}
        </>
      }
    >
      <TrackingFigures customerId={customerId} />
      <ListScreen
        list={list}
        actions={({ id }) => [
          { label: 'Track Order', icon: <Truck />, look: 'text', always: true, onSelect: () => dialogs.open('view', id) },
        ]}
        onAdd={add}
      />
      {dialogs.shown}
    </Page>
  )
}

function TrackingFigures({ customerId }: { customerId: number | undefined }) {
  const { data, isError } = useOrderSummary(customerId)
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        {
          label: 'Active Movements',
          explanation: activeMovements.explanation,
          value: data && formatNumber(data.active),
          link: { to: '.', search: { status: ['pending', 'processing', 'picking', 'packing'] } },
        },
        {
          label: 'In Packaging',
          value: data && formatNumber(data.byStage.packaging),
          link: { to: '.', search: { trackingStage: 'packaging' } },
        },
        {
          label: 'Ready to Ship',
          value: data && formatNumber(data.byStage.documented),
          link: { to: '.', search: { trackingStage: 'documented' } },
        },
        { label: 'Shipped', value: data && formatNumber(data.byStage.exported), link: { to: '.', search: { trackingStage: 'exported' } } },
      ]}
    />
  )
}
