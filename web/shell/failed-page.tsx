import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTransition } from 'react'
import { serverAnswers } from '../platform/lib/server-answers.ts'
import { Page } from '../platform/screen/page.tsx'
import { Button } from '../platform/ui/button.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { failureText, isLoadFailure } from './failed-screen.tsx'

/** Shown inside the shell when one of its pages fails, so that the menu stays usable. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [retrying, startRetry] = useTransition()
  const retry = () =>
    startRetry(async () => {
      if (!isLoadFailure(error)) {
        reset()
        await router.invalidate()
      } else if (await serverAnswers()) {
        // Browsers remember that a file couldn't be loaded until the page is reloaded.
        location.reload()
      }
    })
  return (
    <Page title="This screen couldn’t be shown">
      <EmptyState
        title="This screen couldn’t be shown"
        hint={failureText(error)}
        action={
          <Button variant="primary" pending={retrying} onClick={retry}>
            Try again
          </Button>
        }
      />
    </Page>
  )
}
