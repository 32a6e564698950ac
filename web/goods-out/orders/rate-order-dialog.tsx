import { z } from 'zod'
import { newRating, type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { useOrder } from '../../platform/calls/use-orders.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { RatingField } from './rating-field.tsx'

const typed = z.object({ rating: z.string(), comment: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ rating, comment }) => ({ rating: rating === '' ? Number.NaN : Number(rating), comment }), newRating)
const { TextField } = fieldsOf<Typed>()
const title = 'Rate Movement'

interface RateOrderDialogProps {
  orderId: number
  onClose: () => void
}

/** The customer rates a delivered movement, or changes its rating. */
export function RateOrderDialog({ orderId, onClose }: RateOrderDialogProps) {
  const read = useOrder(orderId)
  return (
    <RecordDialog title={title} failure="Failed to load this movement" read={read} onClose={onClose}>
      {(first) => <RatingForm order={read.data ?? first} onClose={onClose} />}
    </RecordDialog>
  )
}

function RatingForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const rate = useRowChange(ordersEndpoints.rate)
  return (
    <AskDialog
      title={title}
      description={<span className="mono">{order.orderNumber}</span>}
      submitLabel="Save Rating"
      pendingLabel="Saving..."
      name={`rating-of-movement-${order.id}`}
      noun="rating"
      start={{ rating: String(order.rating ?? ''), comment: order.ratingComment ?? '' }}
      schema={schema}
      send={(body) => rate.mutateAsync({ read: order, body })}
      said={({ orderNumber, rating }) => ({ title: 'Thank you', description: `You rated ${orderNumber} ${rating} of 5.` })}
      onClose={onClose}
    >
      <RatingField name="rating" />
      <TextField name="comment" label="Comment" rows={3} maxLength={1000} hint="Optional. Visible to the warehouse." />
    </AskDialog>
  )
}
