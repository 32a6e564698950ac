import type { SearchText } from '../address/search-text.ts'
import type { RowLink } from '../ui/table-column.ts'

/** To the page of a record: `recordLink('/inventory/$id', 7)`. */
export function recordLink(to: '/inventory/$id' | '/orders/$id' | '/customers/$id' | '/locations/$id', id: number): RowLink {
  return { to, params: { id: String(id) } }
}

/** Opens a dialog over the list, as `useOverlay(name)` does: Back closes it. */
export function overlayLink(name: string, id: number): RowLink {
  return {
    to: '.',
    search: (old: SearchText) => ({ ...old, [name]: String(id) }),
    state: (old) => ({ ...old, overlay: true }),
    resetScroll: false,
  }
}
