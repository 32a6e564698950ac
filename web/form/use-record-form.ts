import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { HistoryEndpoint } from '../../contract/history-entry.ts'
import { ApiError, detailFor, isDuplicate, isMissing, isOutdated } from '../lib/api.ts'
import { dismissFailure, toast } from '../lib/toast.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import { type Authors, authorOf, namesOf, nobodyKnown, readAuthors } from './authors.ts'
import { changed, isChanged, isSame } from './changed.ts'
import { draftKey, dropDraft, keepDraft } from './draft.ts'
import { type Base, type FormNotice, type SavedRecord, type SaveFailure, startOf } from './form-start.ts'
import { type Merged, merge3, type RowKeys } from './merge3.ts'
import { askToLeave } from './open-forms.ts'
import { resolveWith } from './resolve-with.ts'
import { useOpenForm } from './use-open-form.ts'

interface Creation<Values, Body, Saved> {
  /** Converts the typed values to the body of the call, or says what is wrong with them. */
  schema: () => z.ZodType<Body, Values>
  send: (body: Body) => Promise<Saved>
  /** The call has `again`: what exists already is created once more only when the person says so. */
  asksAgain?: true
}

interface Update<Values, Body, Item, Saved> {
  schema: (read: Item) => z.ZodType<Body, Values>
  /**
   * Receives only the fields of the body that the person changed. `read` carries the version. `keep` takes over a version
   * that was saved before a later call of the same change can fail.
   */
  send: (read: Item, change: Partial<Body>, form: { values: Values; keep: (saved: Item) => void }) => Promise<Saved>
  /** The record as it is now; null when it has been deleted. */
  reread: (id: number) => Promise<Item | null>
  /** Tells who changed the record meanwhile, to people who may read it. Records without one are merged without names. */
  history?: HistoryEndpoint
}

export interface RecordFormOptions<
  Values extends FieldValues,
  NewBody extends object,
  Change extends object,
  Item extends SavedRecord,
  Saved,
> {
  /** Names the form's drafts, together with the user and the record. */
  name: string
  /** What is saved, in one word: 'item'. */
  noun: string
  /** The record as it was read; null creates one. Later changes of it don't touch the form. */
  record: Item | null
  values: (record: Item | null) => Values
  create?: Creation<Values, NewBody, Saved>
  update?: Update<Values, Change, Item, Saved>
  /** Called after saving, usually with a toast. Then the form closes. */
  onSaved: (saved: Saved, how: { isNew: boolean; values: Values }) => void
  /** False when `onSaved` shows something else in the form's place. */
  closesAfterSaving?: boolean
  onClose: () => void
  /** For a form that stays after saving: the record with which it goes on. */
  goesOnWith?: (saved: Saved) => Item
  /** Where the specification asks for a toast when saving fails: its title. The form's summary says it when the toast is gone. */
  failure?: string
  /** The sentence for a failure that has none. */
  fallback?: string
  /** The values with which another record begins after saving one. */
  carried?: (values: Values) => Partial<Values>
  /** When errors appear first: at saving, or at every change. */
  mode?: 'onSubmit' | 'onChange'
  /** Called when the typed values aren't valid, with the invalid fields: to show the tab they are in. */
  onInvalid?: (fields: string[], values: Values) => void
  /** Fields that are never stored in a draft: passwords. */
  secrets?: readonly (keyof Values)[]
  /** For fields that are lists: what identifies a row when two changes are merged. */
  rowKeys?: RowKeys<Values>
}

/**
 * The state of a form that creates or changes a record: draft, dirty check, merge with what others
 * changed meanwhile, and errors. `RecordForm` or `FormDialog` show it.
 */
