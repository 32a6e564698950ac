import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { addressOf, detailFor } from '../../platform/lib/api.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { StoredDocuments } from './order-documents.tsx'

interface OrderDocumentsDialogProps {
  orderId: number
  onClose: () => void
}

/** The documents of a movement, for lists. */
export function OrderDocumentsDialog({ orderId, onClose }: OrderDocumentsDialogProps) {
  const { customerId } = useViewer()
  const { data: read, error, refetch } = useRead(ordersEndpoints.get, { params: { id: orderId } })
  // Staff who view as a customer may read the movements of others, but not by its screens.
  const isHidden = read !== undefined && customerId !== undefined && read.customerId !== customerId
  const data = isHidden ? undefined : read
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Documents"
      description={data && <span className="mono">{data.orderNumber}</span>}
      size="sm"
      focus="title"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        <Documents order={data} />
      ) : error ? (
        <ErrorState title="Failed to load this movement" detail={detailFor(error)} onRetry={() => void refetch()} />
      ) : isHidden ? (
        <EmptyState searched title="Movement not found" hint="This movement doesn’t exist, or you don’t have access to it." />
      ) : (
        <Skeleton className="h-16! w-full" />
      )}
    </Dialog>
  )
}

function Documents({ order }: { order: Order }) {
  return (
    <div className="grid gap-4">
      <StoredDocuments order={order} />
      <section className="grid gap-1.5 border-t border-line pt-3">
        <h3 className="text-small font-semibold text-muted">Current data</h3>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Download label="Packing list" address={addressOf(orderPapersEndpoints.packingList, { id: order.id })} />
          </li>
          <li>
            <Download label="Delivery note" address={addressOf(ordersEndpoints.deliveryNote, { id: order.id })} />
          </li>
        </ul>
      </section>
    </div>
  )
}

function Download({ label, address }: { label: string; address: string }) {
  return (
    <Button asChild size="sm">
      <a href={address} download>
        {label}
      </a>
    </Button>
  )
}
