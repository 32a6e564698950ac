import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './platform/address/search-text.ts'
import { lazyPart } from './platform/lib/lazy-part.ts'
import { lazyScreen } from './platform/screen/lazy-screen.tsx'
import { type ScreenDefinition, ScreensContext } from './platform/screen/screen-definitions.ts'
import { customerMenu, floorMenu, type ScreenPath, screens, staffMenu } from './screens.ts'
import { FailedPage } from './shell/failed-page.tsx'
import { FailedScreen } from './shell/failed-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { RedirectScreen } from './shell/redirect-screen.tsx'
import { Root } from './shell/root.tsx'
import { allowed, byViewer, homeOrLanding } from './shell/screen-choice.tsx'
import { SessionGate } from './shell/session-gate.tsx'

const SignInPage = lazyScreen(() => import('./people/auth/sign-in-page.tsx'), 'SignInPage')

const RegisterPage = lazyScreen(() => import('./people/auth/sign-in-page.tsx'), 'RegisterPage')

const RequiredTwoFactorPage = lazyPart(() => import('./people/auth/required-page.tsx'), 'RequiredTwoFactorPage')

const TrackingPage = lazyScreen(() => import('./goods-out/track/tracking-page.tsx'), 'TrackingPage')

const HelpPanel = lazyPart(() => import('./shell/help/help-panel.tsx'), 'HelpPanel')

const registry = { byPath: screens, staffMenu, floorMenu, customerMenu, Help: HelpPanel }

const root = createRootRoute({
  component: () => (
    <ScreensContext value={registry}>
      <Root />
    </ScreensContext>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedScreen,
  validateSearch: asGiven,
})
/** All screens below require a session; without one SessionGate redirects to the sign-in screen. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: () => <SessionGate TwoFactor={RequiredTwoFactorPage} /> })

function screenRoute<Path extends ScreenPath>(path: Path) {
  const { allow, staff, customer = staff }: ScreenDefinition = screens[path]
  return createRoute({
    getParentRoute: () => inside,
    path,
    component: allowed(allow, byViewer(staff, customer)),
    errorComponent: FailedPage,
  })
}

const routeTree = root.addChildren([
  inside.addChildren([
    createRoute({
      getParentRoute: () => inside,
      path: '/',
      component: homeOrLanding(RedirectScreen, screens['/customer/overview'].customer),
    }),
    ...(Object.keys(screens) as ScreenPath[]).map((path) => screenRoute(path)),
  ]),
  // For the consignee of a shipment, who has no sign-in.
  createRoute({ getParentRoute: () => root, path: '/track/$token', component: TrackingPage }),
  createRoute({ getParentRoute: () => root, path: '/register', component: RegisterPage }),
  createRoute({ getParentRoute: () => root, path: '/login', component: SignInPage }),
  createRoute({ getParentRoute: () => root, path: '/admin-login', component: SignInPage }),
  createRoute({ getParentRoute: () => root, path: '/customer-login', component: SignInPage }),
])

/** Screens parse their search parameters themselves (web/platform/address), because the sign-in screen loads no zod. */
function asGiven(search: Record<string, unknown>): Record<string, unknown> {
  return search
}

export const router = createRouter({ routeTree, parseSearch, stringifySearch, defaultPreload: 'intent', scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
