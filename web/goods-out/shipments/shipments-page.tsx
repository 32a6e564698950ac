import { useNavigate } from '@tanstack/react-router'
import { ClipboardList, FileUp, Plus } from 'lucide-react'
import { type Shipment, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { openedFrom } from '../../platform/address/opened-from.ts'
import { formatNumber, formatShare } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import type { BulkAction } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { customerShipmentsList, shipmentsList } from './shipments-lists.tsx'
import { openAction, usePod } from './use-pod.tsx'

// The forms and their validation are loaded when first opened.
const NewShipmentDialog = lazyPart(() => import('./new-shipment-dialog.tsx'), 'NewShipmentDialog')
const ManifestDialog = lazyPart(() => import('./manifest-dialog.tsx'), 'ManifestDialog')
const ImportEventsDialog = lazyPart(() => import('./import-events-dialog.tsx'), 'ImportEventsDialog')

const handOverSelected: BulkAction<Shipment> = {
  label: 'Hand Over',
  Dialog: lazyPart(() => import('./hand-over-several-dialog.tsx'), 'HandOverShipmentsDialog'),
}

/** Track & Trace: for staff, and for customers with their own shipments. */
export function ShipmentsPage() {
  const { customerId, seesCustomerScreens } = useViewer()
  const list = useList(seesCustomerScreens ? customerShipmentsList : shipmentsList, { fixed: { customerId } })
  const navigate = useNavigate()
  const mayCreate = useMay('shipments.update') && !seesCustomerScreens
  const pod = usePod()
  const dialogs = useDialogs({
    new: mayCreate && ((onClose) => <NewShipmentDialog onClose={onClose} />),
    manifest: mayCreate && ((onClose) => <ManifestDialog onClose={onClose} />),
    import: mayCreate && ((onClose) => <ImportEventsDialog onClose={onClose} />),
  })
  const add = mayCreate ? () => dialogs.open('new') : undefined
  useShortcut('n', 'New Shipment', add)

  function actionsOf(shipment: Shipment): RowAction[] {
    const params = { id: String(shipment.id) }
    const open = () => void navigate({ to: '/shipments/$id', params, state: openedFrom(list.key) })
    return [openAction(shipment, open), ...pod.actionsOf(shipment)]
  }

  return (
    <Page
      title="Customer Track & Trace"
      actions={
        add && (
          <>
            <Button className="max-sm:grow" icon={<ClipboardList aria-hidden />} onClick={() => dialogs.open('manifest')}>
              Manifest
            </Button>
            <Button className="max-sm:grow" icon={<FileUp aria-hidden />} onClick={() => dialogs.open('import')}>
              Import Events
            </Button>
            <Button variant="primary" className="max-sm:grow" icon={<Plus aria-hidden />} onClick={add}>
              New Shipment
            </Button>
          </>
        )
      }
    >
      <ShipmentFigures customerId={customerId} />
      <ListScreen list={list} actions={actionsOf} bulk={mayCreate ? [handOverSelected] : []} onAdd={add} />
      {dialogs.shown}
      {pod.dialog}
    </Page>
  )
}

function ShipmentFigures({ customerId }: { customerId: number | undefined }) {
  const { data, isError } = useRead(shipmentsEndpoints.figures, { query: { customerId, ...useSiteQuery() } })
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        {
          label: 'In Transit',
          value: data && formatNumber(data.inTransit),
          link: { to: '.', search: { status: 'in_transit' } },
        },
        {
          label: 'Delivered',
          value: data && formatNumber(data.delivered),
          link: { to: '.', search: { status: 'delivered' } },
        },
        {
          label: 'Delayed',
          value: data && formatNumber(data.delayed),
          link: { to: '.', search: { status: 'delayed' } },
        },
        { label: 'On Time', ...(data && onTimeFigure(data.onTime)) },
      ]}
    />
  )
}

function onTimeFigure({ count, of }: { count: number; of: number }) {
  return of === 0 ? {} : { value: formatShare((count * 100) / of), hint: `${formatNumber(count)} of ${formatNumber(of)}` }
}
