import type { Action } from '../../contract/permissions.ts'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { queryClient } from '../platform/lib/query-client.ts'
import { seesCustomerScreens, useMay, userQuery, useUser, useViewer } from '../platform/lib/use-session.ts'
import { lazyScreen, type Screen, screen } from '../platform/screen/lazy-screen.tsx'

const AccessDeniedScreen = lazyPart(() => import('./access-denied-screen.tsx'), 'AccessDeniedScreen')
const LandingPage = lazyScreen(() => import('../landing/landing-page.tsx'), 'LandingPage')

/** One path, two screens: the customer's for customers and for staff who view as one, else the staff's. */
export function byViewer(Staff: Screen, Customer: Screen): Screen {
  if (Staff === Customer) return Staff
  function ScreenForViewer() {
    return useViewer().seesCustomerScreens ? <Customer /> : <Staff />
  }
  return screen(ScreenForViewer, async () =>
    (seesCustomerScreens(queryClient.getQueryData(userQuery.queryKey)) ? Customer : Staff).preload?.(),
  )
}

/** The screen, for users who are allowed this action. */
export function allowed(action: Action, Allowed: Screen): Screen {
  function ScreenIfAllowed() {
    return useMay(action) ? <Allowed /> : <AccessDeniedScreen action={action} />
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
