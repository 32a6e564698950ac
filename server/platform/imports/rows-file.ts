import { open } from 'node:fs/promises'
import type { TableRow } from '../files/read-table.ts'

/*
 * The rows of a table that was read in a thread, one a line, in a file. A transaction writes them into the database from there, so that it
 * waits for no thread.
 */

const rowsAtOnce = 500

/** Yields the rows as they are written. */
export async function* writingRows(path: string, rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  await using file = await open(path, 'wx', 0o600)
  let lines: string[] = []
  const write = async () => {
    await file.appendFile(lines.join(''))
    lines = []
  }
  for await (const row of rows) {
    lines.push(`${JSON.stringify([row.line, row.cells])}\n`)
    if (lines.length === rowsAtOnce) await write()
    yield row
  }
  await write()
}

export async function* readRows(path: string): AsyncGenerator<TableRow> {
  await using file = await open(path)
  for await (const text of file.readLines()) {
    // Safe: writingRows() wrote it.
    const [line, cells] = JSON.parse(text) as [number, string[]]
    yield { line, cells }
  }
}
