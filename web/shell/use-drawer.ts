import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** This entry was added by opening the drawer over the entry before it, on the page that was loaded then. */
    drawer?: number
  }
}

interface Drawer {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** The drawer has an entry in the browser's history but no address: Back closes it, and neither a link nor reloading the page opens it. */
export function useDrawer(): Drawer {
  const { history } = useRouter()
  const navigate = useNavigate()
  const hasEntry = useLocation({ select: ({ state }) => state.drawer === performance.timeOrigin })
  // Going back takes a moment, in which what the drawer opens would lie beneath it.
  const [isClosing, setIsClosing] = useState(false)
  if (isClosing && !hasEntry) setIsClosing(false)
  return {
    isOpen: hasEntry && !isClosing,
    open: () =>
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: (old) => ({ ...old, drawer: performance.timeOrigin }),
        resetScroll: false,
      }),
    close: () => {
      setIsClosing(true)
      history.back()
    },
  }
}
