import { rule } from '../problems/define.ts'

interface AtCell {
  line: number
  /** As spreadsheets name it: C. */
  column: string
}

const grouped = (number: number) => number.toLocaleString('en-US')

/** Files with a table, CSV or XLSX, that can't be read as a whole. */
export const tableProblems = {
  'table.empty': rule(400, 'There are no rows in this file. The first line must contain the column names, followed by the rows.'),
  'table.not-text': rule(
    400,
    ({ line }: { line: number }) =>
      `Line ${line} has a character that no text has, so this isn't a CSV file. Save the table as 'CSV UTF-8' or as an Excel workbook (.xlsx).`,
  ),
  'table.encoding': rule(
    400,
    ({ line }: { line: number }) =>
      `Line ${line} can't be read as text in UTF-8. Save the table again as 'CSV UTF-8' or as an Excel workbook (.xlsx).`,
  ),
  'table.quote-open': rule(
    400,
    ({ line }: { line: number }) => `Line ${line} can't be read: a quote in it is not closed, or closed too early.`,
  ),
  'table.row-too-long': rule(
    400,
    ({ line, most }: { line: number; most: number }) =>
      `The row that begins on line ${line} has more than ${grouped(most)} characters. Most likely a quote in it is not closed.`,
  ),
  'table.too-many-rows': rule(
    400,
    ({ most }: { most: number }) =>
      `This file has more than ${grouped(most)} rows. At most ${grouped(most)} are read at once; please split it.`,
  ),
  'table.too-many-columns': rule(
    400,
    ({ line, most }: { line: number; most: number }) =>
      `Line ${line} has more than ${grouped(most)} columns. At most ${grouped(most)} are read; remove those that aren't needed.`,
  ),
  'table.column-unnamed': rule(
    400,
    ({ column }: { column: string }) => `Column ${column} has no name in the first line. Name it, or remove the column.`,
  ),
  'table.column-name-too-long': rule(
    400,
    ({ column, most }: { column: string; most: number }) =>
      `The name of column ${column} has more than ${most} characters. The first line must name the columns.`,
  ),
  'table.column-twice': rule(
    400,
    ({ name, columns }: { name: string; columns: readonly [string, string] }) =>
      `Columns ${columns.join(' and ')} are both named '${name}'. Give one of them another name, or remove it.`,
  ),
  'table.too-wide': rule(
    400,
    ({ line, column }: AtCell) =>
      `Line ${line} has a value in column ${column}, which has no name in the first line. Name the column, or put quotes around text that contains a separator.`,
  ),
  'table.cell-too-long': rule(
    400,
    ({ line, column, most }: AtCell & { most: number }) => `Column ${column} of line ${line} has more than ${grouped(most)} characters.`,
  ),
  'table.xls': rule(
    400,
    'This workbook is in an old Excel format (.xls) or protected by a password. Save it as .xlsx without a password, or as CSV UTF-8.',
  ),
  'table.ods': rule(400, 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or as CSV UTF-8.'),
  'table.xlsb': rule(400, 'This is a binary Excel workbook (.xlsb). Save it as .xlsx or as CSV UTF-8.'),
  'table.not-a-workbook': rule(400, 'This is a compressed file, but not an Excel workbook. Save the table as .xlsx or as CSV UTF-8.'),
  'table.damaged': rule(400, 'This Excel workbook is damaged. Open it in Excel, save it again as .xlsx, and try again.'),
  'table.unpacks-too-large': rule(
    400,
    ({ megabytes }: { megabytes: number }) =>
      `This Excel workbook unpacks to far more than its size, or to more than ${megabytes} MB. Copy the rows into a new workbook, or save them as CSV UTF-8.`,
  ),
  'table.texts-too-large': rule(400, 'This Excel workbook has too many different texts to be read. Save the table as CSV UTF-8.'),
  'table.formula-without-value': rule(
    400,
    ({ line, column }: AtCell) =>
      `Column ${column} of line ${line} has a formula whose value isn't stored in the file. Open the workbook in Excel and save it, or paste the values in its place.`,
  ),
}