export function useRecordForm<Values extends FieldValues, NewBody extends object, Change extends object, Item extends SavedRecord, Saved>(
  options: RecordFormOptions<Values, NewBody, Change, Item, Saved>,
) {
  const { user } = useViewer()
  const mayReadHistory = useMay('history.read')
  const key = draftKey(user.id, options.name, options.record?.id ?? null)
  const [start] = useState(() => startOf(key, options))
  const [base, setBase] = useState<Base<Values, Item>>(start.base)
  const [notice, setNotice] = useState<FormNotice>(start.notice)
  const [collisions, setCollisions] = useState<Merged<Values>['collisions']>(start.merged.collisions)
  /** The last failed save. */
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [pending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  // A second click can come before the button is rendered as pending.
  const isSaving = useRef(false)
  const latest = useRef({ base, options })
  useLayoutEffect(() => {
    latest.current = { base, options }
  })

  const schema = () => {
    const { base, options } = latest.current
    return base.record && options.update ? options.update.schema(base.record) : options.create?.schema()
  }
  const form = useForm<Values>({
    defaultValues: start.merged.values as DefaultValues<Values>,
    resolver: (values) => resolveWith(schema(), values),
    shouldFocusError: false,
    mode: options.mode ?? 'onSubmit',
  })
  const isFormChanged = () => isChanged(latest.current.base.values, form.getValues())
  const open = useOpenForm({ isChanged: isFormChanged, dropDraft: () => dropDraft(key) })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(key, latest.current.base.values, values, latest.current.options.secrets),
      }),
    [form, key],
  )

  /** Sets the form and what it is compared with. */
  function rebase(next: Base<Values, Item>, values: Values) {
    latest.current.base = next
    setBase(next)
    form.reset(values, { keepErrors: false })
    keepDraft(key, next.values, values, options.secrets)
  }

  async function send(values: Values, again: boolean): Promise<Saved> {
    const { base } = latest.current
    const body = schema()?.parse(values)
    if (base.record && options.update) {
      const before = options.update.schema(base.record).safeParse(base.values)
      const change = body as Change
      return options.update.send(base.record, before.success ? changed(before.data, change) : change, { values, keep: takeRecord })
    }
    if (!options.create) throw new Error(`The form ${options.name} can't create records.`)
    const sent = (options.create.asksAgain ? { ...body, again } : body) as NewBody
    return options.create.send(sent)
  }

  async function save({ another = false, again = false } = {}): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    setPending(true)
    setFailure(null)
    dismissFailure()
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
      await explain(error, another)
    } finally {
      isSaving.current = false
      setPending(false)
    }
  }

  function refuse(values: Values) {
    options.onInvalid?.(Object.keys(form.formState.errors), values)
    setAttempts((count) => count + 1)
  }

  function finish(saved: Saved, values: Values, another: boolean) {
    dropDraft(key)
    options.onSaved(saved, { isNew: latest.current.base.record === null, values })
    if (another) {
      const blank = { record: null, values: { ...options.values(null), ...options.carried?.(values) } }
      setNotice(null)
      setCollisions({})
      setAttempts(0)
      rebase(blank, blank.values)
    } else if (options.goesOnWith) {
      const record = options.goesOnWith(saved)
      setNotice(null)
      setCollisions({})
      setAttempts(0)
      rebase({ record, values: options.values(record) }, options.values(record))
    } else {
      open.release()
      if (options.closesAfterSaving !== false) options.onClose()
    }
  }

  async function explain(error: unknown, another: boolean) {
    const { record } = latest.current.base
    if (record && options.update && (isOutdated(error) || isMissing(error))) {
      const current = await options.update.reread(record.id).catch((reason: unknown) => {
        if (isMissing(reason)) return null
        throw reason
      })
      const { history } = options.update
      const authors = current && history && mayReadHistory ? await readAuthors(history, record.id, record.version ?? 0) : nobodyKnown
      if (current) mergeWith(current, authors)
      else setNotice({ kind: 'deleted' })
      return
    }
    const sentence = detailFor(error, options.fallback)
    if (isDuplicate(error)) return setFailure({ sentence, fields: [], toast: null, onAgain: () => void save({ another, again: true }) })
    const fields = showFieldErrors(error)
    setAttempts((count) => count + 1)
    const title = options.failure
    const shownAs = title === undefined ? null : toast({ title, description: sentence, tone: 'destructive' })
    setFailure({ sentence, fields, toast: shownAs })
  }

  function mergeWith(current: Item, authors: Authors) {
    const theirs = options.values(current)
    const merged = merge3(latest.current.base.values, form.getValues(), theirs, options.rowKeys)
    for (const field of Object.keys(merged.collisions)) Object.assign(merged.collisions[field] ?? {}, { by: authorOf(field, authors) })
    rebase({ record: current, values: theirs }, merged.values)
    setCollisions(merged.collisions)
    setNotice({
      kind: 'merged',
      subject: `This ${options.noun}`,
      by: namesOf(authors),
      taken: merged.taken,
      collided: Object.keys(merged.collisions),
      at: authors.at ?? ('updatedAt' in current ? String(current.updatedAt) : undefined),
    })
  }

  /** Takes over a version that another call of the same form saved; what else was typed stays. */
  function takeRecord(record: Item) {
    const theirs = options.values(record)
    rebase({ record, values: theirs }, merge3(latest.current.base.values, form.getValues(), theirs, options.rowKeys).values)
  }

  /** Shows the errors of the answer at their fields, and answers the paths of all of them. */
  function showFieldErrors(error: unknown): string[] {
    const errors = (error instanceof ApiError && error.problem?.errors) || []
    for (const { path, message } of errors) {
      if ((path.split('.')[0] ?? '') in latest.current.base.values) form.setError(path as Path<Values>, { message })
    }
    return errors.map(({ path }) => path)
  }

  return {
    form,
    /** The record with which the form is compared: as it was read, or as it was when it was last merged. */
    record: base.record,
    notice,
    collisions,
    failure,
    pending,
    /** Counts the failed attempts to save; at each the first invalid field gets the focus. */
    attempts,
    save,
    open,
    /** Closes the form; asks first when something was typed. */
    close: async () => {
      if (isFormChanged() && (await askToLeave(open.form)) === 'stay') return
      open.release()
      options.onClose()
    },
    takeRecord,
    discardDraft: () => {
      dropDraft(key)
      setNotice(null)
      setCollisions({})
      form.reset(latest.current.base.values)
    },
    createInstead: () => {
      setNotice(null)
      rebase({ record: null, values: options.values(null) }, form.getValues())
    },
    settle: (field: keyof Values & string, choice: 'theirs' | 'mine') => {
      const collision = collisions[field]
      if (!collision) return
      const shown = form.getValues(field as Path<Values> & string) as Values[typeof field]
      // What was typed since counts as the person's own, so that taking theirs doesn't lose it.
      const mine = isSame(shown, collision.theirs) ? collision.mine : shown
      form.setValue(field as Path<Values> & string, (choice === 'theirs' ? collision.theirs : mine) as never)
      setCollisions((others) => ({ ...others, [field]: { ...collision, mine, chosen: choice } }))
    },
    canCreate: options.create !== undefined,
  }
}
