import { type Cell, type ColumnHead, labelsOf } from './columns.ts'
import { columnName } from './table-parts.ts'
import { cellFormats } from './xlsx-workbook.ts'
import { escapeXml } from './xml.ts'

const widths: Record<ColumnHead['kind'], number> = { text: 24, number: 12, money: 14, time: 18, date: 12 }

const longestText = 32_767

/** Day 0 of spreadsheets is 1899-12-30, this many days before day 0 of JavaScript. */
const daysBefore1970 = 25_569
const dayLength = 86_400_000

export function worksheetStart(columns: readonly ColumnHead[]): string {
  const cols = columns.map(({ kind, width = widths[kind] }, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const labels = labelsOf(columns).map((label, index) => textCell(`${columnName(index)}1`, label, cellFormats.label))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${cols.join('')}</cols>`,
    `<sheetData><row r="1">${labels.join('')}</row>`,
  ].join('')
}

export const worksheetEnd = '</sheetData></worksheet>'

export function rowXml(cells: Cell[], line: number): string {
  return `<row r="${line}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${line}`)).join('')}</row>`
}

function cellXml(cell: Cell, reference: string): string {
  switch (cell?.kind) {
    case undefined:
      return ''
    case 'text':
      return textCell(reference, cell.text, cellFormats.text)
    case 'boolean':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`
    case 'number':
    case 'money':
      return numberCell(reference, cell.digits, cellFormats[cell.kind])
    case 'time':
      return numberCell(reference, serialNumber(cell.at), cellFormats.time)
    case 'date':
      return numberCell(reference, Math.floor(serialNumber(cell.at)), cellFormats.date)
  }
}

function numberCell(reference: string, value: string | number, format: number): string {
  return `<c r="${reference}" s="${format}"><v>${value}</v></c>`
}

function textCell(reference: string, text: string, format: number): string {
  const kept = escapeXml(text.slice(0, longestText))
  return `<c r="${reference}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`
}

function serialNumber(at: Date): number {
  return at.getTime() / dayLength + daysBefore1970
}
