import { Link } from '@tanstack/react-router'
import { Bell, CircleHelp, Menu, Settings } from 'lucide-react'
import { Suspense } from 'react'
import { UnreadBadge } from '../people/notifications/unread-badge.tsx'
import { useUnreadCount } from '../people/notifications/use-notifications.ts'
import { useSeveralSites } from '../platform/lib/follow-locale.ts'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { useSystemOnline } from '../platform/lib/server-events.ts'
import { useViewedCustomer } from '../platform/lib/viewed-customer.ts'
import { pageTitleId } from '../platform/screen/page.tsx'
import { SearchBox } from '../platform/search/search-box.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { Tooltip } from '../platform/ui/tooltip.tsx'

// Few warehouses have several sites.
const SiteSelect = lazyPart(() => import('./site-select.tsx'), 'SiteSelect')

export const menuButtonId = 'menu-button'

interface TopBarProps {
  title: string
  onMenu: () => void
  onNotifications: () => void
  onHelp: () => void
}

export function TopBar({ title, onMenu, onNotifications, onHelp }: TopBarProps) {
  const severalSites = useSeveralSites()
  return (
    <header className="sticky top-0 z-10 flex h-(--topbar) items-center gap-2 border-b border-line bg-raised px-[min(1rem,4vw)] @container sm:gap-3 sm:px-6 print:hidden">
      <button
        id={menuButtonId}
        type="button"
        aria-label="Menu"
        onClick={onMenu}
        className="-ml-3 grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover wide:hidden"
      >
        <Menu className="size-5" />
      </button>
      <h1
        id={pageTitleId}
        tabIndex={-1}
        title={title}
        className="min-w-0 truncate rounded-control text-heading leading-6 font-semibold tracking-tight outline-none focus-visible:shadow-none sm:text-title"
      >
        {title}
      </h1>
      <SystemState />
      {severalSites && (
        <Suspense>
          <SiteSelect />
        </Suspense>
      )}
      <SearchBox />
      <span className="flex flex-none items-center max-sm:-mr-2">
        <NotificationsButton onOpen={onNotifications} />
        <SettingsLink />
        <IconButton
          label="Help"
          aria-haspopup="dialog"
          icon={<CircleHelp className="size-[1.125rem]!" />}
          onClick={onHelp}
          // In the largest text on a phone the menu has it.
          className="@max-[18rem]:hidden max-sm:size-11"
        />
      </span>
    </header>
  )
}

function NotificationsButton({ onOpen }: { onOpen: () => void }) {
  const unread = useUnreadCount()
  if (useViewedCustomer()) return null
  return (
    <span className="relative flex">
      <IconButton
        label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-haspopup="dialog"
        icon={<Bell className="size-[1.125rem]!" />}
        onClick={onOpen}
        className="max-sm:size-11"
      />
      {/* On a phone it grows to the left, as the button is at the edge of the screen there. */}
      <span aria-hidden="true" className="pointer-events-none absolute top-0 left-1/2 ml-0.5 max-sm:top-1 max-sm:right-0 max-sm:left-auto">
        <UnreadBadge count={unread} className="bg-negative text-raised" />
      </span>
    </span>
  )
}

function SettingsLink() {
  return (
    <Tooltip label="Settings">
      <Link
        to="/settings"
        aria-label="Settings"
        // On a phone the title needs the room; the menu's foot leads to the settings too.
        className="grid size-[2.125rem] place-items-center @max-[28rem]:hidden rounded-control text-ink-2 hover:bg-hover hover:text-ink max-sm:size-11 pointer-coarse:size-(--touch)"
      >
        <Settings aria-hidden="true" className="size-[1.125rem]" />
      </Link>
    </Tooltip>
  )
}

function SystemState() {
  const online = useSystemOnline()
  return (
    <span
      role="status"
      className={`flex flex-none items-center gap-1.5 text-small font-medium whitespace-nowrap sm:border-l sm:border-line sm:pl-3 ${
        online ? 'text-positive-text' : 'text-negative-text'
      }`}
    >
      <span aria-hidden="true" className={`size-[7px] ${online ? 'rounded-full bg-positive' : 'bg-negative'}`} />
      {/* On a phone the page's title needs the room of the usual state, and in large text of both. */}
      <span className={online ? '@max-[28rem]:sr-only' : '@max-[20rem]:sr-only'}>{online ? 'System Online' : 'System Offline'}</span>
    </span>
  )
}
