import { Save } from 'lucide-react'
import { newPassword } from '../../../contract/people/auth/new-password.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { useUpdateCustomer } from '../../platform/calls/use-customers.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { toast } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { CopyField, loginUrl } from './credentials-dialog.tsx'
import { CustomerStatusBadge } from './customer-badges.tsx'
import { PasswordField } from './password-field.tsx'
import type { CustomerForm } from './use-customer-form.ts'

interface LoginCredentialsProps {
  customer: Customer
  form: CustomerForm
}

export function LoginCredentials({ customer, form }: LoginCredentialsProps) {
  const { value: status, change: changeStatus } = useFormField<Customer['status']>('status', 'Status')
  const { savePassword, saving } = useSavePassword(customer, form)
  const isActive = status === 'active'

  function toggleAccess() {
    changeStatus(isActive ? 'inactive' : 'active')
    toast({
      title: 'Account Status Updated',
      description: isActive ? 'Account deactivated' : 'Account activated',
    })
  }

  return (
    <div className="grid gap-4">
      <CopyField label="Username" value={customer.contactEmail ?? ''} help="The contact email" />
      <CopyField label="Login URL" value={loginUrl()} />
      <PasswordField label="Password" help="Saving a new password signs the customer out everywhere.">
        <Button icon={<Save aria-hidden />} pending={saving} onClick={savePassword}>
          Save
        </Button>
      </PasswordField>
      <div className="grid gap-px overflow-clip rounded-control border border-line-strong bg-line">
        <div className="flex min-h-(--touch) items-center justify-between gap-3 bg-raised px-3 py-1.5">
          <span className="text-small font-medium">Account Status</span>
          <CustomerStatusBadge status={status} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 bg-raised px-3 py-2">
          <span className="min-w-0 flex-1 basis-52">
            <span className="block text-small font-medium">Account Access</span>
            <span className="block text-small text-muted">
              {isActive ? 'The customer can sign in.' : 'Access is disabled. The customer can’t sign in.'} Takes effect on Save Changes.
            </span>
          </span>
          <Button variant={isActive ? 'danger' : 'default'} onClick={toggleAccess}>
            {isActive ? 'Disable Access' : 'Enable Access'}
          </Button>
        </div>
      </div>
      <Note>Administrators fully control customer passwords. Customers cannot reset their own.</Note>
    </div>
  )
}

function useSavePassword(customer: Customer, { form, takeRecord }: CustomerForm) {
  const update = useUpdateCustomer()

  function savePassword() {
    const password = form.getValues('password')
    form.clearErrors('password')
    if (password === '') return toast({ title: 'Validation Error', description: 'Please enter a password to save.', tone: 'destructive' })
    const checked = newPassword.safeParse(password)
    if (!checked.success)
      return form.setError('password', { message: checked.error.issues[0]?.message ?? 'can’t be used' }, { shouldFocus: true })
    update.mutate(
      { id: customer.id, change: { password } },
      {
        onSuccess: (saved) => {
          form.setValue('password', '')
          takeRecord(saved)
          toast({ title: 'Password Updated', description: 'Customer password has been updated successfully.' })
        },
        onError: () => toast({ title: 'Update Failed', description: 'Failed to update password. Please try again.', tone: 'destructive' }),
      },
    )
  }

  return { savePassword, saving: update.isPending }
}
