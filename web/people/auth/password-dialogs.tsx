import type { ComponentProps } from 'react'
import { z } from 'zod'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { OwnPasswordField } from './secret-fields.tsx'
import { useChangeSecuritySettings, useResetTwoFactor } from './use-account-security.ts'

const typed = z.object({ password: z.string() })
const schema = formSchema(typed, (values) => values, accountSecurityEndpoints.resetTwoFactor.body.schema)

interface PasswordDialogProps extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submitLabel' | 'danger'> {
  name: string
  send: (body: z.output<typeof schema>) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** A change that asks for the own password again. */
function PasswordDialog({ name, send, onDone, onClose, ...dialog }: PasswordDialogProps) {
  const form = useRecordForm({
    name,
    noun: 'password',
    record: null,
    values: () => ({ password: '' }),
    secrets: ['password'],
    create: { schema: () => schema, send },
    onSaved: onDone,
    onClose,
  })
  return (
    <FormDialog {...dialog} form={form} size="sm" pendingLabel="Checking...">
      <OwnPasswordField name="password" label="Your password" />
    </FormDialog>
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
      onDone={() =>
        toast({ title: 'Security Settings Saved', description: `Two-factor sign-in is ${require ? '' : 'no longer '}required for staff.` })
      }
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
      onDone={() => toast({ title: 'Two-Factor Sign-In Reset', description: `${name} now signs in with only the password.` })}
      onClose={onClose}
    />
  )
}
