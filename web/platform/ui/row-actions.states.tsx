import { Eye, Pencil, Trash2 } from 'lucide-react'
import { RowActions } from './row-actions.tsx'
import type { RowAction } from './table-column.ts'

const edit: RowAction = { label: 'Edit', icon: <Pencil />, onSelect: () => {}, always: true }
const remove: RowAction = { label: 'Delete', icon: <Trash2 />, onSelect: () => {} }
const view: RowAction = { label: 'View', icon: <Eye />, onSelect: () => {}, always: true, look: 'text' }

function Actions({ rowName, actions }: { rowName: string; actions: RowAction[] }) {
  const nameId = `row-${rowName}`
  return (
    <div className="kit-row">
      <span id={nameId} className="min-w-0 wrap-anywhere">
        {rowName}
      </span>
      <RowActions rowName={rowName} nameId={nameId} actions={actions} />
    </div>
  )
}

export const Icons = () => <Actions rowName="COF-1" actions={[edit, remove]} />
export const Words = () => <Actions rowName="WM-2026-00417" actions={[view, { ...edit, look: 'text' }]} />
export const Unavailable = () => <Actions rowName="COF-2" actions={[edit, { ...remove, unavailable: 'Reserved by open movements' }]} />
export const Pending = () => <Actions rowName="COF-3" actions={[{ ...edit, pending: true }, remove]} />
export const LongName = () => (
  <Actions rowName="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen" actions={[edit, remove]} />
)
