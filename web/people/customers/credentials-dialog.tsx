import type { z } from 'zod'
import type { credentialsInfo } from '../../../contract/people/customers/customers.ts'
import { Button } from '../../platform/ui/button.tsx'
import { CopyButton } from '../../platform/ui/copy-button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { Note } from '../../platform/ui/note.tsx'

export type Credentials = z.output<typeof credentialsInfo>

export function loginUrl(): string {
  return `${location.origin}/login`
}

/** Shown once after a customer was created. */
export function CredentialsDialog({ credentials, onClose }: { credentials: Credentials; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOnEscape={false}
      size="sm"
      title="Customer Login Credentials"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Note tone="caution">These credentials will not be shown again.</Note>
      <CopyField label="Login URL" value={loginUrl()} />
      <CopyField label="Username" value={credentials.username} />
      <CopyField label="Password" value={credentials.password} />
    </Dialog>
  )
}

export function CopyField({ label, value, help }: { label: string; value: string; help?: string }) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={value} className="mono" onFocus={(event) => event.target.select()} />
          <CopyButton label={label} value={value} disabled={value === ''} />
        </div>
      )}
    </Field>
  )
}
