import { Navigate } from '@tanstack/react-router'
import { queryClient } from '../lib/query-client.ts'
import { userQuery, useUser, useViewer } from '../lib/use-session.ts'
import { viewedCustomer } from '../lib/view-as.ts'
import { AccessDeniedScreen } from './access-denied-screen.tsx'
import { lazyScreen, type Screen, screen } from './lazy-screen.tsx'

const LandingPage = lazyScreen(() => import('../landing/landing-page.tsx'), 'LandingPage')

/** One path, two screens: the customer's for customers and for staff who view as one, else the staff's. */
export function byViewer(Staff: Screen, Customer: Screen): Screen {
  function ScreenForViewer() {
    return useViewer().seesCustomerScreens ? <Customer /> : <Staff />
  }
  return screen(ScreenForViewer, async () => (readsAsCustomer() ? Customer : Staff).preload?.())
}

export function staffOnly(Staff: Screen): Screen {
  function ScreenForStaff() {
    return useViewer().user.role === 'customer' ? <AccessDeniedScreen /> : <Staff />
  }
  return screen(ScreenForStaff, async () => Staff.preload?.())
}

/** '/': the landing page for everybody who isn't signed in. */
export function homeOrLanding(Staff: Screen, Customer: Screen): Screen {
  const Home = byViewer(Staff, Customer)
  return function HomeOrLanding() {
    return useUser().data ? <Home /> : <LandingPage />
  }
}

export function redirectTo(path: '/dashboard' | '/orders' | '/inventory'): Screen {
  return screen(() => <Navigate to={path} replace />)
}

function readsAsCustomer(): boolean {
  return queryClient.getQueryData(userQuery.queryKey)?.role === 'customer' || viewedCustomer() !== null
}
