import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useAdvanceTracking, useStartPicking } from '../../platform/calls/use-orders.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'

/** Whether the viewer may change it, as far as its state allows: nothing of a transfer is for its customer. */
export function useMayEdit(): (order: Pick<Order, 'transfer'>) => boolean {
  const mayUpdate = useMay('orders.update')
  const mayTransfer = useMay('orders.transfer')
  return ({ transfer }) => mayUpdate && (transfer === null || mayTransfer)
}

/** Whether the viewer may cancel it now: staff until it is exported, its customer while it is pending. */
export function useMayCancel({ status, transfer }: Order): boolean {
  const mayTransfer = useMay('orders.transfer')
  const mayCancel = useMay('orders.cancel')
  const mayCancelStarted = useMay('orders.cancel-started')
  const isOpen = status !== 'completed' && status !== 'cancelled'
  return isOpen && mayCancel && (transfer === null || mayTransfer) && (mayCancelStarted || status === 'pending')
}

/** Nothing, unless the movement is pending and the viewer may confirm it. */
export function ConfirmButton({ order }: { order: Order }) {
  const mayConfirm = useMay('orders.advance')
  const { seesCustomerScreens } = useViewer()
  const advance = useAdvanceTracking(order.id)
  if (!mayConfirm || seesCustomerScreens || order.status !== 'pending') return null
  return (
    <Button
      variant="primary"
      pending={advance.isPending}
      onClick={() =>
        advance.mutate('confirmed', {
          onSuccess: () => toast({ title: 'Movement Confirmed', description: `${order.orderNumber} can be picked.` }),
          onError: (error) => toastError(error, 'Update Failed'),
        })
      }
    >
      Confirm
    </Button>
  )
}

/** Nothing, unless the movement is confirmed and the viewer may pick it. */
export function StartPickingButton({ order }: { order: Order }) {
  const mayStart = useMay('orders.start-picking')
  const start = useStartPicking(order.id)
  if (!mayStart || order.status !== 'processing') return null
  return (
    <Button
      pending={start.isPending}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => toast({ title: 'Picking Started', description: `${order.orderNumber} is now being picked.` }),
          onError: (error) => toastError(error, 'Update Failed'),
        })
      }
    >
      Start Picking
    </Button>
  )
}
