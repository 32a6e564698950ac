import { useState } from 'react'
import { z } from 'zod'
import { accountSecurityEndpoints, type authenticatorKey } from '../../../contract/people/auth/account-security.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { CopyButton } from '../../platform/ui/copy-button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { OwnPasswordField, TypedCodeField } from './secret-fields.tsx'
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

const password = z.object({ password: z.string() })
const passwordSchema = formSchema(password, (values) => values, accountSecurityEndpoints.startTwoFactor.body.schema)

function PasswordStep({ onStarted, onClose }: { onStarted: (key: AuthenticatorKey) => void; onClose: () => void }) {
  const start = useStartTwoFactor()
  const form = useRecordForm({
    name: 'two-factor-start',
    noun: 'password',
    record: null,
    values: () => ({ password: '' }),
    secrets: ['password'],
    create: { schema: () => passwordSchema, send: (body) => start.mutateAsync(body) },
    onSaved: onStarted,
    closesAfterSaving: false,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Set Up Two-Factor Sign-In"
      description="You need an authenticator app on your phone. Enter your password to continue."
      submitLabel="Continue"
      pendingLabel="Checking..."
    >
      <OwnPasswordField name="password" label="Your password" />
    </FormDialog>
  )
}

const code = z.object({ code: z.string() })
const codeSchema = formSchema(code, (values) => values, accountSecurityEndpoints.confirmTwoFactor.body.schema)

interface AuthenticatorStepProps {
  authenticator: AuthenticatorKey
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

function AuthenticatorStep({ authenticator: { key, qrCode }, onConfirmed, onClose }: AuthenticatorStepProps) {
  const confirm = useConfirmTwoFactor()
  const form = useRecordForm({
    name: 'two-factor-confirm',
    noun: 'code',
    record: null,
    values: () => ({ code: '' }),
    secrets: ['code'],
    create: { schema: () => codeSchema, send: (body) => confirm.mutateAsync(body) },
    onSaved: ({ recoveryCodes }) => {
      toast({ title: 'Two-Factor Sign-In Is On', description: 'From now on you sign in with your password and a code.' })
      onConfirmed(recoveryCodes)
    },
    closesAfterSaving: false,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Set Up Two-Factor Sign-In"
      description="Scan the QR code with your authenticator app, or type in the key. Then enter the code shown in the app."
      submitLabel="Turn On"
      pendingLabel="Checking..."
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
    </FormDialog>
  )
}
