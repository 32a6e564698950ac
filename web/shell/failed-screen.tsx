import { ApiError } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { NoticeScreen } from './notice-screen.tsx'

/** The last net: a screen that failed to start, or a server that doesn't answer. */
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
      {error instanceof ApiError ? error.detail : 'Something went wrong on this screen. Try again; what was saved is still there.'}
    </NoticeScreen>
  )
}
