import { useEffect, useEffectEvent } from 'react'
import { listenToKeys } from './key-listener.ts'
import { runShortcut } from './shortcuts.ts'
import { deliverScan, rejectTornScan, type ScanHandler } from './use-scan.ts'
import { useShortcut } from './use-shortcut.ts'

interface KeyboardLayerProps {
  /** Gets the scans that no field or page takes. */
  openMatch: ScanHandler
  /** `?` was pressed. */
  onHelp: () => void
}

/** Listens for scans and shortcuts while a user is signed in. */
export function KeyboardLayer({ openMatch, onHelp }: KeyboardLayerProps) {
  const open = useEffectEvent(openMatch)
  useEffect(() => listenToKeys({ onScan: (code) => deliverScan(code, open), onTorn: rejectTornScan, onKey: runShortcut }), [])
  useShortcut('?', 'Show this help', onHelp, 'anywhere')
  return null
}
