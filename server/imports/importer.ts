import type { RawBuilder } from 'kysely'
import type { Topic } from '../../contract/topics.ts'
import type { HistoryEntry } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import type { Transaction } from '../engine/database.ts'
import { httpError } from '../errors.ts'
import type { ItemUndo } from './apply-items.ts'
import type { Applied } from './apply-plans.ts'
import type { CheckContext, Checked, Group } from './check-groups.ts'
import type { ClaimedImport } from './claim-import.ts'

/** What a kind of imports does with its rows; how they are read, contract/imports/import-fields.ts and read-row.ts say. */
interface Definition<Plan> {
  /** The topics of what it makes. */
  topics: readonly Topic[]
  /** Finds out what each group of rows would do, or what is wrong with it. Changes nothing. */
  check(context: CheckContext, groups: readonly Group[]): Promise<Checked<Plan>[]>
  /** Does what was planned, in the transaction of the import. */
  apply(trx: Transaction, claimed: ClaimedImport, checked: Checked<Plan>[]): Promise<Applied>
  undo: Undo
  /** One notice for all records that were made; kinds without it notify of each record, or of none. */
  notice?(claimed: ClaimedImport, made: { records: number; first: number }): Notice
}

interface Undo {
  /** The records of the import, locked before it looks whether they were used. Items are locked with their stock. */
  locks: 'receipts' | 'orders' | 'locations' | null
  /** Whether what a row `r` of an import `x` made was used or changed since, as a condition. */
  isUsed: RawBuilder<boolean>
  /** By the means of the product: nothing of the stock ledger or the history is deleted. */
  rows(trx: Transaction, claimed: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone>
}

export interface UndoneRow {
  id: number
  recordId: number
  undo: ItemUndo | null
}

export interface Undone {
  history: HistoryEntry[]
  owners: (number | null)[]
}

export interface Importer extends Omit<Definition<unknown>, 'apply'> {
  /** Checks the groups again, under lock, and does what was planned. */
  carryOut(trx: Transaction, claimed: ClaimedImport, context: CheckContext, groups: readonly Group[]): Promise<Applied>
}

export function importer<Plan>({ apply, ...kind }: Definition<Plan>): Importer {
  return {
    ...kind,
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
