import type { ClipboardEvent } from 'react'

/**
 * Copies selected rows as lines with a tab between cells, because the browser's own copy glues the cells of a table
 * together. A selection within one cell is left to the browser.
 */
export function copyRows(event: ClipboardEvent<HTMLTableElement>): void {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed) return
  const range = selection.getRangeAt(0)
  const rows = [...event.currentTarget.rows]
    .map((row) => [...row.cells].filter((cell) => range.intersectsNode(cell) && isCopied(cell)))
    .filter((cells) => cells.length > 0)
  if (rows.flat().length < 2) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', rows.map((cells) => cells.map(cellText).join('\t')).join('\n'))
}

function isCopied(cell: HTMLTableCellElement): boolean {
  return !cell.matches('.cell-actions, .cell-select') && cell.checkVisibility()
}

/** Without what only screen readers get. */
export function cellText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden="true"]')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
