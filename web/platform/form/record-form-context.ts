import { createContext, useContext, useLayoutEffect } from 'react'
import { type Control, type FieldValues, useController } from 'react-hook-form'
import type { FormNotice, SaveFailure } from './form-start.ts'
import type { Collision } from './merge3.ts'

/** The part of `useRecordForm` that dialogs and notices use, for forms of whatever values. */
export interface ShownForm {
  form: { control: unknown; setFocus: unknown }
  notice: FormNotice
  collisions: object
  failure: SaveFailure | null
  pending: boolean
  attempts: number
  canCreate: boolean
  save: (options?: { another?: boolean }) => Promise<void>
  close: () => Promise<void>
  settle: (field: never, choice: 'theirs' | 'mine') => void
  discardDraft: () => void
  createInstead: () => void
  open: { setTitle: (title: string) => void }
}

/** What a form gives its fields. */
export interface RecordFormFields {
  control: Control
  focus: (field: string) => void
  /** Values that another person and this one changed at the same time, by field. */
  collisions: Readonly<Record<string, Collision>>
  settle: (field: string, choice: 'theirs' | 'mine') => void
  /** Labels of the fields in page order, for the summary of errors. */
  labels: Map<string, string>
}

export const RecordFormContext = createContext<RecordFormFields | null>(null)

export function useRecordFormFields(): RecordFormFields {
  const fields = useContext(RecordFormContext)
  if (!fields) throw new Error('The fields of a form must be inside FormDialog.')
  return fields
}

/** The value of a field, its error and its setter. The label names it in the summary of errors. */
export function useFormField<Value>(name: string, label: string) {
  const { control, labels } = useRecordFormFields()
  useLayoutEffect(() => {
    labels.set(name, label)
    return () => {
      labels.delete(name)
    }
  }, [labels, name, label])
  const { field, fieldState } = useController<FieldValues, string>({ control, name })
  return {
    value: field.value as Value,
    change: field.onChange as (value: Value) => void,
    ref: field.ref,
    error: fieldState.error?.message,
  }
}
