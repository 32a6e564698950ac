import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { listenToKeys } from './key-listener.ts'
import { runShortcut, type Shortcut, shortcutsHere } from './shortcuts.ts'
import { deliverScan, type ScanHandler } from './use-scan.ts'
import { useShortcut } from './use-shortcut.ts'

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog')

/** Listens for scans and shortcuts while a user is signed in. `openMatch` gets the scans that no field or page takes. */
export function KeyboardLayer({ openMatch }: { openMatch: ScanHandler }) {
  const open = useEffectEvent(openMatch)
  useEffect(() => listenToKeys({ onScan: (scan) => deliverScan(scan, open), onKey: runShortcut }), [])
  /** The shortcuts that worked when the list was opened; the open dialog covers those of the page. */
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null)
  useShortcut('?', 'Show keyboard shortcuts', () => setListed(shortcutsHere()), 'anywhere')
  if (!listed) return null
  return (
    <Suspense>
      <ShortcutsDialog shortcuts={listed} onClose={() => setListed(null)} />
    </Suspense>
  )
}
