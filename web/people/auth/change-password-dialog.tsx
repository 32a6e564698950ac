import { passwordChange } from '../../../contract/people/auth/account-security.ts'
import { passwordLength } from '../../../contract/people/auth/passwords.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { NewPasswordField, OwnPasswordField } from './secret-fields.tsx'
import { useChangePassword } from './use-account-security.ts'

/** Changes one's own password, which signs out all other browsers. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  return (
    <AskDialog
      title="Change Password"
      description="You stay signed in here and are signed out on all other devices."
      submitLabel="Change Password"
      pendingLabel="Changing..."
      name="own-password"
      noun="password"
      secrets={['currentPassword', 'password']}
      start={{ currentPassword: '', password: '' }}
      schema={passwordChange}
      send={(body) => change.mutateAsync(body)}
      said={() => ({ title: 'Password Changed', description: 'You’re signed out on all other devices.' })}
      onClose={onClose}
    >
      <OwnPasswordField name="currentPassword" label="Current password" />
      <NewPasswordField name="password" label="New password" help={`${passwordLength.min} characters or more`} />
    </AskDialog>
  )
}
