type Value = string | number | boolean | null

/** Saves rows as a CSV file (RFC 4180, UTF-8), one column for each of their plain fields. */
export function saveRowsAsCsv(name: string, rows: readonly object[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', rowsAsCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function rowsAsCsv(rows: readonly object[]): string {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => rows.every((row) => isPlain(fieldOf(row, field))))
  const lines = [fields, ...rows.map((row) => fields.map((field) => fieldOf(row, field)))]
  return lines.map((line) => `${line.map((value) => cell(value)).join(',')}\r\n`).join('')
}

function fieldOf(row: object, field: string): unknown {
  return Object.entries(row).find(([name]) => name === field)?.[1]
}

function isPlain(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Text that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(value: unknown): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
