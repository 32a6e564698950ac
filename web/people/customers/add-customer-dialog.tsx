import { useState } from 'react'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { type Credentials, CredentialsDialog } from './credentials-dialog.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { customerFormValues, missingInNewCustomer, newCustomerForm } from './customer-form-values.ts'
import { PasswordField } from './password-field.tsx'

/** Creates a customer, then shows the credentials of its first user, when the answer contains them. */
export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const [credentials, setCredentials] = useState<Credentials>()
  // Closing it removes the password from memory.
  if (credentials) return <CredentialsDialog credentials={credentials} onClose={onClose} />
  return <AddCustomerForm onClose={onClose} onCredentials={setCredentials} />
}

interface AddCustomerFormProps {
  onClose: () => void
  onCredentials: (credentials: Credentials) => void
}

function AddCustomerForm({ onClose, onCredentials }: AddCustomerFormProps) {
  const { create } = useRecordCalls(customersEndpoints)
  const form = useRecordForm({
    name: 'customer',
    noun: 'customer',
    record: null,
    values: customerFormValues,
    create: { schema: () => newCustomerForm, send: create },
    secrets: ['password'],
    failure: 'Creation Failed',
    onInvalid: (_, values) => {
      const missing = missingInNewCustomer(values)
      if (missing) toast({ title: 'Validation Error', description: missing, tone: 'destructive' })
    },
    onSaved: ({ credentialsInfo }) => {
      toast({ title: 'Customer Created', description: 'New customer profile has been created successfully.' })
      if (credentialsInfo) onCredentials(credentialsInfo)
      else onClose()
    },
    closesAfterSaving: false,
    onClose,
  })
  return (
    <FormDialog form={form} long title="Add New Customer" submitLabel="Create Customer" pendingLabel="Creating...">
      <CustomerFields customer={null} passwordField={<PasswordField label="Initial Password" required />} />
    </FormDialog>
  )
}
