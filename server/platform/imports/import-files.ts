import type { Readable } from 'node:stream'
import { withoutFormulaGuard } from '../../../contract/formula-safe.ts'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Column } from '../files/columns.ts'
import { csvStream } from '../files/csv.ts'
import { xlsxStream } from '../files/xlsx.ts'
import type { Download } from '../http/download.ts'
import { rowsOf } from '../lists/list-rows.ts'
import { fieldsFor } from './fields-for.ts'
import { listImportRows } from './import-rows-queries.ts'
import { getImportDetail } from './imports-queries.ts'
import { requireKind } from './receive-import.ts'

/** Templates and rows hold no times. */
const timeZone = 'UTC'

const sheets: Record<ImportKind, string> = { items: 'Items', receipts: 'Expected receipts', movements: 'Movements', locations: 'Locations' }

export async function templateCsv(db: Database, viewer: Person, kind: ImportKind): Promise<Download> {
  const { columns, rows } = await templateOf(db, viewer, kind)
  return { fileName: `${kind}-template.csv`, content: csvStream(columns, rows, { timeZone }) }
}

export async function templateXlsx(db: Database, viewer: Person, kind: ImportKind): Promise<Download> {
  const { columns, rows } = await templateOf(db, viewer, kind)
  return { fileName: `${kind}-template.xlsx`, content: xlsxStream(columns, rows, { timeZone, sheet: sheets[kind] }) }
}

type Example = Record<string, string>

async function templateOf(db: Database, viewer: Person, kind: ImportKind) {
  requireKind(viewer, kind)
  const fields = await db.read(viewer, (on) => fieldsFor(on, kind, viewer.customerId))
  const columns = fields.map(
    ({ key, label }): Column<Example> => ({
      label,
      kind: 'text',
      value: (example) => example[key] ?? '',
      width: Math.max(label.length + 2, 14),
    }),
  )
  return { columns, rows: one(Object.fromEntries(fields.map(({ key, example }) => [key, example]))) }
}

async function* one<T>(row: T): AsyncGenerator<T> {
  yield row
}

export const whatToFix = 'What to fix'

/** The rows with errors, as they are; sent again, the last column is left out because no field has its name. */
export async function errorRowsCsv(db: Database, viewer: Person, id: number): Promise<Download> {
  const { columns, fileName } = await db.read(viewer, (on) => getImportDetail(on, viewer, id))
  const listed = rowsOf(await listImportRows(db, viewer, { id, state: ['error'] }))
  const nameOf = (column: number | null) => (column === null ? '' : `${columns[column]?.name ?? ''}: `)
  const table: Column<ImportRow>[] = [
    ...columns.map(
      ({ name }, n): Column<ImportRow> => ({ label: name, kind: 'text', value: ({ cells }) => withoutFormulaGuard(cells[n] ?? '') }),
    ),
    {
      label: whatToFix,
      kind: 'text',
      value: ({ messages }) => messages.map(({ column, message }) => `${nameOf(column)}${message}`).join('; '),
    },
  ]
  const content: Readable = csvStream(table, listed, { timeZone })
  return { fileName: `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`, content }
}
