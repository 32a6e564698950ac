import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type CellValue, type ColumnHead, cellReader } from './columns.ts'
import { workbookParts, worksheetPath } from './xlsx-workbook.ts'
import { rowXml, worksheetEnd, worksheetStart } from './xlsx-worksheet.ts'

const mostRows = 1_048_576

declare module '../workers/thread-work.ts' {
  interface ThreadStreams {
    'write-workbook': typeof writeWorkbook
  }
}

export interface Workbook {
  columns: readonly ColumnHead[]
  timeZone: string
  sheet: string
}

/** The cells of a row, as its columns read them. */
export type RowValues = CellValue[]

/**
 * A workbook of one sheet with a frozen header row and one line per row. The worksheet is written and compressed row by row, because a
 * library that builds the whole workbook first takes 1.8 GB for 200,000 rows.
 */
export function writeWorkbook(workbook: Workbook, rows: AsyncIterable<RowValues[]>): Readable {
  const file = new PassThrough()
  const zip = new ZipFile()
  const worksheet = Readable.from(worksheetChunks(workbook, rows), { objectMode: false })
  worksheet.on('error', (error) => file.destroy(error))
  zip.on('error', (error) => file.destroy(error))
  // This also closes the rows when the reader aborts.
  pipeline(zip.outputStream, file, () => worksheet.destroy())

  for (const [path, xml] of workbookParts(workbook.sheet)) zip.addBuffer(Buffer.from(xml), path)
  zip.addReadStream(worksheet, worksheetPath, { compressionLevel: 3 })
  zip.end()
  return file
}

async function* worksheetChunks({ columns, timeZone }: Workbook, rows: AsyncIterable<RowValues[]>): AsyncGenerator<string> {
  const positioned = columns.map((column, n) => ({ ...column, value: (values: RowValues) => values[n] ?? null }))
  const cellsOf = cellReader(positioned, timeZone)
  yield worksheetStart(columns)
  let line = 1
  for await (const batch of rows) {
    if (line + batch.length > mostRows) throw new Error(`An XLSX sheet holds at most ${mostRows} lines`)
    yield batch.map((row) => rowXml(cellsOf(row), ++line)).join('')
  }
  yield worksheetEnd
}
