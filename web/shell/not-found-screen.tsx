import { Link } from '@tanstack/react-router'
import { NoticeScreen } from './notice-screen.tsx'

export function NotFoundScreen() {
  return (
    <NoticeScreen
      heading="404"
      title="Page Not Found"
      action={
        <Link to="/" className="inline-flex min-h-(--touch) items-center font-medium text-primary-text underline underline-offset-2">
          Back to Home
        </Link>
      }
    >
      There’s no screen at this address. Check the address for typing errors, or go back to home.
    </NoticeScreen>
  )
}
