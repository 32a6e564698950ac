import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useViewer } from '../lib/use-session.ts'
import { isChanged } from './changed.ts'
import { draftKey, dropDraft, keepDraft } from './draft.ts'
import { type Base, type FormNotice, type SavedRecord, startOf } from './form-start.ts'
import type { Merged } from './merge3.ts'
import type { TypedValuesOptions } from './record-form-options.ts'
import { resolveWith } from './resolve-with.ts'

export type TypedValues<Values extends FieldValues, Item extends SavedRecord, Body> = ReturnType<typeof useTypedValues<Values, Item, Body>>

/** What is typed into a form, its draft, the record with which it is compared, and what came of a merge with that record. */
export function useTypedValues<Values extends FieldValues, Item extends SavedRecord, Body>(
  options: TypedValuesOptions<Values, Item>,
  schemaFor: (record: Item | null) => z.ZodType<Body, Values> | undefined,
) {
  const { user } = useViewer()
  const key = draftKey(user.id, options.name, options.record?.id ?? null)
  const [start] = useState(() => startOf(key, options))
  const [base, setBase] = useState<Base<Values, Item>>(start.base)
  const [notice, setNotice] = useState<FormNotice>(start.notice)
  const [collisions, setCollisions] = useState<Merged<Values>['collisions']>(start.merged.collisions)
  const latest = useRef({ base, options, schemaFor })
  useLayoutEffect(() => {
    latest.current = { base, options, schemaFor }
  })

  const schema = () => latest.current.schemaFor(latest.current.base.record)
  const form = useForm<Values>({
    defaultValues: start.merged.values as DefaultValues<Values>,
    resolver: (values) => resolveWith(schema(), values),
    shouldFocusError: false,
    mode: options.mode ?? 'onSubmit',
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(key, latest.current.base.values, values, latest.current.options.secrets),
      }),
    [form, key],
  )

  return {
    form,
    /** The record and its values as they were read, or as they were at the last merge; `compared` knows the latest before it is rendered. */
    base,
    compared: () => latest.current.base,
    notice,
    setNotice,
    collisions,
    setCollisions,
    schema,
    isChanged: () => isChanged(latest.current.base.values, form.getValues()),
    dropDraft: () => dropDraft(key),
    /** Sets the form and what it is compared with. */
    rebase: (next: Base<Values, Item>, values = next.values) => {
      latest.current.base = next
      setBase(next)
      form.reset(values, { keepErrors: false })
      keepDraft(key, next.values, values, options.secrets)
    },
  }
}
