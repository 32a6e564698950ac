import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { useToasts } from '../platform/lib/toast.ts'
import { useUser } from '../platform/lib/use-session.ts'
import { LoadingScreen } from '../platform/screen/loading-screen.tsx'
import { AccessibilityButton } from './accessibility-button.tsx'

const Toaster = lazyPart(() => import('../platform/ui/toaster.tsx'), 'Toaster')

/** The layout around every screen, signed in or not. */
export function Root() {
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <AccessibilityButton />
      <Messages />
    </>
  )
}

/** Loaded with the first toast or after signing in, so that the sign-in screen starts without this code. */
function Messages() {
  const signedIn = Boolean(useUser().data)
  const some = useToasts().length > 0
  if (!signedIn && !some) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
