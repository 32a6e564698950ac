import { useState } from 'react'
import type { z } from 'zod'
import { accountSecurityEndpoints, type authenticatorKey } from '../../../contract/people/auth/account-security.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { CopyButton } from '../../platform/ui/copy-button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { PasswordDialog } from './password-dialogs.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { TypedCodeField } from './secret-fields.tsx'
import { useConfirmTwoFactor, useStartTwoFactor } from './use-account-security.ts'

type AuthenticatorKey = z.output<typeof authenticatorKey>

/** Three steps: the password, the key in the app with its first code, and the recovery codes. */
export function SetUpTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<AuthenticatorKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (key) return <AuthenticatorStep authenticator={key} onConfirmed={setCodes} onClose={onClose} />
  return <PasswordStep onStarted={setKey} onClose={onClose} />
}

function PasswordStep({ onStarted, onClose }: { onStarted: (key: AuthenticatorKey) => void; onClose: () => void }) {
  const start = useStartTwoFactor()
  return (
    <PasswordDialog
      title="Set Up Two-Factor Sign-In"
      description="You need an authenticator app on your phone. Enter your password to continue."
      submitLabel="Continue"
      name="two-factor-start"
      send={(body) => start.mutateAsync(body)}
      next={onStarted}
      onClose={onClose}
    />
  )
}

interface AuthenticatorStepProps {
  authenticator: AuthenticatorKey
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

function AuthenticatorStep({ authenticator: { key, qrCode }, onConfirmed, onClose }: AuthenticatorStepProps) {
  const confirm = useConfirmTwoFactor()
  return (
    <AskDialog
      title="Set Up Two-Factor Sign-In"
      description="Scan the QR code with your authenticator app, or type in the key. Then enter the code shown in the app."
      submitLabel="Turn On"
      pendingLabel="Checking..."
      name="two-factor-confirm"
      noun="code"
      secrets={['code']}
      start={{ code: '' }}
      schema={accountSecurityEndpoints.confirmTwoFactor.body.schema}
      send={(body) => confirm.mutateAsync(body)}
      said={() => ({ title: 'Two-Factor Sign-In Is On', description: 'From now on you sign in with your password and a code.' })}
      next={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
      onClose={onClose}
    >
      <img
        alt="QR code of the key"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrCode)}`}
        className="size-48 justify-self-center rounded-control border border-line"
      />
      <Field label="Key">
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} readOnly value={key} className="mono" onFocus={(event) => event.target.select()} />
            <CopyButton label="Key" value={key.replaceAll(' ', '')} />
          </div>
        )}
      </Field>
      <TypedCodeField name="code" label="Code" help="Six digits from the app" />
    </AskDialog>
  )
}
