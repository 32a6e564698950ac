import { z } from 'zod'
import { type Contact, contactName, contacts, contactsEndpoints } from '../../contract/contacts/contacts.ts'
import type { Customer } from '../../contract/customers/customers.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { RecordDialog } from '../form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { useRead } from '../lib/use-read.ts'
import { FieldGrid } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

const typed = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  department: z.string(),
  email: z.string(),
  phone: z.string(),
  isPrimary: z.boolean(),
})
type Typed = z.output<typeof typed>

const { TextField, SwitchField } = fieldsOf<Typed>()
const changeSchema = formSchema(typed, (values) => values, contacts.changed)

type Owner = Pick<Customer, 'id' | 'name'>

interface ContactFormProps {
  customer: Owner
  onClose: () => void
}

/** The new contact of a customer. */
export function AddContactDialog(props: ContactFormProps) {
  return <ContactForm {...props} record={null} />
}

export function EditContactDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead(contactsEndpoints.get, { params: { id } })
  return (
    <RecordDialog title="Edit Contact" failure="Failed to load this contact" read={read} onClose={onClose}>
      {(record) => <ContactForm record={record} customer={{ id: record.customerId, name: record.customerName }} onClose={onClose} />}
    </RecordDialog>
  )
}

function ContactForm({ customer, record, onClose }: ContactFormProps & { record: Contact | null }) {
  const { create, update } = useRecordCalls(contactsEndpoints)
  const form = useRecordForm({
    name: record ? 'contact' : `contact-of-customer-${customer.id}`,
    noun: 'contact',
    record,
    values: formValues,
    create: { schema: () => formSchema(typed, (values) => ({ ...values, customerId: customer.id }), contacts.created), send: create },
    update: {
      schema: () => changeSchema,
      send: update,
      reread: rereadBy(contactsEndpoints.get),
      history: contacts.history,
    },
    onSaved: (saved, { isNew }) =>
      toast({ title: isNew ? 'Contact created successfully' : 'Contact updated', description: contactName(saved) }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={record ? 'Edit Contact' : 'Add Contact'}
      focus={record ? 'title' : 'field'}
      description={customer.name}
      submitLabel={record ? 'Save Changes' : 'Create Contact'}
      pendingLabel={record ? 'Saving...' : 'Creating...'}
    >
      <FieldGrid>
        <TextField name="firstName" label="First Name" required maxLength={100} />
        <TextField name="lastName" label="Last Name" maxLength={100} />
        <TextField name="title" label="Title" maxLength={200} />
        <TextField name="department" label="Department" maxLength={200} />
        <TextField name="email" label="Email" type="email" maxLength={254} />
        <TextField name="phone" label="Phone" type="tel" maxLength={50} />
      </FieldGrid>
      <SwitchField
        name="isPrimary"
        label="Primary contact"
        hint="The first person to contact. Replaces the customer’s current primary contact."
      />
    </FormDialog>
  )
}

function formValues(contact: Contact | null): Typed {
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    title: contact?.title ?? '',
    department: contact?.department ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    isPrimary: contact?.isPrimary ?? false,
  }
}
