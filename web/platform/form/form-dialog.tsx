import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog, dialogButtons } from '../ui/dialog.tsx'
import { FormBody, useFieldsOf } from './form-body.tsx'
import { FormNotices } from './form-notices.tsx'
import { RecordFormContext, type ShownForm } from './record-form-context.ts'

type DialogProps = ComponentProps<typeof Dialog>

interface FormDialogProps extends Pick<DialogProps, 'description' | 'size' | 'focus' | 'actions' | 'facts' | 'steady'> {
  form: ShownForm
  title: string
  /** Drawn instead of the title, when that is more than text. */
  heading?: ReactNode
  submitLabel: string
  /** Instead of `submitLabel` while saving. */
  pendingLabel?: string
  submitDisabled?: boolean
  /** A second button that saves and starts another record. */
  anotherLabel?: string
  cancelLabel?: string
  danger?: boolean
  /** Enter in a field doesn't submit; Ctrl or ⌘ with Enter does, in every form. */
  long?: boolean
  /** At the left of the buttons. */
  summary?: ReactNode
  children: ReactNode
}

/** A dialog with a form. Closing it asks first when something was typed. */
export function FormDialog({
  form,
  title,
  heading = title,
  submitLabel,
  pendingLabel = submitLabel,
  submitDisabled,
  anotherLabel,
  cancelLabel = 'Cancel',
  danger,
  long = false,
  summary,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const fields = useFieldsOf(form)
  useEffect(() => form.open.setTitle(title))
  return (
    <RecordFormContext value={fields}>
      <Dialog
        {...dialog}
        open
        onOpenChange={(open) => {
          if (!open) void form.close()
        }}
        title={heading}
        notice={<FormNotices form={form} />}
        footer={
          <div className={classNames(dialogButtons, 'flex-1')}>
            {summary}
            <Button onClick={() => void form.close()}>{cancelLabel}</Button>
            {anotherLabel && (
              <Button disabled={submitDisabled} onClick={() => void form.save({ another: true })}>
                {anotherLabel}
              </Button>
            )}
            <Button
              variant={danger ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              pending={form.pending}
              disabled={submitDisabled}
              aria-keyshortcuts="Control+Enter"
            >
              {form.pending ? pendingLabel : submitLabel}
            </Button>
          </div>
        }
      >
        <FormBody id={formId} form={form} long={long}>
          {children}
        </FormBody>
      </Dialog>
    </RecordFormContext>
  )
}
