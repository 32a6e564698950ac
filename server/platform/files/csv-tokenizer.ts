import { httpError } from '../../errors.ts'
import type { TableRow } from './read-table.ts'

/** What a row is read up to, so that a quote that is never closed doesn't collect the whole file. */
const longestRow = 1_000_000

const quote = 34
const lineFeed = 10
const carriageReturn = 13
const space = 32

/** Where in a cell the next character stands; `closed` is behind a quote in a quoted cell. */
type Position = 'start' | 'bare' | 'quoted' | 'closed'

/**
 * Cuts the text of a CSV file into cells (RFC 4180) while it arrives. Lines may end in any way. A quote within a cell that isn't quoted is a
 * part of it: 12" pipe. But what follows a closing quote must be a separator: otherwise a forgotten quote would swallow rows up to the next one
 * unnoticed, which is why no library is used that takes both or neither.
 */
export class CsvTokenizer {
  private readonly separator: number
  private position: Position = 'start'
  private cells: string[] = []
  private cell = ''
  private line = 1
  /** The lines that the row and the cell begin on. */
  private rowLine = 1
  private cellLine = 1
  private rowLength = 0
  private isAfterReturn = false

  constructor(separator: string) {
    this.separator = separator.charCodeAt(0)
  }

  /** The rows that end in this piece of the text. */
  *rowsOf(text: string): Generator<TableRow> {
    let from = 0
    let rowFrom = 0
    for (let n = 0; n < text.length; n++) {
      const code = text.charCodeAt(n)
      const endsReturn = this.isAfterReturn && code === lineFeed
      this.isAfterReturn = code === carriageReturn
      const isBreak = code === lineFeed || code === carriageReturn
      if (isBreak && !endsReturn) this.line += 1
      if (this.position === 'quoted') {
        if (code !== quote) continue
        this.cell += text.slice(from, n)
        this.position = 'closed'
        continue
      }
      if (code === quote && this.position !== 'bare') {
        // Two quotes stand for one.
        from = this.position === 'closed' ? n : n + 1
        if (this.position === 'start') this.cellLine = this.line
        this.position = 'quoted'
        continue
      }
      if (endsReturn) {
        from = n + 1
        rowFrom = n + 1
        continue
      }
      if (code !== this.separator && !isBreak) {
        if (this.position === 'start') {
          this.position = 'bare'
          from = n
        }
        if (this.position === 'closed' && code !== space) throw httpError('table.quote-open', { line: this.cellLine })
        continue
      }
      this.endCell(this.position === 'bare' ? text.slice(from, n) : '')
      if (!isBreak) continue
      yield this.takeRow()
      rowFrom = n + 1
    }
    if (this.position === 'bare' || this.position === 'quoted') this.cell += text.slice(from)
    this.rowLength += text.length - rowFrom
    if (this.rowLength > longestRow) throw httpError('table.row-too-long', { line: this.rowLine, most: longestRow })
  }

  /** The last row, where no line break ends it. */
  *end(): Generator<TableRow> {
    if (this.position === 'quoted') throw httpError('table.quote-open', { line: this.cellLine })
    if (this.position === 'start' && this.cells.length === 0) return
    this.endCell('')
    yield this.takeRow()
  }

  private endCell(rest: string): void {
    this.cells.push(this.cell + rest)
    this.cell = ''
    this.position = 'start'
  }

  private takeRow(): TableRow {
    const row = { line: this.rowLine, cells: this.cells }
    this.cells = []
    this.rowLine = this.line
    this.rowLength = 0
    return row
  }
}
