import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../lib/use-session.ts'
import { useToasts } from '../ui/toast.tsx'
import { AccessibilityButton } from './accessibility-button.tsx'
import { LoadingScreen } from './loading-screen.tsx'

const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Around every screen, signed in or not. */
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

/** Their code waits for the first message or for somebody signed in: the sign-in screen starts without it. */
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
