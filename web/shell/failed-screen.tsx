import { ApiError } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { NoticeScreen } from './notice-screen.tsx'

/** Error boundary: shown when a screen fails to load or the server doesn't answer. */
export function FailedScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <NoticeScreen
      title="This screen could not be shown"
      action={
        <Button variant="primary" onClick={() => (reset && error instanceof ApiError ? reset() : location.reload())}>
          Try again
        </Button>
      }
    >
      {error instanceof ApiError ? error.detail : 'Something went wrong on this screen. Saved data is not affected. Please try again.'}
    </NoticeScreen>
  )
}
