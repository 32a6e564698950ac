import { type ReactNode, useEffect, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { FormBody, useFieldsOf } from './form-body.tsx'
import { FormNotices } from './form-notices.tsx'
import { RecordFormContext, type ShownForm, useRecordFormFields } from './record-form-context.ts'

interface FormPanelProps {
  form: ShownForm
  title: string
  /** Under the fields, in the form. */
  children: ReactNode
}

/** A form that is a part of a page, and stays there after saving (`goesOnWith` of useRecordForm). */
export function FormPanel({ form, title, children }: FormPanelProps) {
  const id = useId()
  const fields = useFieldsOf(form)
  useEffect(() => form.open.setTitle(title))
  return (
    <RecordFormContext value={fields}>
      <Panel title={title}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
          <FormNotices form={form} />
          <FormBody id={id} form={form} long={false}>
            {children}
          </FormBody>
        </div>
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
          <Button variant="primary" type="submit" form={id} pending={form.pending} aria-keyshortcuts="Control+Enter">
            {form.pending ? 'Saving...' : 'Save Changes'}
          </Button>
          <DiscardButton onDiscard={form.discardDraft} />
        </footer>
      </Panel>
    </RecordFormContext>
  )
}

/** Only while something is typed that isn't saved. */
function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { control } = useRecordFormFields()
  const { isDirty } = useFormState({ control })
  return isDirty && <Button onClick={onDiscard}>Discard</Button>
}
