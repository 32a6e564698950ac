import type { Kysely } from 'kysely'
import type { ImportAction, ImportedChange, ImportMessage } from '../../../contract/platform/imports/import-rows.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../engine/tables.ts'
import type { RowResult } from './import-rows-queries.ts'
import { groupFields, type ImportInfo, type ReadRow, type RowReader } from './read-row.ts'

/** How much of an item movements order from a site, by stockKey(). */
export type Wanted = Map<string, number>

export function stockKey(item: number, site: number): string {
  return `${item} at ${site}`
}

/** The rows about one item, receipt or movement, in the order of the file. */
export type Group = readonly ReadRow[]

export interface CheckContext {
  on: Kysely<Tables>
  now: Date
  info: ImportInfo
  reader: RowReader
  /** How much earlier movements of the import order. */
  wanted: Wanted
  /** The rows are about to be imported, and what they change is locked. */
  isUnderLock: boolean
}

/** A group, what the check says of its rows and, where none has an error, what is to be done. */
export interface Checked<Plan> {
  group: Group
  results: RowResult[]
  plan: Plan | null
}

interface Facts {
  action?: ImportAction
  itemId?: number | null
  siteId?: number | null
  quantity?: number | null
  basis?: string | null
  changes?: readonly ImportedChange[]
  stockChange?: number | null
  known?: string | null
}

export function resultOf({ row, messages }: ReadRow, facts: Facts = {}): RowResult {
  const {
    action = null,
    itemId = null,
    siteId = null,
    quantity = null,
    basis = null,
    changes = [],
    stockChange = null,
    known = null,
  } = facts
  const isReady = messages.length === 0
  return {
    id: row.id,
    state: isReady ? 'ready' : 'error',
    action: isReady ? action : null,
    messages,
    itemId,
    siteId,
    quantity,
    basis,
    changes,
    stockChange,
    known,
  }
}

/** A receipt or a movement is imported as a whole: an error in one of its rows is one of all. */
export function shareErrors(group: Group): boolean {
  const wrong = group.find(({ messages }) => messages.length > 0)
  if (!wrong) return false
  const message = httpError('import-row.group-has-errors', { line: wrong.row.line }).message
  for (const { messages } of group) if (messages.length === 0) messages.push({ column: null, field: null, message })
  return true
}

/**
 * The fields that belong to the whole of a receipt or movement: each as the first row that has it says. Rows that say something else get a
 * message, and the first row one for each that is required and that no row has.
 * @param requiredOf which fields are required, of a receipt or movement that has these.
 */
export function headOf(
  group: Group,
  { info, reader }: CheckContext,
  requiredOf: (head: Record<string, unknown>) => readonly string[],
): Record<string, unknown> {
  const head: Record<string, unknown> = {}
  const said = new Map<string, ReadRow>()
  for (const read of group)
    for (const field of groupFields[info.kind]) {
      const value = field === 'customer' ? (read.owner ?? undefined) : read.values[field]
      if (value === undefined) continue
      const first = said.get(field)
      if (!first) {
        said.set(field, read)
        head[field] = value
      } else if (head[field] !== value) {
        const line = first.row.line
        reader.tell(read, field, httpError('import-row.group-differs', { line, value: cellOf(first, field, info) }).message)
      }
    }
  const [first] = group
  if (first)
    for (const field of requiredOf(head))
      if (head[field] === undefined && !group.some(({ messages }) => messages.some((each) => each.field === field)))
        reader.tell(first, field, 'must be filled in')
  return head
}

function cellOf({ row }: ReadRow, field: string, { mapping }: ImportInfo): string {
  return row.cells[mapping.indexOf(field)] ?? ''
}

export const mostRowsOfGroup = 500

/** What the check says of the rows of a group that is too large to be looked at. */
export function tooLargeMessage(rows: number): ImportMessage {
  return { column: null, field: null, message: httpError('import-row.group-too-large', { rows, most: mostRowsOfGroup }).message }
}
