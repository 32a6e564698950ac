import { httpError } from '../../errors.ts'
import type { TableRow } from './read-table.ts'
import type { XmlReader } from './read-xml.ts'
import { columnName } from './table-parts.ts'
import type { NumberFormat } from './xlsx-number-formats.ts'
import { numberText } from './xlsx-number-text.ts'
import { RichText } from './xlsx-rich-text.ts'
import type { SharedTexts } from './xlsx-shared-texts.ts'

interface Sheet {
  texts: SharedTexts
  formats: readonly NumberFormat[]
  countsFrom1904: boolean
  mostColumns: number
}

const lastRow = 1_048_576
/** Longer than any text that is kept. */
const longestValue = 40_000

/** Makes the rows of a worksheet of its XML. */
export class SheetReader implements XmlReader {
  private readonly sheet: Sheet
  private rows: TableRow[] = []
  private line = 0
  private cells: string[] = []
  private column = -1
  private type = 'n'
  private style = 0
  private hasFormula = false
  private isInValue = false
  private value = ''
  private readonly inline = new RichText()

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  takeRows(): TableRow[] {
    const { rows } = this
    this.rows = []
    return rows
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') this.openRow(attributes.r)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'f') this.hasFormula = true
    else if (name === 'v') this.isInValue = true
    else this.inline.open(name)
  }

  text(piece: string): void {
    if (!this.isInValue) this.inline.text(piece)
    else if (this.value.length < longestValue) this.value += piece
  }

  close(name: string): void {
    if (name === 'v') this.isInValue = false
    else if (name === 'c') this.closeCell()
    else if (name === 'row') this.rows.push({ line: this.line, cells: this.cells })
    else this.inline.close(name)
  }

  private openRow(number: string | undefined): void {
    const line = number === undefined ? this.line + 1 : Number(number)
    if (!Number.isInteger(line) || line <= this.line || line > lastRow) throw httpError('table.damaged')
    this.line = line
    this.cells = []
    this.column = -1
  }

  private openCell({ r, t, s }: Record<string, string>): void {
    this.column = r === undefined ? this.column + 1 : columnIndex(r)
    this.type = t ?? 'n'
    this.style = Number(s ?? 0)
    this.hasFormula = false
    this.isInValue = false
    this.value = ''
    this.inline.begin()
  }

  private closeCell(): void {
    const text = this.cellText()
    if (text === '') return
    if (this.column >= this.sheet.mostColumns) throw httpError('table.too-many-columns', { line: this.line, most: this.sheet.mostColumns })
    while (this.cells.length < this.column) this.cells.push('')
    this.cells[this.column] = text
  }

  private cellText(): string {
    const { type, value } = this
    if (type === 'inlineStr') return this.inline.value
    if (type === 's') return this.sheet.texts.at(Number(value || Number.NaN))
    if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE'
    // A text that a formula makes may be empty; a number can't be.
    if (type === 'str' || type === 'e' || type === 'd') return value
    if (value.trim() !== '') return numberText(value.trim(), this.sheet.formats[this.style] ?? 'general', this.sheet.countsFrom1904)
    if (this.hasFormula) throw httpError('table.formula-without-value', { line: this.line, column: columnName(this.column) })
    return ''
  }
}

/** 2 of C5. */
function columnIndex(reference: string): number {
  const [letters] = /^[A-Z]{1,3}(?=\d+$)/.exec(reference) ?? []
  if (letters === undefined) throw httpError('table.damaged')
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
