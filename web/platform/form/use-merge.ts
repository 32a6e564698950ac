import type { FieldValues, Path } from 'react-hook-form'
import { isMissing } from '../lib/api.ts'
import { useMay } from '../lib/use-session.ts'
import { type Authors, authorOf, namesOf, nobodyKnown, readAuthors } from './authors.ts'
import { isSame } from './changed.ts'
import type { SavedRecord } from './form-start.ts'
import { merge3 } from './merge3.ts'
import type { RecordFormOptions } from './record-form-options.ts'
import type { TypedValues } from './use-typed-values.ts'

/** Merges what is typed into a form with what someone else, or another call of the form, changed meanwhile. */
export function useMerge<Values extends FieldValues, NewBody, Change, Item extends SavedRecord, Saved>(
  typed: TypedValues<Values, Item, NewBody | Change>,
  { noun, values, rowKeys, update }: RecordFormOptions<Values, NewBody, Change, Item, Saved>,
) {
  const { form, compared, collisions, rebase, setCollisions, setNotice } = typed
  const mayReadHistory = useMay('history.read')
  const mergedWith = (theirs: Values) => merge3(compared().values, form.getValues(), theirs, rowKeys)

  /** Merges with the record as it is now, which someone else has changed or deleted. */
  async function mergeWithCurrent({ id, version }: Item, { reread, history }: NonNullable<typeof update>) {
    const current = await reread(id).catch((reason: unknown) => {
      if (isMissing(reason)) return null
      throw reason
    })
    if (!current) return setNotice({ kind: 'deleted' })
    mergeWith(current, history && mayReadHistory ? await readAuthors(history, id, version ?? 0) : nobodyKnown)
  }

  function mergeWith(current: Item, authors: Authors) {
    const theirs = values(current)
    const merged = mergedWith(theirs)
    for (const field of Object.keys(merged.collisions)) Object.assign(merged.collisions[field] ?? {}, { by: authorOf(field, authors) })
    rebase({ record: current, values: theirs }, merged.values)
    setCollisions(merged.collisions)
    setNotice({
      kind: 'merged',
      subject: `This ${noun}`,
      by: namesOf(authors),
      taken: merged.taken,
      collided: Object.keys(merged.collisions),
      at: authors.at ?? ('updatedAt' in current ? String(current.updatedAt) : undefined),
    })
  }

  return {
    mergeWithCurrent,
    /** Takes over a version that another call of the same form saved; what else was typed stays. */
    takeRecord: (record: Item) => {
      const theirs = values(record)
      rebase({ record, values: theirs }, mergedWith(theirs).values)
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
  }
}
