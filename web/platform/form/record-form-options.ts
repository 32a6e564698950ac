import type { z } from 'zod'
import type { HistoryEndpoint } from '../../../contract/history-entry.ts'
import type { RowKeys } from './merge3.ts'

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

/** What a form must know of its values. */
export interface TypedValuesOptions<Values, Item> {
  /** Names the form's drafts, together with the user and the record. */
  name: string
  /** The record as it was read; null creates one. Later changes of it don't touch the form. */
  record: Item | null
  values: (record: Item | null) => Values
  /** When errors appear first: at saving, or at every change. */
  mode?: 'onSubmit' | 'onChange'
  /** Fields that are never stored in a draft: passwords. */
  secrets?: readonly (keyof Values)[]
  /** For fields that are lists: what identifies a row when two changes are merged. */
  rowKeys?: RowKeys<Values>
}

export interface RecordFormOptions<Values, NewBody, Change, Item, Saved> extends TypedValuesOptions<Values, Item> {
  /** What is saved, in one word: 'item'. */
  noun: string
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
  /** Called when the typed values aren't valid, with the invalid fields: to show the tab they are in. */
  onInvalid?: (fields: string[], values: Values) => void
}
