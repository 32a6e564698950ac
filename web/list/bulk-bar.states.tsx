import { BulkBar } from './bulk-bar.tsx'
import type { BulkAction } from './bulk-run.ts'
import type { Selection } from './use-selection.ts'

interface Row {
  id: number
  sku: string
}

const actions: BulkAction<Row>[] = [
  { label: 'Delete', running: 'Deleting', done: (count) => `${count} deleted`, run: async () => {}, changes: [] },
  { label: 'Change location', running: 'Moving', done: (count) => `${count} moved`, run: () => new Promise(() => {}), changes: [] },
]

function selectionOf(count: number): Selection<Row> {
  const rows = Array.from({ length: count }, (_, index) => [String(index), { id: index, sku: `COF-${index}` }] as const)
  return { rows: new Map(rows), select: () => {}, clear: () => {} }
}

export const TwoSelected = () => <BulkBar selection={selectionOf(2)} actions={actions} rowName={({ sku }) => sku} onExport={() => {}} />
