import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, idParams, instant, quantity, text } from '../../fields.ts'
import { csv, json, list, upload, xlsx } from '../../formats.ts'
import { listQuery, several } from '../../list-query.ts'
import { importKinds } from './import-fields.ts'
import { importActions, importRow, importRowStates } from './import-rows.ts'

/** The most that one file may have. The embedded database, which has one connection, takes fewer rows. */
export const importLimits = { bytes: 25_000_000, rows: 100_000, columns: 200, embeddedRows: 5_000 } as const

/** What a customer may keep at the same time: unfinished imports, and bytes of rows of all its imports. */
export const customerImportLimits = { unfinished: 10, bytes: 200_000_000 } as const

/** The longest cell that Excel has. */
export const longestCell = 32_767

export const importFileRule = 'CSV or Excel (.xlsx) files only, at most 25 MB'

/**
 * mapping: the columns are being mapped. checking, committing, undoing: a job is at it. checked: what each row would do is known.
 * cancelled, failed: nothing of it was imported. undone: nothing of it is left.
 */
export const importStates = ['mapping', 'checking', 'checked', 'committing', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const importStateLabels: Record<ImportState, string> = {
  mapping: 'Needs mapping',
  checking: 'Checking',
  checked: 'Checked',
  committing: 'Importing',
  done: 'Imported',
  cancelled: 'Cancelled',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
}

/** How many rows there are of each state and, of those that are ready or imported, of each action. */
export const importCounts = z.object({
  pending: quantity,
  ready: quantity,
  error: quantity,
  skipped: quantity,
  imported: quantity,
  create: quantity,
  update: quantity,
  unchanged: quantity,
  /** Items, receipts or movements that the ready or imported rows create or update. */
  records: quantity,
  /** Ready rows of movements or deliveries that are there already. */
  known: quantity,
  /** Rows that set the stock of items that are there, and the units that come in by it, less those that go. */
  stockRows: quantity,
  stockUnits: z.number().int(),
})
export type ImportCounts = z.output<typeof importCounts>

export const dataImport = z.object({
  id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Below the header. */
  rows: quantity,
  counts: importCounts,
  /** How far the job is that checks, commits or undoes: rows, of `rows`. */
  done: quantity,
  /** Why the last job ended without doing what it was to do, as a sentence. */
  message: z.string().nullable(),
  /** The customer whose own import it is; null for one of staff. */
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  createdAt: instant,
  /** Null to customers where staff uploaded the file. */
  createdBy: z.string().nullable(),
  committedAt: instant.nullable(),
  /** When it is deleted, with its rows; what was imported stays. */
  expiresAt: instant,
  /** Its number is the ETag of the row. Changes with the state and the mapping, not with progress. */
  version: z.number().int(),
})
export type DataImport = z.output<typeof dataImport>

const mapping = z.array(text(50).nullable()).max(importLimits.columns, `must have at most ${importLimits.columns} columns`)

export const importColumn = z.object({
  name: z.string(),
  /** The cells of the first rows, in their order; empty cells too. */
  samples: z.array(z.string()),
})

export const importDetail = dataImport.extend({
  columns: z.array(importColumn),
  /** The key of each column's field (import-fields.ts), or null. Until it is sent by PATCH this is the suggestion. */
  mapping,
  /** The suggestion is what the person mapped the last time for a file with the same columns. */
  mappingRemembered: z.boolean(),
  /** The newest other import of a file with the same content, of the same kind. `by` is null as `createdBy` is. */
  importedBefore: z.object({ id, at: instant, by: z.string().nullable() }).nullable(),
})
export type ImportDetail = z.output<typeof importDetail>

export const importMapping = z.object({ mapping })

export const importRowChange = z.object({
  /** The cells to change; the others stay as they are. */
  cells: z
    .array(
      z.object({
        column: z
          .number({ error: 'must be the number of a column' })
          .int('must be the number of a column')
          .min(0, 'must be the number of a column')
          .max(importLimits.columns - 1, 'must be the number of a column'),
        value: text(longestCell),
      }),
    )
    .max(importLimits.columns)
    .default([]),
  /** Leaves the row out of the import, or takes it in again. */
  skipped: z.boolean().optional(),
})

export const importCommit = z.object({
  /** 'all' is refused while rows have errors; 'ready' leaves those out. Skipped rows are left out either way. */
  rows: z.enum(['all', 'ready'], { error: "must be 'all' or 'ready'" }),
  /** Whether rows set the stock of items that are there. The opening stock of new items is set either way. */
  stock: z.enum(['set', 'keep'], { error: "must be 'set' or 'keep'" }).default('keep'),
  /** Needed to import once more what is there already: known rows, or a file of receipts or movements that was imported before. */
  again: z.boolean().default(false),
})

const kind = z.enum(importKinds)
const fileTypes = ['application/octet-stream', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const

export const importsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    summary: 'File imports; customers get their own',
    allow: 'imports.use',
    query: listQuery(['createdAt', 'fileName'], {
      kind: several(kind).optional(),
      state: several(z.enum(importStates)).optional(),
      customerId: several(idInUrl).optional(),
    }),
    answer: list(dataImport, 'imports'),
    shows: ['imports', 'customers'],
  }),
  templateCsv: endpoint({
    method: 'GET',
    path: '/api/imports/template.csv',
    summary: 'A CSV file with all columns of a kind and an example row',
    allow: 'imports.use',
    query: z.object({ kind }),
    answer: csv(),
    shows: [],
  }),
  templateXlsx: endpoint({
    method: 'GET',
    path: '/api/imports/template.xlsx',
    summary: 'An Excel workbook with all columns of a kind and an example row',
    allow: 'imports.use',
    query: z.object({ kind }),
    answer: xlsx(),
    shows: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/imports',
    summary: 'Send a CSV file or Excel workbook to import: its rows are kept, and nothing is imported yet. Customers import movements',
    allow: 'imports.use',
    query: z.object({ kind, name: text(255).trim().min(1, 'must name the file') }),
    body: upload(fileTypes, { maxBytes: importLimits.bytes, rule: importFileRule }),
    answer: json(importDetail),
    status: 201,
    changes: ['imports'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'An import, its columns with samples, and what they are mapped to',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    answer: json(importDetail),
    shows: ['imports', 'customers'],
  }),
  map: endpoint({
    method: 'PATCH',
    path: '/api/imports/:id',
    summary: 'Map the columns of the file, and start the check of its rows',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    versioned: 'version',
    body: json(importMapping),
    answer: json(importDetail),
    changes: ['imports'],
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/imports/:id/rows',
    summary: 'The rows of an import, in the order of the file',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    query: listQuery(['line'], {
      state: several(z.enum(importRowStates)).optional(),
      action: several(z.enum(importActions)).optional(),
    }),
    answer: list(importRow),
    shows: ['imports'],
  }),
  errorsCsv: endpoint({
    method: 'GET',
    path: '/api/imports/:id/errors.csv',
    summary: 'The rows with errors as they are, with what is wrong in a last column. It can be sent again once they are fixed',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    answer: csv(),
    shows: ['imports'],
  }),
  changeRow: endpoint({
    method: 'PATCH',
    path: '/api/import-rows/:id',
    summary: 'Fix cells of a row of a checked import, skip it or include it again. It is checked again with the rows of its group',
    allow: 'imports.use',
    params: idParams,
    row: 'importRow',
    body: json(importRowChange),
    answer: json(importRow),
    changes: ['imports'],
  }),
  skipErrors: endpoint({
    method: 'POST',
    path: '/api/imports/:id/skip-errors',
    summary: 'Skip all rows that have errors',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    answer: json(dataImport),
    changes: ['imports'],
  }),
  commit: endpoint({
    method: 'POST',
    path: '/api/imports/:id/commit',
    summary: 'Import the rows: all of them or, when something has changed since the check, none',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    versioned: 'version',
    body: json(importCommit),
    answer: json(dataImport),
    changes: ['imports'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/imports/:id/cancel',
    summary: 'Cancel an unfinished import. A running import stops and is rolled back',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    answer: json(dataImport),
    changes: ['imports'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/imports/:id/undo',
    summary: 'Undo a finished import while nothing of it has been used or changed since',
    allow: 'imports.use',
    params: idParams,
    row: 'import',
    answer: json(dataImport),
    changes: ['imports'],
  }),
}
