import { useRouterState } from '@tanstack/react-router'

/** A line at the top while the code of the next page is loading; it appears after 200 ms, so that quick changes don't flash. */
export function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!loading) return null
  return (
    <div
      role="progressbar"
      data-opening
      aria-label="Loading the page"
      className="route-progress fixed inset-x-0 top-0 z-30 h-0.5 overflow-hidden print:hidden"
    >
      <span className="block h-full w-1/3 bg-primary motion-reduce:w-full" />
    </div>
  )
}
