import { z } from 'zod'
import { type Quote, quoteChange, quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
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
  return (
    <AskDialog
      title="Record Answer"
      description={`Record how ${quote.customerName} answered ${quote.quoteNumber}.`}
      submitLabel="Record Answer"
      pendingLabel="Recording..."
      name={`answer-to-quote-${quote.id}`}
      noun="quote"
      start={{ status: 'accepted', declineReason: '' }}
      schema={schema}
      send={(body) => update.mutateAsync({ read: quote, body })}
      said={({ quoteNumber, customerName }, values) => ({
        title: 'Answer Recorded',
        description: `${customerName} ${values.status} ${quoteNumber}.`,
      })}
      onClose={onClose}
    >
      <ChoiceField name="status" label="Answer" options={labelled(answers, answerLabels)} />
      <ReasonField />
    </AskDialog>
  )
}

function ReasonField() {
  const status = useFormField<Typed['status']>('status', 'Answer').value
  return status === 'declined' && <TextField name="declineReason" label="Reason" rows={3} maxLength={1000} hint="Optional" />
}
