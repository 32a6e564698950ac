import { z } from 'zod'
import { passwordChange } from '../../../contract/people/auth/account-security.ts'
import { passwordLength } from '../../../contract/people/auth/passwords.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { NewPasswordField, OwnPasswordField } from './secret-fields.tsx'
import { useChangePassword } from './use-account-security.ts'

const typed = z.object({ currentPassword: z.string(), password: z.string() })
const schema = formSchema(typed, (values) => values, passwordChange)

/** Changes one's own password, which signs out all other browsers. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const form = useRecordForm({
    name: 'own-password',
    noun: 'password',
    record: null,
    values: () => ({ currentPassword: '', password: '' }),
    secrets: ['currentPassword', 'password'],
    create: { schema: () => schema, send: (body) => change.mutateAsync(body) },
    onSaved: () => toast({ title: 'Password Changed', description: 'You’re signed out on all other devices.' }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Change Password"
      description="You stay signed in here and are signed out on all other devices."
      submitLabel="Change Password"
      pendingLabel="Changing..."
    >
      <OwnPasswordField name="currentPassword" label="Current password" />
      <NewPasswordField name="password" label="New password" help={`${passwordLength.min} characters or more`} />
    </FormDialog>
  )
}
