import { useEffect, useEffectEvent } from 'react'
import { addShortcuts, type Shortcut } from './shortcuts.ts'

/**
 * A key that works on the whole page; or in the dialog or page that contains the element `within`. `keys` is a key's name (`n`,
 * `/`, `Enter`), two in sequence (`g i`), or one with Ctrl or ⌘ (`mod+k`). Without `run` there is no shortcut.
 */
export function useShortcut(keys: string, label: string, run: (() => void) | undefined, within?: Shortcut['within']): void {
  const latest = useEffectEvent(() => run?.())
  const isUsable = run !== undefined
  useEffect(() => {
    if (isUsable) return addShortcuts([{ keys, label, run: () => latest(), within }])
  }, [keys, label, isUsable, within])
}

export interface Destination {
  /** The letter after `g`. */
  key: string
  title: string
  path: string
}

/** `g`, then a letter, opens a screen. */
export function useGoShortcuts(table: readonly Destination[], open: (path: string) => void): void {
  const latest = useEffectEvent(open)
  useEffect(
    () =>
      addShortcuts(
        table.map(({ key, title, path }) => ({ keys: `g ${key}`, label: `Go to ${title}`, run: () => latest(path), within: undefined })),
      ),
    // The table is new on each render, so it is compared by its content.
    [JSON.stringify(table)],
  )
}
