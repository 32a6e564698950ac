import { z } from 'zod'
import type { Order } from '../../contract/orders/orders.ts'
import { transfersEndpoints } from '../../contract/orders/transfers.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { plural } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'

const sent = transfersEndpoints.writeOff.body.schema
const schema = formSchema(z.object({ reason: z.string() }), (values) => values, sent)
const { TextField } = fieldsOf<{ reason: string }>()

/** Takes what is missing of a transfer out of the stock. */
export function WriteOffDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const writeOff = useChange(transfersEndpoints.writeOff, (input: { body: z.output<typeof sent>; idempotencyKey: string }) => ({
    params: { id: order.id },
    ...input,
  }))
  const missing = plural(order.transfer?.missing ?? 0, 'unit')
  const form = useRecordForm({
    name: `write-off-${order.id}`,
    noun: 'loss',
    record: null,
    values: () => ({ reason: '' }),
    create: { schema: () => schema, send: (body, idempotencyKey) => writeOff.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ exciseLoss }) =>
      toast({
        title: 'Loss Written Off',
        description: exciseLoss.length > 0 ? `Report the missing excise goods: ${exciseLoss.map(lossInWords).join(', ')}.` : missing,
      }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Write Off Loss"
      description={`${missing} of ${order.orderNumber} did not arrive. They are taken out of the stock.`}
      submitLabel="Write Off"
      danger
    >
      <TextField name="reason" label="Reason" required rows={3} maxLength={300} hint="The owner of the goods can read this." />
    </FormDialog>
  )
}

function lossInWords({ sku, lot, quantity }: { sku: string; lot: string | null; quantity: number }): string {
  return `${quantity} of ${sku}${lot === null ? '' : `, lot ${lot}`}`
}
