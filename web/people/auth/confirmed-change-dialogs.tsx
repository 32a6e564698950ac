import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { OwnPasswordField, TypedCodeField } from './secret-fields.tsx'
import { useRenewRecoveryCodes, useTurnOffTwoFactor } from './use-account-security.ts'

const typed = z.object({ password: z.string(), code: z.string() })
const schema = formSchema(typed, (values) => values, accountSecurityEndpoints.turnOffTwoFactor.body.schema)

interface ConfirmedDialogProps<Saved>
  extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submitLabel' | 'pendingLabel' | 'danger'> {
  name: string
  send: (body: z.output<typeof schema>) => Promise<Saved>
  onDone: (saved: Saved) => void
  closesAfterSaving?: boolean
  onClose: () => void
}

/** What changes a second factor that is on asks for both of them. */
function ConfirmedDialog<Saved>({ name, send, onDone, closesAfterSaving = true, onClose, ...dialog }: ConfirmedDialogProps<Saved>) {
  const form = useRecordForm({
    name,
    noun: 'code',
    record: null,
    values: () => ({ password: '', code: '' }),
    secrets: ['password', 'code'],
    create: { schema: () => schema, send },
    onSaved: onDone,
    closesAfterSaving,
    onClose,
  })
  return (
    <FormDialog {...dialog} form={form} size="sm">
      <OwnPasswordField name="password" label="Your password" />
      <TypedCodeField name="code" label="Code" help="From your authenticator app, or a recovery code" />
    </FormDialog>
  )
}

export function TurnOffTwoFactorDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const turnOff = useTurnOffTwoFactor()
  const required =
    'Two-factor sign-in is required for your account. You’ll have to set it up again before you can continue, for example on a new phone.'
  return (
    <ConfirmedDialog
      name="two-factor-off"
      title="Turn Off Two-Factor Sign-In"
      description={isRequired ? required : 'You’ll sign in with only your password. Your recovery codes stop working.'}
      submitLabel="Turn Off"
      pendingLabel="Checking..."
      danger
      send={(body) => turnOff.mutateAsync(body)}
      onDone={() => toast({ title: 'Two-Factor Sign-In Is Off', description: 'You sign in with only your password.' })}
      onClose={onClose}
    />
  )
}

export function RenewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <ConfirmedDialog
      name="recovery-codes"
      title="New Recovery Codes"
      description="Your current codes stop working."
      submitLabel="Generate New Codes"
      pendingLabel="Checking..."
      send={(body) => renew.mutateAsync(body)}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      closesAfterSaving={false}
      onClose={onClose}
    />
  )
}
