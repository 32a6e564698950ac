import { Navigate } from '@tanstack/react-router'
import { queryClient } from '../lib/query-client.ts'
import { seesCustomerScreens, useMay, userQuery, useUser, useViewer } from '../lib/use-session.ts'
import { AccessDeniedScreen } from './access-denied-screen.tsx'
import { lazyScreen, type Screen, screen } from './lazy-screen.tsx'
import { type ScreenPath, screenActions } from './screen-actions.ts'

const LandingPage = lazyScreen(() => import('../landing/landing-page.tsx'), 'LandingPage')

/** One path, two screens: the customer's for customers and for staff who view as one, else the staff's. */
export function byViewer(Staff: Screen, Customer: Screen): Screen {
  function ScreenForViewer() {
    return useViewer().seesCustomerScreens ? <Customer /> : <Staff />
  }
  return screen(ScreenForViewer, async () =>
    (seesCustomerScreens(queryClient.getQueryData(userQuery.queryKey)) ? Customer : Staff).preload?.(),
  )
}

/** The screen of a path, for users who may open it. */
export function allowed(path: ScreenPath, Allowed: Screen): Screen {
  function ScreenIfAllowed() {
    return useMay(screenActions[path]) ? <Allowed /> : <AccessDeniedScreen />
  }
  return screen(ScreenIfAllowed, async () => Allowed.preload?.())
}

/** '/': the landing page for visitors who aren't signed in. */
export function homeOrLanding(Staff: Screen, Customer: Screen): Screen {
  const Home = byViewer(Staff, Customer)
  return function HomeOrLanding() {
    return useUser().data ? <Home /> : <LandingPage />
  }
}

export function redirectTo(path: '/dashboard' | '/orders' | '/inventory'): Screen {
  return screen(() => <Navigate to={path} replace />)
}
