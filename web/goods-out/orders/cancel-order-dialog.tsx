import { z } from 'zod'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { useCancelOrder } from '../../platform/calls/use-orders.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'

const schema = formSchema(z.object({ reason: z.string() }), (values) => values, ordersEndpoints.cancel.body.schema)
const { TextField } = fieldsOf<{ reason: string }>()

export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const cancel = useCancelOrder(order.id)
  const form = useRecordForm({
    name: `cancel-${order.id}`,
    noun: 'movement',
    record: null,
    values: () => ({ reason: '' }),
    create: { schema: () => schema, send: cancel.mutateAsync },
    onSaved: () =>
      toast({ title: 'Movement Cancelled', description: `${order.orderNumber} is cancelled and its stock is available again.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Cancel ${order.orderNumber}?`}
      description="Reserved stock becomes available immediately. This can’t be undone."
      cancelLabel="Keep Movement"
      submitLabel="Cancel Movement"
      danger
    >
      <TextField name="reason" label="Reason" rows={3} maxLength={500} hint="Optional. Visible to staff and the customer." />
    </FormDialog>
  )
}
