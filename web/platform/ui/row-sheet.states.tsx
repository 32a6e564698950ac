import { Pencil, Trash2 } from 'lucide-react'
import { RowSheet } from './row-sheet.tsx'
import type { RowAction } from './table-column.ts'

interface Opened {
  onClose: () => void
}

const edit: RowAction = { label: 'Edit', icon: <Pencil />, onSelect: () => {} }
const remove: RowAction = { label: 'Delete', icon: <Trash2 />, onSelect: () => {} }
const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

export const Open = (opened: Opened) => <RowSheet {...opened} rowName="COF-1" actions={[edit, remove]} />
export const OpenUnavailable = (opened: Opened) => (
  <RowSheet {...opened} rowName="COF-2" actions={[edit, { ...remove, unavailable: 'Reserved by open movements' }]} />
)
export const OpenLongName = (opened: Opened) => (
  <RowSheet {...opened} rowName={longName} actions={[edit, { ...remove, label: `Delete ${longName}`, unavailable: longName }]} />
)
