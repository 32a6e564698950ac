import { withoutFormulaGuard } from '../../../contract/formula-safe.ts'
import { type ImportedCells, mostImportedRows } from '../../../contract/goods-out/shipments/event-imports.ts'
import { httpError } from '../../errors.ts'
import { readCsv } from '../../platform/files/read-csv.ts'
import type { TableRow } from '../../platform/files/read-table.ts'

declare module '../../platform/workers/thread-work.ts' {
  interface ThreadWork {
    'read-event-file': typeof readEventFile
  }
}

/** A row of the file as it is written. */
export interface FileRow {
  /** The line that it begins on. */
  line: number
  cells: ImportedCells
  /** It has more cells than the first line names, so one of them contains a separator. */
  isTooWide: boolean
}

/** How files name a column, as plain letters. The first name is ours, and counts where a file has others too. */
const columnNames: Record<keyof ImportedCells, readonly [string, ...string[]]> = {
  trackingNumber: ['tracking number', 'tracking id', 'tracking no', 'tracking', 'shipment', 'shipment number', 'consignment', 'waybill'],
  event: ['event', 'status', 'kind', 'event type', 'what happened', 'activity'],
  time: ['time', 'date', 'date time', 'date and time', 'timestamp', 'at', 'when', 'event time', 'event date'],
  place: ['place', 'location', 'city', 'where', 'event location'],
  notes: ['notes', 'note', 'remarks', 'remark', 'comments', 'comment', 'description', 'details', 'message'],
}
const columns = Object.keys(columnNames) as (keyof ImportedCells)[]
const optional: readonly (keyof ImportedCells)[] = ['place', 'notes']

/** The rows of a CSV file, whose first line names its columns. 400 when it can't be read as a whole. */
export async function readEventFile(csv: string): Promise<FileRow[]> {
  const [head, ...lines] = await linesOf(csv)
  const positions = positionsOf(head?.cells ?? [])
  if (lines.length === 0) throw httpError('event-import.empty')
  if (lines.length > mostImportedRows) throw httpError('event-import.too-many', { rows: lines.length, most: mostImportedRows })
  return lines.map(({ line, cells: found }) => {
    const cell = (column: keyof ImportedCells) => withoutFormulaGuard((found[positions[column]] ?? '').trim())
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)])) as Record<keyof ImportedCells, string>
    return { line, cells, isTooWide: found.length > (head?.cells.length ?? 0) }
  })
}

/** Without empty ones. Not as a table is read for an import: carriers name columns twice, and one bad row holds up nothing. */
async function linesOf(csv: string): Promise<TableRow[]> {
  const lines: TableRow[] = []
  for await (const line of readCsv(piece(csv))) if (line.cells.some((cell) => cell.trim() !== '')) lines.push(line)
  return lines
}

async function* piece(csv: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csv)
}

/** At which position each column stands; -1 for one that isn't there. */
function positionsOf(head: readonly string[]): Record<keyof ImportedCells, number> {
  const words = head.map(plain)
  const missing = columns.filter((column) => !optional.includes(column) && positionOf(words, column) < 0)
  if (missing.length > 0) throw httpError('event-import.columns', { missing: missing.map((column) => columnNames[column][0]) })
  return Object.fromEntries(columns.map((column) => [column, positionOf(words, column)])) as Record<keyof ImportedCells, number>
}

function positionOf(words: readonly string[], column: keyof ImportedCells): number {
  const [own, ...others] = columnNames[column].map(plain)
  const owned = words.flatMap((word, n) => (word === own ? [n] : []))
  const found = owned.length > 0 ? owned : words.flatMap((word, n) => (others.includes(word) ? [n] : []))
  if (found.length > 1) throw httpError('event-import.column-twice', { column: columnNames[column][0] })
  return found[0] ?? -1
}

/** 'Tracking-Number' is 'trackingnumber'. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
