import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { detailFor } from '../lib/api.ts'
import { useSendKey } from '../lib/use-send-key.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import type { Credentials } from './credentials-dialog.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { type CustomerFormValues, customerFormValues, missingInNewCustomer, newCustomerForm } from './customer-form-values.ts'
import { PasswordField } from './password-field.tsx'
import { showFieldErrors } from './show-field-errors.ts'
import { type NewCustomer, useCreateCustomer } from './use-customers.ts'

interface AddCustomerDialogProps {
  onClose: () => void
  /** Called with the credentials, when the answer contains them. */
  onCreated: (credentials: Credentials | undefined) => void
}

export function AddCustomerDialog({ onClose, onCreated }: AddCustomerDialogProps) {
  const formId = useId()
  const sendKey = useSendKey()
  const create = useCreateCustomer()
  const form = useForm<CustomerFormValues, unknown, NewCustomer>({
    resolver: zodResolver(newCustomerForm),
    defaultValues: customerFormValues(null),
  })

  async function save(body: NewCustomer) {
    try {
      const { credentialsInfo } = await create.mutateAsync({ body, idempotencyKey: sendKey.of(body) })
      toast({ title: 'Customer Created', description: 'New customer profile has been created successfully.' })
      onCreated(credentialsInfo)
    } catch (error) {
      sendKey.failed(error)
      showFieldErrors(error, form.setError)
      toast({ title: 'Creation Failed', description: detailFor(error), tone: 'destructive' })
    }
  }

  function refuse() {
    const missing = missingInNewCustomer(form.getValues())
    if (missing) toast({ title: 'Validation Error', description: missing, tone: 'destructive' })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add New Customer"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create Customer'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={form.handleSubmit(save, refuse)} className="grid gap-4">
          <CustomerFields customer={null} passwordField={<PasswordField label="Initial Password" required />} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
