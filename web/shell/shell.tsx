import { Outlet, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { NotificationsPanelContext } from '../people/notifications/notifications-panel-opener.ts'
import { FormGuard } from '../platform/form/form-guard.tsx'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { useLocale } from '../platform/lib/locale.ts'
import { forgetAddress } from '../platform/lib/return-address.ts'
import { useServerEvents } from '../platform/lib/use-server-events.ts'
import { useViewer } from '../platform/lib/use-session.ts'
import { useOpenMatch } from '../platform/lookup/use-open-match.ts'
import { KeyboardLayer } from '../platform/scan/keyboard-layer.tsx'
import { type Shortcut, shortcutsHere } from '../platform/scan/shortcuts.ts'
import { useGoShortcuts } from '../platform/scan/use-shortcut.ts'
import { PageTitleContext } from '../platform/screen/page.tsx'
import { ScreensContext, useMenu } from '../platform/screen/screen-definitions.ts'
import { Spinner } from '../platform/ui/spinner.tsx'
import { TooltipProvider } from '../platform/ui/tooltip.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RouteProgress } from './route-progress.tsx'
import { Sidebar } from './sidebar.tsx'
import { menuButtonId, TopBar } from './top-bar.tsx'
import { UnsentMailBanner } from './unsent-mail-banner.tsx'
import { useDrawer } from './use-drawer.ts'

const Drawer = lazyPart(() => import('./drawer.tsx'), 'Drawer')
const NotificationsPanel = lazyPart(() => import('../people/notifications/notifications-panel.tsx'), 'NotificationsPanel')

/** Sidebar, top bar and the open page, for staff and customers alike. */
export function Shell() {
  useLocale()
  const [title, setTitle] = useTitle()
  const drawer = useDrawer()
  const [notificationsOpen, setNotificationsOpen] = useState(false)
  const openNotifications = () => setNotificationsOpen(true)
  const { Help } = useContext(ScreensContext)
  const [helpOpen, setHelpOpen] = useState<readonly Shortcut[] | null>(null)
  const openHelp = () => setHelpOpen(shortcutsHere())
  useEffect(forgetAddress, [])
  useServerEvents()
  useGoToScreens()

  /** Closes the drawer first, so that the focus later returns to the button that opened it. */
  function fromDrawer(open: () => void) {
    flushSync(drawer.close)
    document.getElementById(menuButtonId)?.focus()
    open()
  }

  return (
    <TooltipProvider>
      <KeyboardLayer openMatch={useOpenMatch()} onHelp={openHelp} />
      <PageTitleContext value={setTitle}>
        <NotificationsPanelContext value={openNotifications}>
          <a
            href="#main"
            className="absolute top-2 left-2 z-30 rounded-control bg-inverse px-4 py-2.5 font-medium text-on-inverse not-focus:sr-only"
          >
            Skip to main content
          </a>
          <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] wide:grid-cols-[var(--sidebar)_minmax(0,1fr)] print:block">
            <aside className="sticky top-0 hidden h-dvh border-r border-line bg-sunken wide:block print:hidden">
              <Sidebar onNotifications={openNotifications} />
            </aside>
            <div className="min-w-0">
              <RouteProgress />
              <TopBar title={title} onMenu={drawer.open} onNotifications={openNotifications} onHelp={openHelp} />
              <UnsentMailBanner />
              <main
                id="main"
                tabIndex={-1}
                className="max-w-[160rem] ends-above-floating px-[min(1rem,4vw)] pt-3 outline-none focus-visible:shadow-none sm:px-6"
              >
                <PrintSheet title={title}>
                  <Suspense fallback={<PageOnItsWay />}>
                    <Outlet />
                  </Suspense>
                </PrintSheet>
              </main>
            </div>
          </div>
          <Suspense>
            {drawer.isOpen && (
              <Drawer onClose={drawer.close} onNotifications={() => fromDrawer(openNotifications)} onHelp={() => fromDrawer(openHelp)} />
            )}
          </Suspense>
          <FormGuard />
          {helpOpen && (
            <Suspense>
              <Help title={title} shortcuts={helpOpen} onClose={() => setHelpOpen(null)} />
            </Suspense>
          )}
          {notificationsOpen && (
            <Suspense>
              <NotificationsPanel onClose={() => setNotificationsOpen(false)} />
            </Suspense>
          )}
        </NotificationsPanelContext>
      </PageTitleContext>
    </TooltipProvider>
  )
}

/** The title of the open page, which is remembered with it as a recent place. */
function useTitle() {
  const [title, setTitle] = useState('')
  const { id } = useViewer().user
  const change = useCallback(
    (next: string) => {
      setTitle(next)
      const place = { path: location.pathname, title: next }
      // No page waits for it.
      import('../platform/search/recent-places.ts').then(({ rememberPlace }) => rememberPlace(id, place)).catch(() => undefined)
    },
    [id],
  )
  return [title, change] as const
}

/** `g` and the letter of a screen opens it: of each in the menu, and of the settings, which the top bar opens. */
function useGoToScreens() {
  const navigate = useNavigate()
  const settings = useContext(ScreensContext).byPath['/settings']
  const entries = useMenu().flat()
  const screens = [...entries, ...(settings ? [{ path: '/settings', definition: settings }] : [])].flatMap(
    ({ path, definition: { key, title } }) => (key ? [{ key, title, path }] : []),
  )
  useGoShortcuts(screens, (path) => void navigate({ to: path }))
}

function PageOnItsWay() {
  return (
    <div role="status" className="flex items-center gap-3 text-muted">
      <Spinner />
      Loading...
    </div>
  )
}
