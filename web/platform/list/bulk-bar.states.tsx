import { useEffect, useRef } from 'react'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
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
  return { rows: new Map(rows), used: true, select: () => {}, clear: () => {} }
}

/** An action on rows of other pages would ask first, in a dialog over the whole page. */
const firstPage = new Set(Array.from({ length: 25 }, (_, id) => id))

function Bar({ selected, total }: { selected: number; total: number }) {
  return (
    <BulkBar
      selection={selectionOf(selected)}
      actions={actions}
      rowName={({ sku }) => sku}
      exported={{ endpoint: categoriesEndpoints.list, query: {} }}
      inSight={firstPage}
      matching={{ total, estimated: false, read: async () => [] }}
    />
  )
}

export const TwoSelected = () => <Bar selected={2} total={417} />
export const AllSelected = () => <Bar selected={417} total={417} />
export const AsManyAsPossible = () => <Bar selected={1000} total={3412} />

/** Begins the action that never ends. */
export function Progress() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent === 'Change location')?.click()
  }, [])
  return (
    <div ref={frame}>
      <Bar selected={25} total={417} />
    </div>
  )
}
