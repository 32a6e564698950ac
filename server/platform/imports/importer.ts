import type { Kysely, RawBuilder } from 'kysely'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import type { Topic } from '../../../contract/topics.ts'
import { httpError } from '../../errors.ts'
import type { Person } from '../../viewer.ts'
import type { HistoryEntry } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import type { Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import type { CellRules } from './cell-rules.ts'
import type { CheckContext, Checked, Group } from './check-groups.ts'
import type { ClaimedImport } from './claim-import.ts'
import type { ImportedRow } from './import-rows-queries.ts'

/** What a kind of imports does with its rows. Their fields are in contract/platform/imports/import-fields.ts, how a row is read in read-row.ts. */
interface Definition<Plan, Kept> {
  /** The topics of what it makes. */
  topics: readonly Topic[]
  /** How the cells of its fields are read. */
  cells: CellRules
  /** Finds out what each group of rows would do, or what is wrong with it. Changes nothing. */
  check(context: CheckContext, groups: readonly Group[]): Promise<Checked<Plan>[]>
  /** Does what was planned, in the transaction of the import. */
  apply(trx: Transaction, claimed: ClaimedImport, checked: Checked<Plan>[]): Promise<Applied>
  undo: Undo<Kept>
  /** One notice for all records that were made; kinds without it notify of each record, or of none. */
  notice?(claimed: ClaimedImport, made: { records: number; first: number }): Notice
}

interface Undo<Kept> {
  /** The records of the import, locked before it looks whether they were used. Items are locked with their stock. */
  locks: 'receipts' | 'orders' | 'locations' | null
  /** Whether what a row `r` of an import `x` made was used or changed since, as a condition. */
  isUsed: RawBuilder<boolean>
  /** By the means of the product: nothing of the stock ledger or the history is deleted. */
  rows(trx: Transaction, claimed: ClaimedImport, rows: readonly UndoneRow<Kept>[]): Promise<Undone>
}

/** A row whose work is undone, with what its kind kept for that. */
export interface UndoneRow<Kept = unknown> {
  id: number
  recordId: number
  undo: Kept | null
}

export interface Undone {
  history: HistoryEntry[]
  owners: (number | null)[]
}

/** What was done for some rows of an import. */
export interface Applied {
  rows: ImportedRow[]
  history: HistoryEntry[]
  notices: Notice[]
  /** The customer of each record that was made or changed; null for a record of no customer. */
  owners: (number | null)[]
}

/** The history of what an import has made or changed names its file. */
export function importedFrom(entry: HistoryEntry, facts: object): HistoryEntry {
  return { ...entry, after: { ...entry.after, ...facts } }
}

/** What the imports are handed: their kinds, and what finds the people and rows that an import names. */
export interface ImportHouse {
  importers: Readonly<Record<ImportKind, Importer>>
  findPerson(on: Kysely<Tables>, userId: number): Promise<{ person: Person; maySignIn: boolean }>
  /** The customer that a cell names; a sentence where there is none or more than one. */
  customerNamed(on: Kysely<Tables>, cell: string): Promise<number | string>
  /** @throws HttpError where there is no such site, or it is not in use. */
  siteCalled(on: Kysely<Tables>, viewer: Person, code: string): Promise<{ id: number }>
}

export interface Importer extends Omit<Definition<unknown, unknown>, 'apply'> {
  /** Checks the groups again, under lock, and does what was planned. */
  carryOut(trx: Transaction, claimed: ClaimedImport, context: CheckContext, groups: readonly Group[]): Promise<Applied>
}

/** @template Kept what `apply` keeps with a row for its undo, as JSON gives it back. */
export function importer<Plan, Kept extends object = never>({ apply, undo, ...kind }: Definition<Plan, Kept>): Importer {
  return {
    ...kind,
    // Safe: what was kept with a row, the same kind has kept.
    undo: { ...undo, rows: (trx, claimed, rows) => undo.rows(trx, claimed, rows as readonly UndoneRow<Kept>[]) },
    carryOut: async (trx, claimed, context, groups) => apply(trx, claimed, unchanged(await kind.check(context, groups), claimed.again)),
  }
}

/** Refuses when the check says something else of a row than it said before. */
function unchanged<Plan>(checked: Checked<Plan>[], again: boolean): Checked<Plan>[] {
  const changes = checked.flatMap(({ group, results }) =>
    group.flatMap(({ row, values }, n) => {
      const result = results[n]
      if (result?.state === 'ready' && result.action === row.action && result.basis === row.basis && (again || result.known === null))
        return []
      const message =
        result?.messages[0]?.message ?? result?.known ?? httpError('import-row.item-changed', { sku: String(values.sku) }).message
      return [`Line ${row.line}: ${message}`]
    }),
  )
  if (changes.length > 0) throw httpError('import.changed-meanwhile', { changes })
  if (checked.some(({ plan }) => plan === null)) throw new Error('A row without errors has a plan.')
  return checked
}
