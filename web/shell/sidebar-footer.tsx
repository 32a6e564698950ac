import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { authEndpoints, User } from '../../contract/auth.ts'
import { roleLabel } from '../../contract/roles.ts'
import { call, detailFor } from '../lib/api.ts'
import { sessionCalls } from '../lib/session-calls.ts'
import { type ThemeChoice, themeChoices, useTheme } from '../lib/theme.ts'
import { toastAfterReload } from '../lib/toast-after-reload.ts'
import { fullName, useViewer } from '../lib/use-session.ts'
import { forgetViewAs } from '../lib/view-as.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.tsx'

const themes: Record<ThemeChoice, { label: string; icon: typeof Sun }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
}

/** Who is signed in, the theme, and the way out. */
export function SidebarFooter() {
  const { user } = useViewer()
  return (
    <div className="mt-auto flex flex-none items-center gap-2.5 border-t border-line px-4 py-3">
      <Avatar user={user} />
      <div className="min-w-0 flex-1">
        <div className="truncate font-medium" title={fullName(user)}>
          {fullName(user)}
        </div>
        <div className="truncate text-caption leading-4 text-muted">{roleLabel(user.role)}</div>
      </div>
      <div className="-mr-2 flex flex-none">
        <ThemeMenu />
        <IconButton label="Log out" icon={<LogOut />} onClick={() => void signOut()} />
      </div>
    </div>
  )
}

function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl) return <img src={user.profileImageUrl} alt="" className="size-8 flex-none rounded-control object-cover" />
  const initials = [user.firstName, user.lastName].map((name) => name?.[0] ?? '').join('') || (user.email || user.username)[0]
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-control bg-primary text-small font-semibold text-on-primary uppercase"
    >
      {initials}
    </span>
  )
}

function ThemeMenu() {
  const [chosen, choose] = useTheme()
  const Chosen = themes[chosen].icon
  // Not modal: a modal menu locks scrolling by an inline style sheet, which the content security policy forbids.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Theme: ${themes[chosen].label}`} icon={<Chosen />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="end"
          sideOffset={4}
          className="z-30 min-w-36 rounded-panel border border-line bg-raised p-1 shadow-pop"
        >
          <DropdownMenu.RadioGroup value={chosen} onValueChange={(value) => choose(value as ThemeChoice)}>
            {themeChoices.map((choice) => {
              const { label, icon: Icon } = themes[choice]
              return (
                <DropdownMenu.RadioItem
                  key={choice}
                  value={choice}
                  className="flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 outline-none data-highlighted:bg-hover data-[state=checked]:font-medium data-[state=checked]:text-primary-text sm:min-h-8.5"
                >
                  <Icon aria-hidden="true" className="size-4" />
                  {label}
                </DropdownMenu.RadioItem>
              )
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

async function signOut(): Promise<void> {
  try {
    await call<typeof authEndpoints.signOut>(sessionCalls.signOut)
  } catch (error) {
    toast({ title: 'Logout failed', description: detailFor(error), tone: 'destructive' })
    return
  }
  forgetViewAs()
  toastAfterReload({ title: 'Logged out', description: 'You have been successfully logged out.' })
  // Leaving by the address, as specified, also drops everything this page still holds in memory.
  location.assign('/api/logout')
}
