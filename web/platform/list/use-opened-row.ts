import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** The row that was last opened, by entry of the browser's history. */
const opened = new Map<string, string>()

/** Back from a record's page gives the row that was opened the focus and brings it into sight. */
export function useOpenedRow(list: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  const [sought] = useState(() => (cameFrom === undefined ? opened.get(entry ?? '') : String(cameFrom)))

  useEffect(() => {
    const frame = list.current
    const note = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
      if (row?.dataset.key && entry !== undefined) opened.set(entry, row.dataset.key)
    }
    frame?.addEventListener('click', note)
    return () => frame?.removeEventListener('click', note)
  }, [list, entry])

  useEffect(() => {
    if (!isLoaded || sought === undefined) return
    // Later than the effect of the page, which gives its title the focus.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(sought)}"]`)
      if (!row || document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [list, isLoaded, sought])
}
