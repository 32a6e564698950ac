import { z } from 'zod'
import { type Quote, quotesEndpoints } from '../../contract/billing/quotes.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useRowChange } from '../lib/use-change.ts'

const schema = formSchema(z.object({ reason: z.string() }), (values) => values, quotesEndpoints.decline.body.schema)
const { TextField } = fieldsOf<{ reason: string }>()

export function DeclineQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const decline = useRowChange(quotesEndpoints.decline)
  const form = useRecordForm({
    name: `decline-quote-${quote.id}`,
    noun: 'quote',
    record: null,
    values: () => ({ reason: '' }),
    create: { schema: () => schema, send: (body) => decline.mutateAsync({ read: quote, body }) },
    onSaved: ({ quoteNumber }) =>
      toast({ title: 'Quote Declined', description: `We’ve notified the warehouse that you declined ${quoteNumber}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Decline ${quote.quoteNumber}?`}
      description="This can’t be undone."
      cancelLabel="Keep Quote"
      submitLabel="Decline Quote"
      danger
    >
      <TextField name="reason" label="Reason" rows={3} maxLength={1000} hint="Optional. Helps the warehouse make you a better offer." />
    </FormDialog>
  )
}
