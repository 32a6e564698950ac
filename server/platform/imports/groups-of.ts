import type { Kysely } from 'kysely'
import type { ImportRowState } from '../../../contract/platform/imports/import-rows.ts'
import type { Tables } from '../engine/tables.ts'
import { mostRowsOfGroup } from './check-groups.ts'
import { type Position, rowsByGroup, type StoredRow } from './import-rows-queries.ts'

/** More than a group has, so that each read holds a whole one. */
const rowsAtOnce = mostRowsOfGroup + 100

export const beforeFirst: Position = { groupLine: 0, line: 0 }

interface Read {
  groups: StoredRow[][]
  rows: number
  /** Where the next read begins; null at the end. */
  next: Position | null
}

/** The next rows, by group; the last group is left to the next read where it may go on. */
export async function nextGroups(
  on: Kysely<Tables>,
  importId: number,
  after: Position,
  { states, without = new Set() }: { states: readonly ImportRowState[]; without?: ReadonlySet<number> },
): Promise<Read> {
  const rows = await rowsByGroup(on, importId, { after, states, most: rowsAtOnce })
  const isEnd = rows.length < rowsAtOnce
  const groups = [...Map.groupBy(rows, ({ groupLine }) => groupLine)]
  // A group that fills the whole read is too large, and passed over.
  if (!isEnd && groups.length > 1) groups.pop()
  const taken = groups.flatMap(([, group]) => group)
  const last = taken.at(-1)
  return {
    groups: groups.filter(([line]) => !without.has(line)).map(([, group]) => group),
    rows: taken.length,
    next: isEnd || !last ? null : { groupLine: last.groupLine, line: last.line },
  }
}
