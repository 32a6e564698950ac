import { Menu } from 'lucide-react'
import { useSystemOnline } from '../lib/server-events.ts'
import { pageTitleId } from './page.tsx'

export const menuButtonId = 'menu-button'

export function TopBar({ title, onMenu }: { title: string; onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-10 flex h-(--topbar) items-center gap-2 border-b border-line bg-raised px-4 sm:gap-3 sm:px-6">
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
    </header>
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
      {online ? 'System Online' : 'System Offline'}
    </span>
  )
}
