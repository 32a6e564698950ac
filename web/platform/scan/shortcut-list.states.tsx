import { ShortcutList } from './shortcut-list.tsx'
import type { Shortcut } from './shortcuts.ts'

const shortcut = (keys: string, label: string) => ({ keys, label }) as Shortcut
const shortcuts = [
  shortcut('/', 'Search items'),
  shortcut('n', 'New movement'),
  shortcut('g i', 'Go to Inventory'),
  shortcut('mod+Enter', 'Save'),
]

export const Usual = () => <ShortcutList shortcuts={shortcuts} />
export const LongText = () => (
  <ShortcutList
    shortcuts={[shortcut('x', 'Select Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'), ...shortcuts]}
  />
)
