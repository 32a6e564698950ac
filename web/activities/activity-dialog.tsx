import { type Activity, activities } from '../../contract/activities/activities.ts'
import { authEndpoints } from '../../contract/auth/auth.ts'
import type { Customer } from '../../contract/customers/customers.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useRead } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { noChoice } from '../record/form-values.ts'
import { dialogWords, formOf } from '../record/record-form.tsx'
import { FieldGrid } from '../ui/field.tsx'

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
