import { z } from 'zod'
import { exciseData, orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { arcWarning } from '../../../contract/platform/excise/excise-numbers.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { rereadBy } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Note } from '../../platform/ui/note.tsx'

const typed = z.object({ arc: z.string(), consignorSeed: z.string(), consigneeSeed: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, exciseData)
const { TextField } = fieldsOf<Typed>()

interface ExciseDialogProps {
  order: Order
  /** The consignor’s number as its customer’s profile has it. */
  proposedSeed: string | null
  onClose: () => void
}

/** Records the ARC and the SEED numbers of a movement. */
export function ExciseDialog({ order, proposedSeed, onClose }: ExciseDialogProps) {
  const record = useRowChange(orderPapersEndpoints.recordExcise)
  const form = useRecordForm({
    name: 'excise',
    noun: 'movement',
    record: order,
    values: formValues,
    update: {
      schema: () => schema,
      send: (read, body) => record.mutateAsync({ read, body }),
      reread: rereadBy(ordersEndpoints.get),
      history: historyEndpoints.ofOrder,
    },
    onSaved: ({ orderNumber }) => toast({ title: 'Excise Data Saved', description: orderNumber }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Edit Excise Data"
      description={<span className="mono">{order.orderNumber}</span>}
      submitLabel="Save Changes"
    >
      <TextField name="arc" label="ARC" mono scanned hint="21 characters, as shown on the e-AD or e-SAD" />
      <ArcWarning />
      <TextField name="consignorSeed" label="Consignor SEED" mono scanned />
      <Proposal seed={proposedSeed} />
      <TextField name="consigneeSeed" label="Consignee SEED" mono scanned />
    </FormDialog>
  )
}

function formValues(order: Order | null): Typed {
  return { arc: order?.arc ?? '', consignorSeed: order?.consignorSeed ?? '', consigneeSeed: order?.consigneeSeed ?? '' }
}

/** Not an error: the rule of the check digit isn't official. */
function ArcWarning() {
  const warning = arcWarning(useFormField<string>('arc', 'ARC').value)
  return (
    <div role="status" className="empty:hidden">
      {warning && <Note tone="caution">{warning}</Note>}
    </div>
  )
}

/** The number of the customer’s profile, filled in by a press as long as the field is empty. */
function Proposal({ seed }: { seed: string | null }) {
  const { value, change } = useFormField<string>('consignorSeed', 'Consignor SEED')
  if (seed === null || value.trim() !== '') return null
  return (
    <Button size="sm" className="justify-self-start" onClick={() => change(seed)}>
      <span>
        Use <span className="mono">{seed}</span> of the customer
      </span>
    </Button>
  )
}
