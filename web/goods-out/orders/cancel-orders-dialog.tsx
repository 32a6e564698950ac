import { useState } from 'react'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { bulkCall } from '../../platform/list/bulk-call.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Textarea } from '../../platform/ui/input.tsx'
import { whyEnded } from './why-ended.ts'

/** Cancels all selected movements for one reason, which their customers read. */
export function CancelOrdersDialog({ rows, onRun, onClose }: BulkDialogProps<Order>) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const open = rows.filter((row) => whyEnded(row) === undefined)
  const started = open.filter(({ status }) => status !== 'pending').length
  const isMissing = reason.trim() === ''

  function run() {
    setTried(true)
    if (isMissing) return
    onRun({
      label: 'Cancel Movements',
      running: 'Cancelling',
      done: (count) => `${plural(count, 'movement')} cancelled`,
      refuses: whyEnded,
      ...bulkCall(ordersEndpoints.cancel, ({ id }: Order) => ({ params: { id }, body: { reason } })),
    })
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel ${plural(open.length, 'movement')}?`}
      description="Reserved stock becomes available immediately. This can’t be undone."
      footer={
        <>
          <Button onClick={onClose}>Keep Movements</Button>
          <Button variant="danger" disabled={open.length === 0} onClick={run}>
            Cancel Movements
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {started > 0 && (
          <p>
            {formatNumber(started)} of them {started === 1 ? 'is' : 'are'} in progress. Put-back tasks will be created for goods already
            picked.
          </p>
        )}
        {open.length < rows.length && (
          <p className="text-muted">{plural(rows.length - open.length, 'movement')} can’t be cancelled and will be skipped.</p>
        )}
        <Field label="Reason" required help="Visible to staff and the customer." error={tried && isMissing ? 'Enter a reason' : undefined}>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
