import { draftPrefixOf } from '../lib/stored-drafts.ts'
import { changed } from './changed.ts'

/** What a person typed into a form and hasn't saved. */
export interface Draft<Values> {
  /** The changed fields, as typed. */
  typed: Partial<Values>
  /** The same fields as they were in the record. */
  base: Partial<Values>
  savedAt: number
}

const keptFor = 7 * 24 * 3600 * 1000

/** Drafts are kept per user, form and record. */
export function draftKey(userId: string | number, form: string, record: number | null): string {
  return `${draftPrefixOf(userId)}${form}:${record ?? 'new'}`
}

/** Keeps the changed fields except `secrets`; without any the draft is dropped. */
export function keepDraft<Values extends object>(
  key: string,
  base: Values,
  values: Values,
  secrets: readonly (keyof Values)[] = [],
  now = Date.now(),
): void {
  const typed = changed(base, values)
  for (const field of secrets) delete typed[field]
  const fields = Object.keys(typed) as (keyof Values)[]
  if (fields.length === 0) {
    dropDraft(key)
    return
  }
  const draft = { typed, base: Object.fromEntries(fields.map((field) => [field, base[field]])), savedAt: now }
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The storage is full or not allowed. The form works without a draft.
  }
}

/** The draft; null when there is none, it is too old, or it was written by another version of the form. */
export function readDraft<Values extends object>(key: string, blank: Values, now = Date.now()): Draft<Values> | null {
  const draft = stored(key)
  if (!draft) return null
  const fits = Object.entries(draft.typed).every(
    ([field, value]) => field in blank && kindOf(value) === kindOf(blank[field as keyof Values]) && field in draft.base,
  )
  if (fits && now - draft.savedAt <= keptFor) return draft as Draft<Values>
  dropDraft(key)
  return null
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}

interface StoredDraft {
  typed: object
  base: object
  savedAt: number
}

function stored(key: string): StoredDraft | null {
  try {
    const draft: Partial<StoredDraft> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return draft?.typed && draft.base && typeof draft.savedAt === 'number' ? (draft as StoredDraft) : null
  } catch {
    return null
  }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
