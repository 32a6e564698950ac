import { z } from 'zod'
import { type Quote, quoteChange, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { labelled } from '../../platform/list/filters.ts'

const answers = ['accepted', 'declined'] as const
const answerLabels = { accepted: 'Accepted', declined: 'Declined' }
const typed = z.object({ status: z.enum(answers), declineReason: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ status, declineReason }) => ({ status, ...(status === 'declined' && { declineReason }) }), quoteChange)
const { TextField, ChoiceField } = fieldsOf<Typed>()

/** The answer that a customer gave otherwise than in the portal, as by phone. */
export function RecordAnswerDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const update = useRowChange(quotesEndpoints.update)
  const form = useRecordForm({
    name: `answer-to-quote-${quote.id}`,
    noun: 'quote',
    record: null,
    values: (): Typed => ({ status: 'accepted', declineReason: '' }),
    create: { schema: () => schema, send: (body) => update.mutateAsync({ read: quote, body }) },
    onSaved: ({ quoteNumber, customerName }, { values }) =>
      toast({ title: 'Answer Recorded', description: `${customerName} ${values.status} ${quoteNumber}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Record Answer"
      description={`Record how ${quote.customerName} answered ${quote.quoteNumber}.`}
      submitLabel="Record Answer"
      pendingLabel="Recording..."
    >
      <ChoiceField name="status" label="Answer" options={labelled(answers, answerLabels)} />
      <ReasonField />
    </FormDialog>
  )
}

function ReasonField() {
  const status = useFormField<Typed['status']>('status', 'Answer').value
  return status === 'declined' && <TextField name="declineReason" label="Reason" rows={3} maxLength={1000} hint="Optional" />
}
