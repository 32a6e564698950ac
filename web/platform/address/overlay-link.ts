import type { SearchText } from './search-text.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** This entry was added by opening a dialog over the entry before it. */
    overlay?: boolean
  }
}

/**
 * Where a link or `navigate` leads that shows `value` in the dialog with this search parameter; undefined closes it.
 * `added`: the entry in the browser's history is the dialog's own, so that Back closes it.
 */
export function overlayLink(name: string, value: string | number | undefined, added = true) {
  return {
    to: '.' as const,
    search: (old: SearchText) => ({ ...old, [name]: value === undefined ? undefined : String(value) }),
    state: <State extends object>(old: State) => ({ ...old, overlay: added }),
    resetScroll: false,
  }
}
