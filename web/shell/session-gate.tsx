import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../lib/use-session.ts'
import { FailedScreen } from './failed-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'

const Shell = lazy(() => import('./shell.tsx').then((module) => ({ default: module.Shell })))

/** Loads the session, then shows the shell or the landing page, or redirects to the sign-in screen. */
export function SessionGate() {
  const user = useUser()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (user.data === undefined) {
    return user.isError ? <FailedScreen error={user.error} reset={() => void user.refetch()} /> : <LoadingScreen />
  }
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  )
  if (user.data === null) return pathname === '/' ? screen : <SignedOutScreen pathname={pathname} />
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell />
    </Suspense>
  )
}
