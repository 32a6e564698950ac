import { createReadStream } from 'node:fs'
import { batches } from './batches.ts'
import { readTable, type TableLimits, type TableRow } from './read-table.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadStreams {
    'read-table': typeof readTableFile
  }
}

/** The rows of a file on the disk, as readTable() yields them, in batches. */
export function readTableFile({ path, limits }: { path: string; limits: TableLimits }): AsyncIterable<TableRow[]> {
  return batches(readTable(createReadStream(path), limits))
}
