import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type ToastContent, toast } from '../lib/toast.ts'
import { FormDialog } from './form-dialog.tsx'
import type { RecordFormOptions } from './record-form-options.ts'
import { useRecordForm } from './use-record-form.ts'

type DialogWords = Omit<ComponentProps<typeof FormDialog>, 'form'>
type FormOptions<Values, Body> = Pick<RecordFormOptions<Values, Body, object, never, unknown>, 'name' | 'noun' | 'secrets' | 'onClose'>

export interface AskDialogProps<Values, Body, Saved> extends DialogWords, FormOptions<Values, Body> {
  /** The values that the fields start with. */
  start: NoInfer<Values>
  /** See useRecordForm. */
  schema: z.ZodType<Body, Values>
  send: (body: Body) => Promise<Saved>
  /** What the toast says afterwards. */
  said?: (saved: Saved, values: Values) => ToastContent
  /** What is shown in the place of the dialog afterwards; without it the dialog closes. */
  next?: ((saved: Saved, values: Values) => void) | undefined
}

/** Asks for what one call needs, and sends it. `useRecordForm` and FormDialog are for forms that do more, as merging with a record. */
export function AskDialog<Values extends FieldValues, Body extends object, Saved>({
  name,
  noun,
  secrets,
  start,
  schema,
  send,
  said,
  next,
  onClose,
  ...words
}: AskDialogProps<Values, Body, Saved>) {
  const form = useRecordForm({
    name,
    noun,
    record: null,
    values: () => start,
    ...(secrets && { secrets }),
    create: { schema: () => schema, send },
    onSaved: (saved: Saved, { values }) => {
      if (said) toast(said(saved, values))
      next?.(saved, values)
    },
    closesAfterSaving: !next,
    onClose,
  })
  return <FormDialog size="sm" {...words} form={form} />
}
