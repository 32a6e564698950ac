import type { HistoryEndpoint, HistoryEntry } from '../../../contract/history-entry.ts'
import { call } from '../lib/api.ts'

/** Who changed a record: all of them, of each field who changed it last, and when the last change was made. */
export interface Authors {
  names: readonly string[]
  byField: Readonly<Record<string, string>>
  at?: string | undefined
}

export const nobodyKnown: Authors = { names: [], byField: {} }
const mostEntries = 25

/** Who made the versions of a record after `version`. Without its history, changes are shown without names. */
export async function readAuthors(endpoint: HistoryEndpoint, id: number, version: number): Promise<Authors> {
  const entries = await call(endpoint, { params: { id }, query: { limit: mostEntries, sort: '-at' } }).catch(() => [])
  return authorsSince(entries, version)
}

/** @param entries newest first. Changes that make no version, such as adjustments, say none. */
export function authorsSince(entries: readonly HistoryEntry[], version: number): Authors {
  const since = entries.filter(({ after }) => versionIn(after) > version)
  if (since.length === 0) return nobodyKnown
  const byField = Object.fromEntries(since.toReversed().flatMap(({ after, by }) => Object.keys(after ?? {}).map((field) => [field, by])))
  return { names: [...new Set(since.map(({ by }) => by))], byField, at: since[0]?.at }
}

function versionIn(after: HistoryEntry['after']): number {
  const { version } = after ?? {}
  return typeof version === 'number' ? version : 0
}

/** 'Mia Berg', 'Mia Berg and Ana Roth', or 'someone else'. */
export function namesOf({ names }: Authors): string {
  if (names.length === 0) return 'someone else'
  return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Who changed a field of the form, which may have another name in the history. */
export function authorOf(field: string, { names, byField }: Authors): string | undefined {
  return names.length === 1 ? names[0] : byField[field]
}
