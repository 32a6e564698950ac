import { ApiError } from '../platform/lib/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { NoticeScreen } from './notice-screen.tsx'

/** Shown instead of all screens when there is no shell to show an error in: the session can't be read. */
export function FailedScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <NoticeScreen
      title="This screen couldn’t be shown"
      action={
        <Button variant="primary" onClick={() => (reset && error instanceof ApiError ? reset() : location.reload())}>
          Try again
        </Button>
      }
    >
      {failureText(error)}
    </NoticeScreen>
  )
}

/** A sentence about why a screen failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  if (isLoadFailure(error)) return 'This screen couldn’t be loaded. Check your connection and try again.'
  return 'Something went wrong on this screen. Your saved data isn’t affected. Try again.'
}

/** Whether the code of a screen could not be fetched; each browser has its own words for it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /module|import|preload/i.test(error.message)
}
