import type { Order } from '../../contract/orders/orders.ts'
import { useStartPicking } from '../calls/use-orders.ts'
import { toast, toastError } from '../lib/toast.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'

/** Whether the viewer may cancel it now: staff until it is exported, its customer while it is pending. */
export function useMayCancel({ status }: Order): boolean {
  const mayCancel = useMay('orders.cancel')
  const mayCancelStarted = useMay('orders.cancel-started')
  const isOpen = status !== 'completed' && status !== 'cancelled'
  return isOpen && mayCancel && (mayCancelStarted || status === 'pending')
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
