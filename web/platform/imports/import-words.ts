import { type ImportKind, importFields } from '../../../contract/platform/imports/import-fields.ts'
import type { ImportMessage, ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import type { DataImport, ImportDetail, ImportState } from '../../../contract/platform/imports/imports.ts'
import { formatNumber, plural } from '../lib/format.ts'

export const rowStateLabels: Record<ImportRow['state'], string> = {
  pending: 'Not checked',
  ready: 'Ready',
  error: 'Error',
  skipped: 'Skipped',
  imported: 'Imported',
}

const outcomes = {
  create: { ahead: 'Create', done: 'Created', undone: 'Creation undone', ended: 'Not created' },
  update: { ahead: 'Update', done: 'Updated', undone: 'Update undone', ended: 'Not updated' },
  unchanged: { ahead: 'Unchanged', done: 'Unchanged', undone: 'Unchanged', ended: 'Unchanged' },
} as const

/** What rows of an import in this state will do, did, or did for a while: 'Create', 'Created', 'Creation undone'. */
export function outcomeOf(action: keyof typeof outcomes, state: ImportState): string {
  if (state === 'done' || state === 'undoing') return outcomes[action].done
  if (state === 'undone') return outcomes[action].undone
  return outcomes[action][state === 'cancelled' || state === 'failed' ? 'ended' : 'ahead']
}

/** Whether a job is at it. */
export function isUnderWay(state: ImportState): state is 'checking' | 'committing' | 'undoing' {
  return state === 'checking' || state === 'committing' || state === 'undoing'
}

const records: Record<ImportKind, string> = { items: 'item', receipts: 'receipt', movements: 'movement', locations: 'location' }

/** '1,204 items': what the rows create or update, or did. */
export function recordsOf({ kind, counts }: Pick<DataImport, 'kind' | 'counts'>): string {
  return plural(counts.records, records[kind])
}

/** What an import will do: 'Creates 120 items, updates 30 and leaves 5 as they are. 3 rows with errors won’t be imported.' */
export function outlook(read: DataImport): string {
  const { kind, counts } = read
  const { create, update, unchanged, ready } = counts
  if (ready === 0) return 'No rows can be imported yet. Correct the errors first.'
  if (kind !== 'items') return `Creates ${recordsOf(read)} from ${plural(ready, 'row')}.${leftOut(read)}`
  const parts = [
    create > 0 && `creates ${plural(create, 'item')}`,
    update > 0 && `updates ${formatNumber(update)}${create > 0 ? '' : update === 1 ? ' item' : ' items'}`,
    unchanged > 0 && `leaves ${formatNumber(unchanged)} as ${unchanged === 1 ? 'it is' : 'they are'}`,
  ].filter((part) => part !== false)
  return `${capital(listed(parts))}.${leftOut(read)}`
}

/** '1 row sets stock: +20 units'. */
export function stockRows({ stockRows: rows, stockUnits: units }: DataImport['counts']): string {
  const sign = units > 0 ? '+' : units < 0 ? '−' : '±'
  return `${plural(rows, 'row sets', 'rows set')} stock: ${sign}${plural(Math.abs(units), 'unit')}`
}

export function knownRows(rows: number): string {
  return `${plural(rows, 'row is', 'rows are')} there already: the list says where. Skip what you don’t want twice.`
}

/** '1.00 → 1.20'. */
export function changeIn({ from, to }: ImportRow['changes'][number]): string {
  return `${from ?? 'empty'} → ${to ?? 'empty'}`
}

function leftOut({ counts: { error, skipped } }: DataImport): string {
  const parts = [
    error > 0 && plural(error, 'row with errors', 'rows with errors'),
    skipped > 0 && plural(skipped, 'skipped row', 'skipped rows'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : ` ${capital(listed(parts))} won’t be imported.`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** 'SKU' of the key of a field. */
export function fieldLabel(kind: ImportKind, key: string): string {
  return importFields(kind, { role: 'staff', severalSites: true }).find((field) => field.key === key)?.label ?? key
}

/** 'must be filled in' becomes 'SKU must be filled in'; a message that begins with a capital is a complete sentence. */
export function sentenceOf({ kind }: Pick<DataImport, 'kind'>, { field, message }: ImportMessage): string {
  return field !== null && /^[a-z]/.test(message) ? `${fieldLabel(kind, field)} ${message}` : message
}

/** The columns of the file that are mapped, in its order. */
export function mappedColumns({ kind, columns, mapping }: Pick<ImportDetail, 'kind' | 'columns' | 'mapping'>) {
  return columns.flatMap(({ name }, index) => {
    const field = mapping[index]
    return field ? [{ index, name, label: fieldLabel(kind, field) }] : []
  })
}
