import { CsvError, parse } from 'csv-parse/sync'
import { type ImportedCells, mostImportedRows } from '../../contract/event-imports.ts'
import { withoutFormulaGuard } from '../../contract/formula-safe.ts'
import { httpError } from '../errors.ts'

/** A row of the file as it is written. */
export interface FileRow {
  /** The line that it ends on. */
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

const separators = [',', ';', '\t'] as const

/** The rows of a CSV file, whose first line names its columns. 400 when it can't be read as a whole. */
export function readEventFile(csv: string): FileRow[] {
  const [head, ...lines] = linesOf(csv)
  const positions = positionsOf(head?.record ?? [])
  if (lines.length === 0) throw httpError('event-import.empty')
  if (lines.length > mostImportedRows) throw httpError('event-import.too-many', { rows: lines.length, most: mostImportedRows })
  return lines.map(({ record, info }) => {
    const cell = (column: keyof ImportedCells) => withoutFormulaGuard((record[positions[column]] ?? '').trim())
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)])) as Record<keyof ImportedCells, string>
    return { line: info.lines, cells, isTooWide: record.length > (head?.record.length ?? 0) }
  })
}

interface Line {
  record: string[]
  info: { lines: number }
}

function linesOf(csv: string): Line[] {
  try {
    const read = parse(csv, {
      bom: true,
      delimiter: separatorOf(csv),
      info: true,
      relax_column_count: true,
      // A quote within a cell that isn't quoted is a part of it: 12" pipe.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    })
    return read as unknown as Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw httpError('event-import.unreadable', { line: Number(error.lines ?? 1) })
  }
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(csv: string): string {
  const head =
    csv
      .trimStart()
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const [first] = separators.toSorted((one, other) => head.split(other).length - head.split(one).length)
  return first ?? ','
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
