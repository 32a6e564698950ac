import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog, dialogButtons } from '../ui/dialog.tsx'
import { FormNotices } from './form-notices.tsx'
import { RecordFormContext, type RecordFormFields, type ShownForm } from './record-form-context.ts'
import { submitByCtrlEnter } from './submit-keys.ts'

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

interface FormBodyProps {
  id: string
  form: ShownForm
  long: boolean
  children: ReactNode
}

function FormBody({ id, form, long, children }: FormBodyProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus()
  }, [form.attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <form
      id={id}
      ref={element}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => submitByCtrlEnter(event, long)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {children}
    </form>
  )
}

function useFieldsOf({ form, collisions, settle }: ShownForm): RecordFormFields {
  const labels = useRef(new Map<string, string>()).current
  return useMemo(
    () => ({
      // Fields are named by text here; `fieldsOf` checks the names against the values of the form.
      control: form.control as Control,
      focus: (field) => (form.setFocus as (field: string) => void)(field),
      collisions: collisions as RecordFormFields['collisions'],
      settle: settle as RecordFormFields['settle'],
      labels,
    }),
    [form, collisions, settle, labels],
  )
}
