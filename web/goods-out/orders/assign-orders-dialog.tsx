import { useState } from 'react'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { roleMay } from '../../../contract/permissions.ts'
import { plural } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { bulkCall } from '../../platform/list/bulk-call.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { whyEnded } from './why-ended.ts'

const unassigned = 'unassigned'

/** One member of staff works on all selected movements. */
export function AssignOrdersDialog({ rows, onRun, onClose }: BulkDialogProps<Order>) {
  const { user } = useViewer()
  const staff = useRead(authEndpoints.listStaff)
  const [chosen, setChosen] = useState(String(user.id))
  const options = [
    { value: unassigned, label: 'Unassigned' },
    ...(staff.data?.filter(({ role }) => roleMay(role, 'picking.work')) ?? [{ id: user.id, name: user.username }]).map(({ id, name }) => ({
      value: String(id),
      label: id === user.id ? `${name} (you)` : name,
    })),
  ]

  function run() {
    const assignedTo = chosen === unassigned ? null : Number(chosen)
    onRun({
      label: 'Assign',
      running: 'Assigning',
      done: (count) => `${plural(count, 'movement')} ${assignedTo === null ? 'unassigned' : 'assigned'}`,
      refuses: whyEnded,
      ...bulkCall(ordersEndpoints.update, ({ id }: Order) => ({ params: { id }, body: { assignedTo } })),
    })
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Assign: ${plural(rows.length, 'movement')}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={run}>
            Assign
          </Button>
        </>
      }
    >
      <Field label="Assigned To">{(control) => <Select {...control} value={chosen} onValueChange={setChosen} options={options} />}</Field>
    </Dialog>
  )
}
