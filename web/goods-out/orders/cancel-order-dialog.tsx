import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useCancelOrder } from '../../platform/calls/use-orders.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'

export function CancelOrderDialog({ order: { id, orderNumber }, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useCancelOrder(id)
  return (
    <WhyDialog
      name={`cancel-${id}`}
      noun="movement"
      title={`Cancel ${orderNumber}?`}
      description="Reserved stock becomes available immediately. This can’t be undone."
      cancelLabel="Keep Movement"
      submitLabel="Cancel Movement"
      maxLength={500}
      hint="Optional. Visible to staff and the customer."
      send={(reason) => cancel.mutateAsync({ reason })}
      said={() => ({ title: 'Movement Cancelled', description: `${orderNumber} is cancelled and its stock is available again.` })}
      onClose={onClose}
    />
  )
}
