import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from './page.tsx'

/** Shown inside the shell to a customer who opens a staff screen. */
export function AccessDeniedScreen() {
  return (
    <Page title="Access denied">
      <EmptyState
        title="This screen is for warehouse staff"
        hint="Your account shows your own movements and inventory. If you need more, ask your account manager."
        action={
          <Link
            to="/customer/overview"
            className="inline-flex min-h-(--touch) items-center font-medium text-primary-text underline underline-offset-2"
          >
            Go to Overview
          </Link>
        }
      />
    </Page>
  )
}
