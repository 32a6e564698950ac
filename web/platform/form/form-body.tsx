import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Control } from 'react-hook-form'
import type { RecordFormFields, ShownForm } from './record-form-context.ts'
import { submitByCtrlEnter } from './submit-keys.ts'

interface FormBodyProps {
  id: string
  form: ShownForm
  long: boolean
  children: ReactNode
}

/** The form element of a record form, around its fields. */
export function FormBody({ id, form, long, children }: FormBodyProps) {
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

/** What the fields of a form get by RecordFormContext. */
export function useFieldsOf({ form, collisions, settle }: ShownForm): RecordFormFields {
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
