import { useState } from 'react'
import { authEndpoints } from '../../contract/auth/auth.ts'
import { type Order, ordersEndpoints } from '../../contract/orders/orders.ts'
import { roleMay } from '../../contract/permissions.ts'
import { plural } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { bulkCall } from '../list/bulk-call.ts'
import type { BulkDialogProps } from '../list/bulk-run.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
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
