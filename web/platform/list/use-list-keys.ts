import type { RefObject } from 'react'
import { useShortcut } from '../scan/use-shortcut.ts'

/** j and k step through the rows of the list, x selects the row that has the focus, Enter opens it. */
export function useListKeys(list: RefObject<HTMLElement | null>, selectable: boolean): void {
  useShortcut('j', 'Next row', () => step(list.current, 1), list)
  useShortcut('k', 'Previous row', () => step(list.current, -1), list)
  useShortcut('Enter', 'Open the row', () => currentRow(list.current)?.querySelector<HTMLElement>('a[data-row-link]')?.click(), list)
  useShortcut(
    'x',
    'Select the row',
    selectable ? () => currentRow(list.current)?.querySelector<HTMLElement>('.cell-select input')?.click() : undefined,
    list,
  )
}

function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsOf(list)
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[Math.min(Math.max(current + by, 0), rows.length - 1)]
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

function currentRow(list: HTMLElement | null): HTMLElement | undefined {
  return rowsOf(list).find((row) => row.contains(document.activeElement))
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
}
