import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { batches } from './batches.ts'
import { type Cell, type Column, cellReader, labelsOf } from './columns.ts'

/** Excel reads a CSV file as UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'

/** RFC 4180. A quoted line break within a cell stays as it is. */
const format = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ }

/** A CSV file with a header line and one line per row. Rows are read as fast as the stream is consumed. */
export function csvStream<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>, { timeZone }: { timeZone: string }): Readable {
  return Readable.from(csvChunks(columns, rows, timeZone), { objectMode: false })
}

async function* csvChunks<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>, timeZone: string): AsyncGenerator<string> {
  const cellsOf = cellReader(columns, timeZone)
  yield byteOrderMark + stringify([labelsOf(columns)], format)
  for await (const batch of batches(rows)) {
    yield stringify(
      batch.map((row) => cellsOf(row).map(cellText)),
      format,
    )
  }
}

function cellText(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return ''
    case 'text':
      return cell.text
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE'
    case 'number':
    case 'money':
      return cell.digits
    case 'date':
      return cell.at.toISOString().slice(0, 10)
    case 'time':
      return cell.at.toISOString().slice(0, 16).replace('T', ' ')
  }
}
