import type { ReactNode } from 'react'

interface PanelProps {
  title?: ReactNode
  /** At the right of the title: a link or a small button. */
  actions?: ReactNode
  children: ReactNode
}

export function Panel({ title, actions, children }: PanelProps) {
  return (
    <section className="min-w-0 overflow-clip rounded-panel border border-line bg-raised">
      {title !== undefined && (
        <header className="flex min-h-11.5 items-center gap-3 border-b border-line px-4 py-1">
          <h2 className="min-w-0 flex-1 truncate">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
