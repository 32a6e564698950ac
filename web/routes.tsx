import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { CustomersSearch } from './customers/customers-search.ts'
import type { InventorySearch } from './inventory/inventory-search.ts'
import type { OrdersSearch } from './orders/orders-search.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { lazyScreen } from './shell/lazy-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { RedirectScreen } from './shell/redirect-screen.tsx'
import { Root } from './shell/root.tsx'
import { allowed, byViewer, homeOrLanding, redirectTo } from './shell/screen-choice.tsx'
import { SessionGate } from './shell/session-gate.tsx'

const SignInPage = lazyScreen(() => import('./auth/sign-in-page.tsx'), 'SignInPage')
const DashboardPage = lazyScreen(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage')
const OverviewPage = lazyScreen(() => import('./overview/overview-page.tsx'), 'OverviewPage')
const OrdersPage = lazyScreen(() => import('./orders/orders-page.tsx'), 'OrdersPage')
const CustomerOrdersPage = lazyScreen(() => import('./orders/customer-orders-page.tsx'), 'CustomerOrdersPage')
const InventoryPage = lazyScreen(() => import('./inventory/inventory-page.tsx'), 'InventoryPage')
const MyInventoryPage = lazyScreen(() => import('./overview/my-inventory-page.tsx'), 'MyInventoryPage')
const CustomerPortfolioPage = lazyScreen(() => import('./customers/customer-portfolio-page.tsx'), 'CustomerPortfolioPage')

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundScreen, errorComponent: FailedScreen })
/** All routes below require a session; without one SessionGate redirects to the sign-in screen. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: SessionGate })

const routeTree = root.addChildren([
  inside.addChildren([
    createRoute({ getParentRoute: () => inside, path: '/', component: homeOrLanding(RedirectScreen, OverviewPage) }),
    createRoute({
      getParentRoute: () => inside,
      path: '/dashboard',
      component: allowed('/dashboard', byViewer(DashboardPage, OverviewPage)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/orders',
      validateSearch: searchAs<OrdersSearch>,
      component: allowed('/orders', byViewer(OrdersPage, CustomerOrdersPage)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/inventory',
      validateSearch: searchAs<InventorySearch>,
      component: allowed('/inventory', byViewer(InventoryPage, MyInventoryPage)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/customer-portfolio',
      validateSearch: searchAs<CustomersSearch>,
      component: allowed('/customer-portfolio', CustomerPortfolioPage),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/customer/overview',
      component: allowed('/customer/overview', byViewer(redirectTo('/dashboard'), OverviewPage)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/customer/orders',
      validateSearch: searchAs<OrdersSearch>,
      component: allowed('/customer/orders', byViewer(redirectTo('/orders'), CustomerOrdersPage)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/customer/inventory',
      validateSearch: searchAs<InventorySearch>,
      component: allowed('/customer/inventory', byViewer(redirectTo('/inventory'), MyInventoryPage)),
    }),
  ]),
  createRoute({ getParentRoute: () => root, path: '/login', component: SignInPage }),
  createRoute({ getParentRoute: () => root, path: '/admin-login', component: SignInPage }),
  createRoute({ getParentRoute: () => root, path: '/customer-login', component: SignInPage }),
])

/** Declares only the type of the search parameters. Each page parses its own with zod, which the sign-in screen doesn't load. */
function searchAs<Search>(search: Record<string, unknown>): Search {
  return search as Search
}

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
