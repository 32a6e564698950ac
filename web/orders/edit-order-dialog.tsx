import { useId, useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { detailFor, isOutdated } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { bodyOf, draftOf } from './order-draft.ts'
import { OrderForm } from './order-form.tsx'
import { useOrder, useUpdateOrder } from './use-orders.ts'

/** Edits a pending movement. */
export function EditOrderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const order = useOrder(orderId)
  // The first version read: refetching after a server event must not change the form while it is edited.
  const [first, setFirst] = useState<Order>()
  if (order.data && !first) setFirst(order.data)

  if (first?.status === 'pending') {
    return <EditOrderForm key={first.version} order={first} onReload={() => order.data && setFirst(order.data)} onClose={onClose} />
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit Movement" footer={<Button onClick={onClose}>Close</Button>}>
      {first ? (
        <Note>{first.orderNumber} can’t be edited any more: only a pending movement can. View it to see where it stands.</Note>
      ) : order.isError ? (
        <ErrorState title="Failed to load this movement" detail={detailFor(order.error)} onRetry={() => void order.refetch()} />
      ) : (
        <Skeleton className="h-31! w-full" />
      )}
    </Dialog>
  )
}

function EditOrderForm({ order, onReload, onClose }: { order: Order; onReload: () => void; onClose: () => void }) {
  const form = useId()
  const [draft, setDraft] = useState(() => draftOf(order))
  const update = useUpdateOrder(order)
  const held = new Map(order.items.map((line) => [line.sku, line.quantity]))

  function send() {
    const { type, ...body } = bodyOf(draft)
    update.mutate(body, {
      onSuccess: () => {
        toast({ title: 'Order updated successfully', description: `${order.orderNumber} is saved.` })
        onClose()
      },
      onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
    })
  }

  return (
    <OrderDialog
      title={`Edit Movement ${order.orderNumber}`}
      form={form}
      submitLabel="Save Changes"
      lines={draft.lines}
      pending={update.isPending}
      onClose={onClose}
    >
      {isOutdated(update.error) && (
        <Note tone="negative">
          <p>This movement was changed by someone else while you were editing it, so nothing was saved.</p>
          <Button size="sm" className="mt-2" onClick={onReload}>
            Load Current Version
          </Button>
        </Note>
      )}
      <OrderForm
        id={form}
        draft={draft}
        onChange={setDraft}
        onSubmit={send}
        customer={{ id: order.customerId, name: order.customerName }}
        held={held}
      />
    </OrderDialog>
  )
}
