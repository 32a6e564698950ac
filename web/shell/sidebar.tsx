import { Link, useLocation } from '@tanstack/react-router'
import { Bell, CircleHelp, Undo2 } from 'lucide-react'
import { Fragment, useContext } from 'react'
import { customerCode } from '../../contract/people/customers/customer-codes.ts'
import { UnreadBadge } from '../people/notifications/unread-badge.tsx'
import { useUnreadCount } from '../people/notifications/use-notifications.ts'
import { startScreenOf } from '../platform/lib/start-screen.ts'
import { useMay, useViewer } from '../platform/lib/use-session.ts'
import { exitViewAs } from '../platform/lib/view-as.ts'
import { useViewedCustomer } from '../platform/lib/viewed-customer.ts'
import { ThemeMenu } from '../platform/look/theme-menu.tsx'
import { type MenuEntry, ScreensContext, screenFor, useMenu } from '../platform/screen/screen-definitions.ts'
import { Mark } from '../platform/ui/mark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SidebarFooter } from './sidebar-footer.tsx'

const entryShape =
  'flex min-h-(--touch) items-center gap-2.5 rounded-control px-2.5 font-medium wide:min-h-8.5 wide:[@media(max-height:52rem)]:min-h-7.5'
const rule = 'mx-2.5 my-2 border-line'

interface SidebarProps {
  onNotifications: () => void
  /** In the drawer, which opens where the top bar may have no room for it. */
  onHelp?: () => void
}

export function Sidebar({ onNotifications, onHelp }: SidebarProps) {
  const groups = useMenu()
  const isOpen = useIsOpen()
  // The drawer's entry in the browser's history becomes the next screen's.
  const inDrawer = onHelp !== undefined
  const mayViewAs = useMay('customers.view-as')
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-(--topbar) flex-none items-center gap-2.5 pr-3 pl-5 text-heading font-semibold tracking-tight">
        <Mark />
        <span className="flex-1">Tallyhouse</span>
        <span className="flex">
          <LanguageMenu />
          <ThemeMenu />
        </span>
      </div>
      {mayViewAs && <ViewingAs />}
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col gap-px overflow-y-auto px-3 py-2">
        {groups.map((entries, group) => (
          <Fragment key={entries[0]?.path}>
            {group > 0 && <hr className={rule} />}
            {entries.map((entry) => (
              <MenuLink key={entry.path} entry={entry} here={isOpen(entry)} replace={inDrawer} />
            ))}
          </Fragment>
        ))}
        <hr className={rule} />
        <NotificationsEntry onOpen={onNotifications} />
        {onHelp && (
          <button type="button" aria-haspopup="dialog" onClick={onHelp} className={`${entryShape} text-left text-ink-2 hover:bg-hover`}>
            <CircleHelp aria-hidden="true" className="size-4 flex-none text-muted" />
            Help
          </button>
        )}
      </nav>
      <SidebarFooter replace={inDrawer} />
    </div>
  )
}

interface MenuLinkProps {
  entry: MenuEntry
  here: boolean
  replace: boolean
}

function MenuLink({ entry: { path, definition }, here, replace }: MenuLinkProps) {
  const { title, icon: Icon } = definition
  return (
    <Link
      to={path}
      replace={replace}
      aria-current={here ? 'page' : undefined}
      className={`${entryShape} ${here ? 'bg-raised text-ink inset-ring inset-ring-line' : 'text-ink-2 hover:bg-hover'}`}
    >
      <Icon aria-hidden="true" className={`size-4 flex-none ${here ? 'text-primary-text' : 'text-muted'}`} />
      {title}
    </Link>
  )
}

/** Whether the open page is the entry's screen, perhaps at another of its addresses, or a record of it. */
function useIsOpen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { byPath } = useContext(ScreensContext)
  const { seesCustomerScreens, user } = useViewer()
  const path = pathname === '/' ? startScreenOf(user) : pathname
  const open = byPath[path]
  return ({ path: to, screen }: MenuEntry) =>
    path === to || path.startsWith(`${to}/`) || (open && screenFor(open, seesCustomerScreens)) === screen
}

/** Not on the screens of a customer that staff view as: these are their own notifications. */
function NotificationsEntry({ onOpen }: { onOpen: () => void }) {
  const unread = useUnreadCount()
  if (useViewedCustomer()) return null
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${entryShape} text-left text-ink-2 hover:bg-hover`}>
      <Bell aria-hidden="true" className="size-4 flex-none text-muted" />
      <span className="flex-1">Notifications</span>
      <UnreadBadge count={unread} className="bg-primary text-on-primary" />
      {unread > 0 && <span className="sr-only">unread</span>}
    </button>
  )
}

function ViewingAs() {
  const viewed = useViewedCustomer()
  if (!viewed) return null
  return (
    <div className="mx-3 mt-1 mb-2 flex-none overflow-hidden rounded-panel border border-primary-line bg-primary-soft">
      <div className="px-2.5 py-2">
        <div className="text-caption text-ink-2">Viewing as</div>
        <div className="font-medium break-words">
          {viewed.customerName} <span className="mono text-ink-2">{customerCode(viewed.customerId)}</span>
        </div>
      </div>
      <button
        type="button"
        onClick={() => void exitViewAs()}
        className="flex min-h-(--touch) w-full items-center gap-2 border-t border-primary-line px-2.5 py-2 font-medium text-primary-text hover:bg-hover wide:min-h-9"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Exit Customer View
      </button>
    </div>
  )
}
