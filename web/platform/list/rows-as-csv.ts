import { formulaSafe } from '../../../contract/formula-safe.ts'

/** Saves rows as a CSV file (RFC 4180, UTF-8), one column for each of their plain fields. */
export function saveRowsAsCsv(name: string, rows: readonly object[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', rowsAsCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function rowsAsCsv(rows: readonly object[]): string {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => rows.every((row) => isPlain(Reflect.get(row, field))))
  const lines = [fields, ...rows.map((row) => fields.map((field): unknown => Reflect.get(row, field)))]
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function cell(value: unknown): string {
  const text = typeof value === 'string' ? formulaSafe(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
