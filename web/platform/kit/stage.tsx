import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/** A router of its own for each state, so that links and search parameters of one state don't change the others, nor the page's address. */
export function Stage({ children }: { children: ReactNode }) {
  const [router] = useState(() => {
    const shown = () => children
    return createRouter({
      routeTree: createRootRoute({ component: shown, notFoundComponent: shown }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
  })
  return <RouterProvider router={router} />
}
