import { useMemo, useRef } from 'react'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { useOrder } from '../../platform/calls/use-orders.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { draftOf, emptyDraft, type LineLimits, orderChangeSchema } from './order-draft.ts'
import { OrderFields } from './order-fields.tsx'
import { OrderFormDialog } from './order-form-dialog.tsx'

/** Edits a pending movement. */
export function EditOrderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  return (
    <RecordDialog title="Edit Movement" failure="Failed to load this movement" read={useOrder(orderId)} onClose={onClose}>
      {(order) =>
        order.status === 'pending' ? (
          <EditOrderForm order={order} onClose={onClose} />
        ) : (
          <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit Movement" footer={<Button onClick={onClose}>Close</Button>}>
            <Note>
              {order.orderNumber} can no longer be edited. Only pending movements can be edited. View the movement to see its status.
            </Note>
          </Dialog>
        )
      }
    </RecordDialog>
  )
}

function EditOrderForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const limits = useRef<LineLimits>(new Map())
  const { update } = useRecordCalls(ordersEndpoints)
  const form = useRecordForm({
    name: 'movement',
    noun: 'movement',
    record: order,
    values: (read) => (read ? draftOf(read) : emptyDraft),
    update: {
      schema: () => orderChangeSchema(() => limits.current),
      send: update,
      reread: rereadBy(ordersEndpoints.get),
      history: historyEndpoints.ofOrder,
    },
    rowKeys: { lines: ({ sku }) => sku },
    onSaved: ({ orderNumber }) => toast({ title: 'Order updated successfully', description: `Changes to ${orderNumber} were saved.` }),
    onClose,
  })
  const { items, customerId, customerName } = form.record ?? order
  const held = useMemo(() => new Map(items.map((line) => [line.sku, line.quantity])), [items])
  const customer = useMemo(() => ({ id: customerId, name: customerName }), [customerId, customerName])
  return (
    <OrderFormDialog form={form} title={`Edit Movement ${order.orderNumber}`} submitLabel="Save Changes">
      <OrderFields customer={customer} held={held} isTransfer={order.transfer !== null} limits={limits} attempted={form.attempts > 0} />
    </OrderFormDialog>
  )
}
