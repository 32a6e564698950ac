import type { z } from 'zod'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { AskDialog, type AskDialogProps } from '../../platform/form/ask-dialog.tsx'
import { OwnPasswordField } from './secret-fields.tsx'
import { useChangeSecuritySettings, useResetTwoFactor } from './use-account-security.ts'

const schema = accountSecurityEndpoints.resetTwoFactor.body.schema
type Typed = z.output<typeof schema>

type PasswordDialogProps<Saved> = Omit<AskDialogProps<Typed, Typed, Saved>, 'noun' | 'start' | 'schema' | 'secrets' | 'children'>

/** A change that asks for the own password again. */
export function PasswordDialog<Saved>(dialog: PasswordDialogProps<Saved>) {
  return (
    <AskDialog {...dialog} noun="password" pendingLabel="Checking..." start={{ password: '' }} schema={schema} secrets={['password']}>
      <OwnPasswordField name="password" label="Your password" />
    </AskDialog>
  )
}

/** An administrator requires two-factor sign-in of staff, or no longer. */
export function RequireTwoFactorDialog({ require, onClose }: { require: boolean; onClose: () => void }) {
  const change = useChangeSecuritySettings()
  return (
    <PasswordDialog
      name="require-two-factor"
      title={require ? 'Require Two-Factor Sign-In' : 'Stop Requiring Two-Factor Sign-In'}
      description={
        require
          ? 'Staff who haven’t set it up must do so before they can continue, even if they’re signed in now.'
          : 'Accounts that have it set up keep it.'
      }
      submitLabel={require ? 'Require It' : 'Stop Requiring It'}
      send={(body) => change.mutateAsync({ ...body, requireTwoFactor: require })}
      said={() => ({
        title: 'Security Settings Saved',
        description: `Two-factor sign-in is ${require ? '' : 'no longer '}required for staff.`,
      })}
      onClose={onClose}
    />
  )
}

/** Someone lost the phone and the recovery codes. */
export function ResetTwoFactorDialog({ userId, name, onClose }: { userId: number; name: string; onClose: () => void }) {
  const reset = useResetTwoFactor(userId)
  return (
    <PasswordDialog
      name={`reset-two-factor-${userId}`}
      title="Reset Two-Factor Sign-In"
      description={`${name} will be signed out everywhere and can sign in with only the password until it’s set up again. First make sure that the request really comes from ${name}.`}
      submitLabel="Reset"
      danger
      send={(body) => reset.mutateAsync(body)}
      said={() => ({ title: 'Two-Factor Sign-In Reset', description: `${name} now signs in with only the password.` })}
      onClose={onClose}
    />
  )
}
