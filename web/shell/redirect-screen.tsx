import { Navigate } from '@tanstack/react-router'

/** Sends a signed-in person to the dashboard. */
export function RedirectScreen() {
  return (
    <p role="status" className="p-6 text-muted">
      Redirecting to dashboard...
      <Navigate to="/dashboard" replace />
    </p>
  )
}
