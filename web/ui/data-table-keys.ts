import { type RefObject, useEffect, useRef } from 'react'

interface RowActions {
  open?: (index: number) => void
  toggle?: (index: number) => void
}

/** j and k step through the rows, x selects, Enter opens: while the focus is in the table and not in a field. */
export function useRowKeys(table: RefObject<HTMLElement | null>, actions: RowActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const element = table.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => moveByKey(element, event, latest.current)
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [table])
}

function moveByKey(table: HTMLElement, event: KeyboardEvent, { open, toggle }: RowActions): void {
  const target = event.target
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  if (target.closest('input:not([type=checkbox]), textarea, select')) return
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-row]')]
  const current = rows.findIndex((row) => row.contains(target))

  if (event.key === 'j' || event.key === 'k') {
    const next = rows[event.key === 'j' ? Math.min(current + 1, rows.length - 1) : Math.max(current - 1, 0)]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'x' && current >= 0 && toggle) {
    event.preventDefault()
    toggle(current)
  } else if (event.key === 'Enter' && target === rows[current] && open) {
    event.preventDefault()
    open(current)
  }
}
