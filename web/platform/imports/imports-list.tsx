import { importKindLabels, importKinds } from '../../../contract/platform/imports/import-fields.ts'
import { type DataImport, importStateLabels, importStates, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { recordLink } from '../address/record-link.tsx'
import { formatNumber } from '../lib/format.ts'
import { column } from '../list/columns.tsx'
import { choices, labelled } from '../list/filters.ts'
import { defineList, type ListOptions } from '../list/list-definition.ts'
import { entities } from '../lookup/entity-filter.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { ImportBadge } from './import-badge.tsx'

const columns = {
  file: column.text('fileName', { id: 'file', header: 'File', sortField: 'fileName', mobile: 'key', width: '60%' }),
  kind: { id: 'kind', header: 'Kind', mobile: 'title', width: '10rem', cell: ({ kind }) => importKindLabels[kind] },
  rows: column.number('rows', { header: 'Rows', mobile: 'fact' }),
  errors: {
    id: 'errors',
    header: 'Errors',
    align: 'right',
    from: 'medium',
    cell: ({ counts }) => <span className={counts.error > 0 ? 'text-negative-text' : 'text-muted'}>{formatNumber(counts.error)}</span>,
  },
  state: { id: 'state', header: 'Status', mobile: 'status', width: '8rem', cell: ({ state }) => <ImportBadge state={state} /> },
  customer: {
    id: 'customer',
    header: 'Customer',
    width: '40%',
    from: 'medium',
    cell: ({ customerName }) => (customerName ? <Truncated text={customerName} /> : <span className="text-muted">Staff</span>),
  },
  by: column.text('createdBy', { id: 'by', header: 'By', width: '10rem', from: 'wide', none: 'Warehouse staff' }),
  created: column.moment('createdAt', { id: 'created', header: 'Uploaded', sortField: 'createdAt', width: '11rem' }),
} as const satisfies Record<string, ListOptions<typeof importsEndpoints.list>['columns'][number]>

const state = choices('Status', labelled(importStates, importStateLabels), { all: 'All Statuses' })

const both = {
  screen: 'imports',
  caption: 'Imports',
  search: 'Search imports...',
  failed: 'Failed to load imports',
  noMatch: { title: 'No imports found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  rowName: ({ fileName }: DataImport) => fileName,
  rowLink: ({ id }: DataImport) => recordLink('/imports/$id', id),
} as const

const add = {
  hint: 'Choose a CSV file or an Excel workbook. You can review every row before anything is imported.',
  label: 'Import File',
}

/** For staff: everybody's. */
export const importsList = defineList(importsEndpoints.list, {
  ...both,
  empty: { title: 'No imports yet', hint: 'Imported files appear here for 30 days.', add },
  filters: {
    kind: choices('Kind', labelled(importKinds, importKindLabels), { all: 'All Kinds' }),
    state,
    customerId: entities('Customer', 'customer'),
  },
  columns: [columns.file, columns.kind, columns.state, columns.rows, columns.errors, columns.customer, columns.by, columns.created],
})

/** For customers, whose imports are movements. */
export const ownImportsList = defineList(importsEndpoints.list, {
  ...both,
  empty: { title: 'No imports yet', hint: 'Imported files appear here for 30 days.', add },
  filters: { state },
  columns: [columns.file, columns.state, columns.rows, columns.errors, { ...columns.by, mobile: 'title' }, columns.created],
})
