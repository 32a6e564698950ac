import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { overlayLink } from './overlay-link.ts'
import type { SearchText } from './search-text.ts'

export interface Overlay {
  /** What is open: the id of a record, or 'true'; undefined while it is closed. */
  value: string | undefined
  open: (value: string | number | true) => void
  /** Shows another record in the same dialog; Back still closes it. */
  replace: (value: string | number) => void
  close: () => void
}

/**
 * A dialog or drawer with an address: the search parameter `name`. Opening adds to the browser's history, so that Back
 * closes it. Closing goes back, unless the dialog was opened by its address: then there is no screen of ours to go back to.
 */
export function useOverlay(name: string): Overlay {
  const value = useSearch({ strict: false, select: (search: SearchText) => search[name] })
  const navigate = useNavigate()
  const { history } = useRouter()
  const show = useCallback(
    (next: string | number | undefined, { replace, added }: { replace: boolean; added: boolean }) =>
      void navigate({ ...overlayLink(name, next, added), replace }),
    [name, navigate],
  )
  const isAdded = () => history.location.state.overlay === true
  return {
    value: typeof value === 'string' ? value : undefined,
    open: (next) => show(String(next), { replace: false, added: true }),
    replace: (next) => show(next, { replace: true, added: isAdded() }),
    close: () => {
      if (isAdded()) history.back()
      else show(undefined, { replace: true, added: false })
    },
  }
}
