import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useWarehouse } from '../lib/follow-locale.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { rememberAddress } from '../lib/return-address.ts'
import { useUser } from '../lib/use-session.ts'
import { FailedScreen } from './failed-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'

const loadShell = () => import('./shell.tsx')
const Shell = lazyPart(loadShell, 'Shell')

/** Loads the session and the warehouse's time zone, then shows the shell or the landing page, or redirects to the sign-in screen. */
export function SessionGate() {
  const user = useUser()
  const warehouse = useWarehouse({ enabled: user.data?.mustSetUpTwoFactor === false })
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
  if (user.data.mustSetUpTwoFactor) return <ToTwoFactor />
  if (warehouse.data === undefined) {
    // The shell’s code is loaded meanwhile; if that fails, showing it says so.
    loadShell().catch(() => undefined)
    return warehouse.isError ? <FailedScreen error={warehouse.error} reset={() => void warehouse.refetch()} /> : <LoadingScreen />
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell />
    </Suspense>
  )
}

/** A second factor is required of this person, and nothing else answers before it is set up. It leads back here. */
function ToTwoFactor() {
  const [remembered, setRemembered] = useState(false)
  useEffect(() => {
    rememberAddress()
    setRemembered(true)
  }, [])
  return remembered ? <Navigate to="/two-factor" replace /> : <LoadingScreen />
}
