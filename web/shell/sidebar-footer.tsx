import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { roleLabel } from '../../contract/roles.ts'
import { foreignZone } from '../platform/lib/format.ts'
import { signOut } from '../platform/lib/sign-out.ts'
import { fullName, useViewer } from '../platform/lib/use-session.ts'
import { Avatar } from '../platform/look/avatar.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'

/** The signed-in user, which leads to its settings, and the logout button. */
export function SidebarFooter({ replace }: { replace: boolean }) {
  const { user } = useViewer()
  const zone = foreignZone()
  return (
    <div className="mt-auto flex flex-none flex-wrap items-center gap-2.5 border-t border-line px-4 py-3">
      {zone && <p className="basis-full text-caption leading-4 text-muted wrap-anywhere">Warehouse time: {zone}</p>}
      <Link
        to="/settings"
        replace={replace}
        className="-mx-2 flex min-w-0 flex-1 items-center gap-2.5 rounded-control px-2 text-ink no-underline hover:bg-hover pointer-coarse:min-h-(--touch)"
      >
        <Avatar user={user} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={fullName(user)}>
            {fullName(user)}
          </span>
          <span className="block truncate text-caption leading-4 text-muted">{roleLabel(user.role)}</span>
        </span>
      </Link>
      <IconButton label="Log out" icon={<LogOut />} onClick={() => void signOut()} className="-mr-2" />
    </div>
  )
}
