import { Spinner } from '../ui/spinner.tsx'

/** Shown while the session or a screen's code is loading. */
export function LoadingScreen() {
  return (
    <div role="status" data-opening className="grid min-h-dvh place-content-center justify-items-center gap-3 bg-surface text-muted">
      <Spinner />
      Loading...
    </div>
  )
}
