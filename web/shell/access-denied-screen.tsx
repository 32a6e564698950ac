import { Link } from '@tanstack/react-router'
import type { Action } from '../../contract/permissions.ts'
import { startScreenOf } from '../platform/lib/start-screen.ts'
import { may, useViewer } from '../platform/lib/use-session.ts'
import { Page } from '../platform/screen/page.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'

/** To a member of staff whose role doesn't include the screen. */
function OtherRole({ to }: { to: ReturnType<typeof startScreenOf> }) {
  return (
    <Page title="Access denied">
      <EmptyState
        title="This screen isn’t part of your role"
        hint="If you need it, ask an administrator."
        action={
          <Link to={to} className="inline-flex min-h-(--touch) items-center font-medium text-primary-text underline underline-offset-2">
            Go to your start screen
          </Link>
        }
      />
    </Page>
  )
}

/** Shown inside the shell to a customer who opens a screen of staff, or one that needs full portal access, and to staff of other roles. */
export function AccessDeniedScreen({ action }: { action: Action }) {
  const { user } = useViewer()
  if (user.role !== 'customer') return <OtherRole to={startScreenOf(user)} />
  const needsFullAccess = may({ ...user, portalAccess: 'full' }, action)
  return (
    <Page title="Access denied">
      <EmptyState
        title={needsFullAccess ? 'Your portal access is view-only' : 'This screen is for warehouse staff'}
        hint={
          needsFullAccess
            ? 'Your account can view but not change data. Ask your account manager to make the change.'
            : 'Your account shows your own movements and inventory. If you need more, ask your account manager.'
        }
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
