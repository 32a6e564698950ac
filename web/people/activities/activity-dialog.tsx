import { type Activity, activities } from '../../../contract/people/activities/activities.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { noChoice } from '../../platform/record/form-values.ts'
import { dialogWords, formOf } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const { useForm, FormField } = formOf(activities, ['type', 'subject', 'priority', 'dueDate', 'assignedTo', 'notes'])
const { ChoiceField } = fieldsOf<{ assignedTo: string }>()

interface ActivityDialogProps {
  record: Activity | null
  /** The customer of a new activity. */
  customer?: Pick<Customer, 'id' | 'name'>
  onClose: () => void
}

export function ActivityDialog({ record, customer, onClose }: ActivityDialogProps) {
  const form = useForm({
    record,
    fixed: { customerId: customer?.id },
    start: { priority: 'medium' },
    draftOf: `with-customer-${customer?.id}`,
    saved: ({ subject }, { isNew }) => ({ title: isNew ? 'Activity created successfully' : 'Activity updated', description: subject }),
    onClose,
  })
  return (
    <FormDialog form={form} {...dialogWords('Activity', record)} description={record?.customerName ?? customer?.name}>
      <FormField name="subject" />
      <FieldGrid>
        <FormField name="type" />
        <FormField name="priority" />
        <FormField name="dueDate" hint="Staff are notified on this day" />
        <AssigneeField record={record} />
      </FieldGrid>
      <FormField name="notes" rows={4} />
    </FormDialog>
  )
}

function AssigneeField({ record }: { record: Activity | null }) {
  const { user } = useViewer()
  const staff = useRead(authEndpoints.listStaff)
  const people = staff.data ?? (record?.assignedTo ? [{ id: record.assignedTo, name: record.assignedToName ?? '' }] : [])
  const options = [
    { value: noChoice, label: 'Unassigned' },
    ...people.map(({ id, name }) => ({ value: String(id), label: id === user.id ? `${name} (you)` : name })),
  ]
  return <ChoiceField name="assignedTo" label="Assigned To" options={options} />
}
