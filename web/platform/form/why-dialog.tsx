import { z } from 'zod'
import { requiredText } from '../../../contract/fields.ts'
import type { ToastContent } from '../lib/toast.ts'
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx'
import { fieldsOf } from './fields.tsx'

type Field = 'reason' | 'note'
const { TextField } = fieldsOf<Record<Field, string>>()
const labels: Record<Field, string> = { reason: 'Reason', note: 'Note' }

interface WhyDialogProps<Saved>
  extends Pick<
    AskDialogProps<Record<Field, string>, object, Saved>,
    'title' | 'description' | 'submitLabel' | 'pendingLabel' | 'cancelLabel' | 'name' | 'noun' | 'onClose'
  > {
  /** Under which name the call takes it. */
  field?: Field
  required?: boolean
  maxLength: number
  hint?: string | undefined
  send: (why: string) => Promise<Saved>
  /** See AskDialog. */
  said: (saved: Saved) => ToastContent
}

/** Asks why something is cancelled, declined or written off, and does it. */
export function WhyDialog<Saved>({ field = 'reason', required = false, maxLength, hint, send, ...dialog }: WhyDialogProps<Saved>) {
  return (
    <AskDialog
      {...dialog}
      danger
      start={{ [field]: '' }}
      schema={z.object({ [field]: required ? requiredText(maxLength, 'Please give a reason') : z.string() })}
      send={(typed) => send(String(typed[field]))}
    >
      <TextField name={field} label={labels[field]} required={required} rows={3} maxLength={maxLength} hint={hint} />
    </AskDialog>
  )
}
