import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { failureText } from './failed-screen.tsx'
import { Page } from './page.tsx'

/** Shown inside the shell when one of its pages fails, so that the menu stays usable. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title="This screen could not be shown">
      <EmptyState
        title="This screen could not be shown"
        hint={failureText(error)}
        action={
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        }
      />
    </Page>
  )
}
