import type { FieldValues } from 'react-hook-form'
import { isChanged } from './changed.ts'
import { readDraft } from './draft.ts'
import { type Merged, merge3, type RowKeys } from './merge3.ts'

export interface SavedRecord {
  id: number
  version?: number
}

/** What a form tells besides the errors at its fields. */
export type FormNotice =
  | { kind: 'restored' }
  | { kind: 'merged'; subject: string; by: string; taken: string[]; collided: string[]; at: string | undefined }
  | { kind: 'deleted' }
  | null

/** Why saving failed, and the fields whose errors the answer named. */
export interface SaveFailure {
  sentence: string
  fields: readonly string[]
  /** The id of the toast that says the same; null where there is none. */
  toast: number | null
  /** Creates once more what exists already. */
  onAgain?: () => void
}

/** The record and the values with which a form is compared. */
export interface Base<Values, Item> {
  record: Item | null
  values: Values
}

/** The values at the start: the record's, with the draft if there is one. */
export function startOf<Values extends FieldValues, Item extends SavedRecord>(
  key: string,
  { record, values, rowKeys }: { record: Item | null; values: (record: Item | null) => Values; rowKeys?: RowKeys<Values> },
): { base: Base<Values, Item>; merged: Merged<Values>; notice: FormNotice } {
  const base = { record, values: values(record) }
  const draft = readDraft(key, base.values)
  if (!draft) return { base, merged: { values: base.values, taken: [], collisions: {} }, notice: null }
  const merged = merge3({ ...base.values, ...draft.base }, { ...base.values, ...draft.typed }, base.values, rowKeys)
  return { base, merged, notice: isChanged(base.values, merged.values) ? { kind: 'restored' } : null }
}
