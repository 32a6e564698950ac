import type { ComponentProps } from 'react'
import { z } from 'zod'
import { requiredText } from '../../../contract/fields.ts'
import { type ToastContent, toast } from '../lib/toast.ts'
import { fieldsOf } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useRecordForm } from './use-record-form.ts'

type Field = 'reason' | 'note'
const { TextField } = fieldsOf<Record<Field, string>>()
const labels: Record<Field, string> = { reason: 'Reason', note: 'Note' }

interface WhyDialogProps<Saved>
  extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submitLabel' | 'pendingLabel' | 'cancelLabel'> {
  /** Names what was typed until it is sent: 'cancel-count-7'. */
  name: string
  /** What the record is called in messages: 'count'. */
  noun: string
  /** Under which name the call takes it. */
  field?: Field
  required?: boolean
  maxLength: number
  hint?: string | undefined
  send: (why: string) => Promise<Saved>
  /** What the toast says afterwards. */
  said: (saved: Saved) => ToastContent
  onClose: () => void
}

/** Asks why something is cancelled, declined or written off, and does it. */
export function WhyDialog<Saved>({
  name,
  noun,
  field = 'reason',
  required = false,
  maxLength,
  hint,
  send,
  said,
  onClose,
  ...words
}: WhyDialogProps<Saved>) {
  const form = useRecordForm({
    name,
    noun,
    record: null,
    values: (): Record<Field, string> => ({ reason: '', note: '' }),
    create: {
      schema: () => z.object({ [field]: required ? requiredText(maxLength, 'Please give a reason') : z.string() }),
      send: (typed) => send(String(typed[field])),
    },
    onSaved: (saved) => toast(said(saved)),
    onClose,
  })
  return (
    <FormDialog form={form} size="sm" danger {...words}>
      <TextField name={field} label={labels[field]} required={required} rows={3} maxLength={maxLength} hint={hint} />
    </FormDialog>
  )
}
