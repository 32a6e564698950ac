import { z } from 'zod'
import { type Order, orderChange, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { roleMay } from '../../../contract/permissions.ts'
import { useOrder } from '../../platform/calls/use-orders.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'

const typed = z.object({ assignedTo: z.string() })
type Typed = z.output<typeof typed>

const { ChoiceField } = fieldsOf<Typed>()
const unassigned = 'unassigned'
const schema = formSchema(
  typed,
  ({ assignedTo }) => ({ assignedTo: assignedTo === unassigned ? null : Number(assignedTo) }),
  orderChange.pick({ assignedTo: true }),
)

/** Chooses the member of staff who works on a movement. */
export function AssignDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  return (
    <RecordDialog title="Assign" failure="Failed to load this movement" read={useOrder(orderId)} onClose={onClose}>
      {(order) => <AssignForm order={order} onClose={onClose} />}
    </RecordDialog>
  )
}

function AssignForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { user } = useViewer()
  const staff = useRead(authEndpoints.listStaff)
  const { update } = useRecordCalls(ordersEndpoints)
  const form = useRecordForm({
    name: 'assign-movement',
    noun: 'movement',
    record: order,
    values: (read): Typed => ({ assignedTo: read?.assignedTo ? String(read.assignedTo) : unassigned }),
    update: { schema: () => schema, send: update, reread: rereadBy(ordersEndpoints.get), history: historyEndpoints.ofOrder },
    onSaved: ({ assignedToName, orderNumber }) =>
      toast({
        title: assignedToName ? 'Movement Assigned' : 'Movement Unassigned',
        description: assignedToName ? `${orderNumber} is assigned to ${assignedToName}.` : `${orderNumber} is unassigned.`,
      }),
    onClose,
  })
  const pickers = staff.data?.filter(({ id, role }) => roleMay(role, 'picking.work') || id === order.assignedTo)
  const people = pickers ?? (order.assignedTo ? [{ id: order.assignedTo, name: order.assignedToName ?? '' }] : [])
  const options = [
    { value: unassigned, label: 'Unassigned' },
    ...people.map(({ id, name }) => ({ value: String(id), label: id === user.id ? `${name} (you)` : name })),
  ]
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Assign"
      description={<span className="mono">{order.orderNumber}</span>}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <ChoiceField name="assignedTo" label="Assigned To" options={options} />
    </FormDialog>
  )
}
