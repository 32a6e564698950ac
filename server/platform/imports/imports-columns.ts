import { importKindLabels } from '../../../contract/platform/imports/import-fields.ts'
import { type DataImport, importStateLabels } from '../../../contract/platform/imports/imports.ts'
import type { Column } from '../files/columns.ts'

/** Files that people imported. */
export const importFileColumns: readonly Column<DataImport>[] = [
  { label: 'File', kind: 'text', value: (read) => read.fileName, width: 32 },
  { label: 'Kind', kind: 'text', value: (read) => importKindLabels[read.kind], width: 18 },
  { label: 'State', kind: 'text', value: (read) => importStateLabels[read.state], width: 12 },
  { label: 'Rows', kind: 'number', value: (read) => read.rows },
  { label: 'Imported', kind: 'number', value: (read) => read.counts.imported },
  { label: 'Errors', kind: 'number', value: (read) => read.counts.error },
  { label: 'Skipped', kind: 'number', value: (read) => read.counts.skipped },
  { label: 'Customer', kind: 'text', value: (read) => read.customerName, width: 28 },
  { label: 'Uploaded', kind: 'time', value: (read) => read.createdAt },
  { label: 'Uploaded By', kind: 'text', value: (read) => read.createdBy, width: 20 },
  { label: 'Imported At', kind: 'time', value: (read) => read.committedAt },
]
