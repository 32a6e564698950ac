import { Outlet, useMatches } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'
import { useWarehouse } from '../platform/lib/follow-locale.ts'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { useUser } from '../platform/lib/use-session.ts'
import { LoadingScreen } from '../platform/screen/loading-screen.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'

const loadShell = () => import('./shell.tsx')
const Shell = lazyPart(loadShell, 'Shell')

interface SessionGateProps {
  /** Stands in place of all screens while a second factor is required of the person and not set up. */
  TwoFactor: ComponentType<{ onDone: () => void }>
}

/** Loads the session and the warehouse's time zone, then shows the shell or the landing page, or redirects to the sign-in screen. */
export function SessionGate({ TwoFactor }: SessionGateProps) {
  const [setsUp, setSetsUp] = useState(false)
  const user = useUser()
  const warehouse = useWarehouse({ enabled: user.data?.mustSetUpTwoFactor === false })
  // The path of the page that is shown: the address is already the next page's while its code is loading.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  if (user.data === undefined) {
    return user.isError ? <FailedScreen error={user.error} reset={() => void user.refetch()} /> : <LoadingScreen />
  }
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  )
  if (user.data === null) return pathname === '/' ? screen : <SignedOutScreen pathname={pathname} />
  if (user.data.mustSetUpTwoFactor && !setsUp) setSetsUp(true)
  if (setsUp)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <TwoFactor onDone={() => setSetsUp(false)} />
      </Suspense>
    )
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
