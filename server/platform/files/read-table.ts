import { withoutFormulaGuard } from '../../../contract/formula-safe.ts'
import { httpError } from '../../errors.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { columnName, firstBytes } from './table-parts.ts'

export interface TableRow {
  /** The line of the file that it begins on (CSV), or its row number (XLSX), from 1. They rise from row to row. */
  line: number
  cells: string[]
}

export interface TableLimits {
  /** Not counting the first row, which names the columns. */
  rows: number
  columns: number
  /** How many bytes of a workbook are unpacked, all its parts together. Usually 400 MB. */
  unpacked?: number
}

/** What a cell of Excel can hold. */
const longestCell = 32_767
const longestName = 200

const zip = [0x50, 0x4b, 0x03, 0x04]
const emptyZip = [0x50, 0x4b, 0x05, 0x06]
/** The signature of OLE files: .xls, and .xlsx with a password. */
const ole = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The rows of a CSV file, or of the first visible sheet of an Excel workbook, one after the other, so that memory stays flat: a CSV file is
 * never held as a whole, a workbook only packed, besides its shared texts. The first row names the columns: each is named, and no two alike.
 * All rows have as many cells as it. Empty rows are left out. Cells keep the apostrophe that marks a text which looks like a formula.
 * Cells with a formula are read as the value stored in them, and an error of a spreadsheet as the text '#REF!'.
 * @throws {HttpError} table.… with a sentence for people, also after some rows: what came before it must not be used then.
 */
export async function* readTable(source: AsyncIterable<Uint8Array>, limits: TableLimits): AsyncGenerator<TableRow> {
  const { head, all } = await firstBytes(source, 4)
  const startsWith = (signature: number[]) => signature.every((byte, index) => head[index] === byte)
  if (startsWith(ole)) throw httpError('table.xls')
  const rows = startsWith(zip) || startsWith(emptyZip) ? readXlsx(all, limits) : readCsv(all)
  yield* checked(rows, limits)
}

async function* checked(rows: AsyncIterable<TableRow>, limits: TableLimits): AsyncGenerator<TableRow> {
  let width = 0
  let count = 0
  for await (const { line, cells } of rows) {
    const filled = withoutEmptyEnd(cells)
    if (filled.length === 0) continue
    refuseBadCells(line, filled, limits)
    if (width === 0) {
      const names = filled.map((name) => withoutFormulaGuard(name.trim()))
      refuseBadNames(names)
      width = names.length
      yield { line, cells: names }
      continue
    }
    if (filled.length > width)
      throw httpError('table.too-wide', { line, column: columnName(filled.findIndex((cell, n) => n >= width && cell.trim() !== '')) })
    count += 1
    if (count > limits.rows) throw httpError('table.too-many-rows', { most: limits.rows })
    yield { line, cells: Array.from({ length: width }, (_, index) => filled[index] ?? '') }
  }
  if (count === 0) throw httpError('table.empty')
}

function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

function refuseBadCells(line: number, cells: string[], limits: TableLimits): void {
  if (cells.length > limits.columns) throw httpError('table.too-many-columns', { line, most: limits.columns })
  for (const [index, cell] of cells.entries()) {
    if (cell.length > longestCell) throw httpError('table.cell-too-long', { line, column: columnName(index), most: longestCell })
    // PostgreSQL can't store these.
    if (cell.includes('\0') || !cell.isWellFormed()) throw httpError('table.not-text', { line })
  }
}

function refuseBadNames(names: string[]): void {
  const seen = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const column = columnName(index)
    if (name === '') throw httpError('table.column-unnamed', { column })
    if (name.length > longestName) throw httpError('table.column-name-too-long', { column, most: longestName })
    const same = seen.get(name.toLowerCase())
    if (same !== undefined) throw httpError('table.column-twice', { name, columns: [columnName(same), column] })
    seen.set(name.toLowerCase(), index)
  }
}
