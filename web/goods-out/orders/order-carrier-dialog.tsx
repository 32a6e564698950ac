import { z } from 'zod'
import { standardService } from '../../../contract/goods-out/orders/order-references.ts'
import { type Order, orderChange, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { OrderCarrierFields } from './order-reference-fields.tsx'

const schema = formSchema(
  z.object({ carrier: z.string(), serviceType: z.string() }),
  (values) => values,
  orderChange.pick({ carrier: true, serviceType: true }),
)

/** Changes the wished carrier and service of a movement that is no longer pending, until it is exported. */
export function OrderCarrierDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { update } = useRecordCalls(ordersEndpoints)
  const form = useRecordForm({
    name: 'carrier-of-movement',
    noun: 'movement',
    record: order,
    values: (read) => ({
      carrier: read?.carrier ?? '',
      serviceType: read && read.serviceType !== standardService ? read.serviceType : '',
    }),
    update: { schema: () => schema, send: update, reread: rereadBy(ordersEndpoints.get), history: historyEndpoints.ofOrder },
    onSaved: ({ orderNumber }) => toast({ title: 'Carrier Updated', description: `Changes to ${orderNumber} were saved.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Carrier and Service"
      description={<span className="mono">{order.orderNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <OrderCarrierFields />
    </FormDialog>
  )
}
