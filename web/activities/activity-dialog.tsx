import { z } from 'zod'
import {
  type Activity,
  activities,
  activitiesEndpoints,
  activityPriorities,
  activityPriorityLabels,
  activityTypeLabels,
  activityTypes,
} from '../../contract/activities/activities.ts'
import { authEndpoints } from '../../contract/auth/auth.ts'
import type { Customer } from '../../contract/customers/customers.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { useRead } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { labelled } from '../list/filters.ts'
import { FieldGrid } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

const typed = z.object({
  type: z.enum(activityTypes),
  subject: z.string(),
  priority: z.enum(activityPriorities),
  dueDate: z.string(),
  assignedTo: z.string(),
  notes: z.string(),
})
type Typed = z.output<typeof typed>

const { TextField, ChoiceField, DateField } = fieldsOf<Typed>()
const unassigned = 'unassigned'

function toBody({ dueDate, assignedTo, ...values }: Typed) {
  return { ...values, dueDate: dueDate || null, assignedTo: assignedTo === unassigned ? null : Number(assignedTo) }
}

const changeSchema = formSchema(typed, toBody, activities.changed)

type Owner = Pick<Customer, 'id' | 'name'>

interface ActivityFormProps {
  customer: Owner
  onClose: () => void
}

/** A new activity with a customer. */
export function AddActivityDialog(props: ActivityFormProps) {
  return <ActivityForm {...props} record={null} />
}

export function EditActivityDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead(activitiesEndpoints.get, { params: { id } })
  return (
    <RecordDialog title="Edit Activity" failure="Failed to load this activity" read={read} onClose={onClose}>
      {(record) => <ActivityForm record={record} customer={{ id: record.customerId, name: record.customerName }} onClose={onClose} />}
    </RecordDialog>
  )
}

function ActivityForm({ customer, record, onClose }: ActivityFormProps & { record: Activity | null }) {
  const { create, update } = useRecordCalls(activitiesEndpoints)
  const form = useRecordForm({
    name: record ? 'activity' : `activity-with-customer-${customer.id}`,
    noun: 'activity',
    record,
    values: formValues,
    create: {
      schema: () => formSchema(typed, (values) => ({ ...toBody(values), customerId: customer.id }), activities.created),
      send: create,
    },
    update: {
      schema: () => changeSchema,
      send: update,
      reread: rereadBy(activitiesEndpoints.get),
      history: activities.history,
    },
    onSaved: ({ subject }, { isNew }) =>
      toast({ title: isNew ? 'Activity created successfully' : 'Activity updated', description: subject }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={record ? 'Edit Activity' : 'Add Activity'}
      focus={record ? 'title' : 'field'}
      description={customer.name}
      submitLabel={record ? 'Save Changes' : 'Create Activity'}
      pendingLabel={record ? 'Saving...' : 'Creating...'}
    >
      <TextField name="subject" label="Subject" required maxLength={300} />
      <FieldGrid>
        <ChoiceField name="type" label="Type" options={labelled(activityTypes, activityTypeLabels)} />
        <ChoiceField name="priority" label="Priority" options={labelled(activityPriorities, activityPriorityLabels)} />
        <DateField name="dueDate" label="Due Date" hint="Staff are notified on this day" />
        <AssigneeField record={record} />
      </FieldGrid>
      <TextField name="notes" label="Notes" rows={4} maxLength={5000} />
    </FormDialog>
  )
}

function AssigneeField({ record }: { record: Activity | null }) {
  const { user } = useViewer()
  const staff = useRead(authEndpoints.listStaff)
  const people = staff.data ?? (record?.assignedTo ? [{ id: record.assignedTo, name: record.assignedToName ?? '' }] : [])
  const options = [
    { value: unassigned, label: 'Unassigned' },
    ...people.map(({ id, name }) => ({ value: String(id), label: id === user.id ? `${name} (you)` : name })),
  ]
  return <ChoiceField name="assignedTo" label="Assigned To" options={options} />
}

function formValues(activity: Activity | null): Typed {
  return {
    type: activity?.type ?? 'call',
    subject: activity?.subject ?? '',
    priority: activity?.priority ?? 'medium',
    dueDate: activity?.dueDate ?? '',
    assignedTo: activity?.assignedTo ? String(activity.assignedTo) : unassigned,
    notes: activity?.notes ?? '',
  }
}
