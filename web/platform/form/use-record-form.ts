import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isMissing, isOutdated } from '../lib/api.ts'
import { changed } from './changed.ts'
import type { SavedRecord } from './form-start.ts'
import { askToLeave } from './open-forms.ts'
import type { RecordFormOptions } from './record-form-options.ts'
import { useMerge } from './use-merge.ts'
import { useOpenForm } from './use-open-form.ts'
import { useSaveErrors } from './use-save-errors.ts'
import { useTypedValues } from './use-typed-values.ts'

/**
 * The state of a form that creates or changes a record: draft, dirty check, merge with what others
 * changed meanwhile, and errors. `RecordForm` or `FormDialog` show it.
 */
export function useRecordForm<Values extends FieldValues, NewBody extends object, Change extends object, Item extends SavedRecord, Saved>(
  options: RecordFormOptions<Values, NewBody, Change, Item, Saved>,
) {
  const { create, update } = options
  const typed = useTypedValues<Values, Item, NewBody | Change>(options, (record) =>
    record && update ? update.schema(record) : create?.schema(),
  )
  const { form, compared, rebase, setNotice, setCollisions } = typed
  const merge = useMerge(typed, options)
  const errors = useSaveErrors(typed, options)
  const open = useOpenForm({ isChanged: typed.isChanged, dropDraft: typed.dropDraft })
  const [pending, setPending] = useState(false)
  // A second click can come before the button is rendered as pending.
  const isSaving = useRef(false)

  async function save({ another = false, again = false } = {}): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    setPending(true)
    errors.forgetFailure()
    try {
      const values = form.getValues()
      let isValid = false
      await form.handleSubmit(() => {
        isValid = true
      })()
      if (!isValid) return refuse(values)
      const saved = await send(values, again)
      finish(saved, values, another)
    } catch (error) {
      const { record } = compared()
      if (record && update && (isOutdated(error) || isMissing(error))) await merge.mergeWithCurrent(record, update)
      else errors.explain(error, () => void save({ another, again: true }))
    } finally {
      isSaving.current = false
      setPending(false)
    }
  }

  function refuse(values: Values) {
    options.onInvalid?.(Object.keys(form.formState.errors), values)
    errors.countAttempt()
  }

  async function send(values: Values, again: boolean): Promise<Saved> {
    const base = compared()
    const body = typed.schema()?.parse(values)
    if (base.record && update) {
      const before = update.schema(base.record).safeParse(base.values)
      const change = body as Change
      return update.send(base.record, before.success ? changed(before.data, change) : change, { values, keep: merge.takeRecord })
    }
    if (!create) throw new Error(`The form ${options.name} can't create records.`)
    return create.send((create.asksAgain ? { ...body, again } : body) as NewBody)
  }

  function finish(saved: Saved, values: Values, another: boolean) {
    typed.dropDraft()
    options.onSaved(saved, { isNew: compared().record === null, values })
    if (another) return goOn(null, options.carried?.(values))
    if (options.goesOnWith) return goOn(options.goesOnWith(saved))
    open.release()
    if (options.closesAfterSaving !== false) options.onClose()
  }

  function goOn(record: Item | null, carried?: Partial<Values>) {
    setNotice(null)
    setCollisions({})
    errors.forgetAttempts()
    rebase({ record, values: { ...options.values(record), ...carried } })
  }

  return {
    form,
    record: typed.base.record,
    notice: typed.notice,
    collisions: typed.collisions,
    failure: errors.failure,
    pending,
    attempts: errors.attempts,
    save,
    open,
    /** Closes the form; asks first when something was typed. */
    close: async () => {
      if (typed.isChanged() && (await askToLeave(open.form)) === 'stay') return
      open.release()
      options.onClose()
    },
    takeRecord: merge.takeRecord,
    settle: merge.settle,
    discardDraft: () => {
      typed.dropDraft()
      setNotice(null)
      setCollisions({})
      form.reset(compared().values)
    },
    createInstead: () => {
      setNotice(null)
      rebase({ record: null, values: options.values(null) }, form.getValues())
    },
    canCreate: create !== undefined,
  }
}
