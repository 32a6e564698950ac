import { type Count, counts } from '../../../contract/stock/counts/counts.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formOf } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { AssigneeField } from './criteria-fields.tsx'

const { useForm, FormField } = formOf(counts, ['name', 'dueOn', 'assignedTo', 'notes'])

export function EditCountDialog({ count, onClose }: { count: Count; onClose: () => void }) {
  const form = useForm({ record: count, saved: ({ countNumber }) => ({ title: 'Count Saved', description: countNumber }), onClose })
  return (
    <FormDialog form={form} title="Edit Count" description={count.countNumber} submitLabel="Save" pendingLabel="Saving...">
      <FormField name="name" />
      <FieldGrid>
        <FormField name="dueOn" />
        <AssigneeField />
      </FieldGrid>
      <FormField name="notes" rows={3} />
    </FormDialog>
  )
}
