import { UserCheck } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx'), 'AssignDialog')

/** Says who works on a movement; nothing for those who may not, and once it has ended. */
export function AssignOrder({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const mayAssign = useMay('orders.assign')
  const assign = useOverlay('assign')
  if (!mayAssign || status === 'completed' || status === 'cancelled') return null
  return (
    <>
      <Button icon={<UserCheck aria-hidden />} onClick={() => assign.open(id)}>
        Assign
      </Button>
      <Suspense>{assign.value && <AssignDialog orderId={id} onClose={assign.close} />}</Suspense>
    </>
  )
}
