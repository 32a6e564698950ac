import { formulaSafe } from '../../../contract/formula-safe.ts'
import { wallClockIn } from './wall-clock.ts'

export interface ColumnHead {
  label: string
  kind: 'text' | 'number' | 'money' | 'time' | 'date'
  /** In characters. Used by XLSX only. */
  width?: number
}

/** Money is a decimal string, a time an instant (a Date or ISO 8601), a date an instant or a day ('2026-03-31'). */
export type CellValue = string | number | boolean | Date | null

export interface Column<Row> extends ColumnHead {
  value: (row: Row) => CellValue
  /** The fields of the row that the value is made of, so that the file of a list reads no others. */
  reads?: readonly string[]
}

/** The content of a cell, without formulas. The UTC fields of `at` are the local time of the warehouse. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number' | 'money'; digits: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'time' | 'date'; at: Date }
  | null

/** The header line. Names of columns may come from an imported file, so that they are guarded as texts are. */
export function labelsOf(columns: readonly ColumnHead[]): string[] {
  return columns.map(({ label }) => formulaSafe(label))
}

const decimal = /^-?\d+(\.\d+)?$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** Returns a function that reads the cells of a row. A value of another type than its column's becomes text. */
export function cellReader<Row>(columns: readonly Column<Row>[], timeZone: string): (row: Row) => Cell[] {
  const wallClock = wallClockIn(timeZone)
  return (row) => columns.map((column) => readCell(column.kind, column.value(row), wallClock))
}

function readCell(kind: ColumnHead['kind'], value: CellValue, wallClock: (instant: Date) => Date): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (kind === 'time' || kind === 'date' || value instanceof Date) {
    const instant = new Date(value)
    if (!Number.isNaN(instant.getTime())) {
      const at = typeof value === 'string' && day.test(value) ? instant : wallClock(instant)
      return { kind: kind === 'date' ? 'date' : 'time', at }
    }
  }
  if (kind === 'number' || kind === 'money' || typeof value === 'number') {
    const digits = typeof value === 'number' && kind === 'money' ? value.toFixed(2) : String(value)
    if (decimal.test(digits)) return { kind: kind === 'money' ? 'money' : 'number', digits }
  }
  return { kind: 'text', text: formulaSafe(String(value)) }
}
