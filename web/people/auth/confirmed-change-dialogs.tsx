import { useState } from 'react'
import type { z } from 'zod'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { AskDialog, type AskDialogProps } from '../../platform/form/ask-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { OwnPasswordField, TypedCodeField } from './secret-fields.tsx'
import { useRenewRecoveryCodes, useTurnOffTwoFactor } from './use-account-security.ts'

const schema = accountSecurityEndpoints.turnOffTwoFactor.body.schema
type Typed = z.output<typeof schema>

type ConfirmedDialogProps<Saved> = Omit<AskDialogProps<Typed, Typed, Saved>, 'noun' | 'start' | 'schema' | 'secrets' | 'children'>

/** What changes a second factor that is on asks for both of them. */
function ConfirmedDialog<Saved>(dialog: ConfirmedDialogProps<Saved>) {
  return (
    <AskDialog
      {...dialog}
      noun="code"
      pendingLabel="Checking..."
      start={{ password: '', code: '' }}
      schema={schema}
      secrets={['password', 'code']}
    >
      <OwnPasswordField name="password" label="Your password" />
      <TypedCodeField name="code" label="Code" help="From your authenticator app, or a recovery code" />
    </AskDialog>
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
      danger
      send={(body) => turnOff.mutateAsync(body)}
      said={() => ({ title: 'Two-Factor Sign-In Is Off', description: 'You sign in with only your password.' })}
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
      send={(body) => renew.mutateAsync(body)}
      next={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  )
}
