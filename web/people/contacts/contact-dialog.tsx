import { type Contact, contactName, contacts } from '../../../contract/people/contacts/contacts.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { dialogWords, formOf } from '../../platform/record/record-form.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

const { useForm, FormField } = formOf(contacts, ['firstName', 'lastName', 'title', 'department', 'email', 'phone', 'isPrimary'])

type Owner = Pick<Customer, 'id' | 'name'>

interface ContactDialogProps {
  record: Contact | null
  /** The customer of a new contact. */
  customer?: Owner
  onClose: () => void
}

export function ContactDialog({ record, customer, onClose }: ContactDialogProps) {
  const form = useForm({
    record,
    fixed: { customerId: customer?.id },
    draftOf: `of-customer-${customer?.id}`,
    saved: (contact, { isNew }) => ({
      title: isNew ? 'Contact created successfully' : 'Contact updated',
      description: contactName(contact),
    }),
    onClose,
  })
  return (
    <FormDialog form={form} {...dialogWords('Contact', record)} description={record?.customerName ?? customer?.name}>
      <FieldGrid>
        <FormField name="firstName" />
        <FormField name="lastName" />
        <FormField name="title" />
        <FormField name="department" />
        <FormField name="email" />
        <FormField name="phone" />
      </FieldGrid>
      <FormField
        name="isPrimary"
        label="Primary contact"
        hint="The person to contact first. Each customer has one; the former becomes secondary."
      />
    </FormDialog>
  )
}
