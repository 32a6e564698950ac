import { Readable } from 'node:stream'
import { streamFromThread } from '../workers/threads.ts'
import { batches } from './batches.ts'
import type { Column } from './columns.ts'
import type { RowValues } from './write-workbook.ts'

/**
 * A workbook of one sheet with a frozen header row and one line per row. Rows are read as fast as the stream is consumed, here where the
 * database is; a thread writes the file.
 */
export function xlsxStream<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  { timeZone, sheet }: { timeZone: string; sheet: string },
): Readable {
  const heads = columns.map(({ value: _, ...head }) => head)
  return Readable.from(streamFromThread('write-workbook', { columns: heads, timeZone, sheet }, valuesOf(columns, rows)), {
    objectMode: false,
  })
}

async function* valuesOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<RowValues[]> {
  for await (const batch of batches(rows)) yield batch.map((row) => columns.map(({ value }) => value(row)))
}
