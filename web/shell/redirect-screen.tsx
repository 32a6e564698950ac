import { Navigate } from '@tanstack/react-router'
import { startScreenOf } from '../platform/lib/start-screen.ts'
import { useViewer } from '../platform/lib/use-session.ts'

/** Sends a signed-in person to where the role begins: most to the dashboard. */
export function RedirectScreen() {
  const start = startScreenOf(useViewer().user)
  return (
    <p role="status" className="p-6 text-muted">
      {start === '/dashboard' ? 'Redirecting to dashboard...' : 'Redirecting...'}
      <Navigate to={start} replace />
    </p>
  )
}
