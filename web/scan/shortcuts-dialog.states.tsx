import type { Shortcut } from './shortcuts.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

interface Opened {
  onClose: () => void
}

const shortcut = (keys: string, label: string) => ({ keys, label }) as Shortcut
const shortcuts = [
  shortcut('/', 'Search items'),
  shortcut('n', 'New movement'),
  shortcut('g i', 'Go to Inventory'),
  shortcut('mod+Enter', 'Save'),
]

export const Open = ({ onClose }: Opened) => <ShortcutsDialog shortcuts={shortcuts} onClose={onClose} />
export const OpenLongText = ({ onClose }: Opened) => (
  <ShortcutsDialog
    shortcuts={[shortcut('x', 'Select Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'), ...shortcuts]}
    onClose={onClose}
  />
)
