import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import type { BulkDialog } from '../../platform/list/bulk-run.ts'

// Dialogs are loaded when first opened.
const assign: BulkDialog<Order> = {
  label: 'Assign',
  Dialog: lazyPart(() => import('./assign-orders-dialog.tsx'), 'AssignOrdersDialog'),
}
const print: BulkDialog<Order> = {
  label: 'Print',
  Dialog: lazyPart(() => import('./print-orders-dialog.tsx'), 'PrintOrdersDialog'),
}
const cancel: BulkDialog<Order> = {
  label: 'Cancel Movements',
  Dialog: lazyPart(() => import('./cancel-orders-dialog.tsx'), 'CancelOrdersDialog'),
}

/** What can be done with selected movements wherever staff list them. */
export function useBulkOrders(): BulkDialog<Order>[] {
  const mayAssign = useMay('orders.assign')
  const mayPrint = useMay('handling-units.read')
  const mayCancel = useMay('orders.cancel-started')
  return [...(mayAssign ? [assign] : []), ...(mayPrint ? [print] : []), ...(mayCancel ? [cancel] : [])]
}
