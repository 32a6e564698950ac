import { type FormEvent, useId, useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { detailFor } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/input.tsx'
import { toast } from '../ui/toast.tsx'
import { useCancelOrder } from './use-orders.ts'

export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const form = useId()
  const cancel = useCancelOrder(order.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    cancel.mutate(reason, {
      onSuccess: () => {
        toast({ title: 'Movement Cancelled', description: `${order.orderNumber} is cancelled and its stock is free again.` })
        onClose()
      },
      onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel ${order.orderNumber}?`}
      description="Its reserved stock becomes available at once. A cancelled movement can’t be reopened."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Keep Movement</Button>
          <Button type="submit" form={form} variant="danger" pending={cancel.isPending}>
            Cancel Movement
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label="Reason" help="Optional. Everyone who follows this movement can read it.">
          {(control) => <Textarea {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  )
}
