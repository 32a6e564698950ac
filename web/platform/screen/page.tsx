import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'

/** The title of the open page, which the shell's top bar shows. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined)
export const pageTitleId = 'page-title'

let firstPage = true

interface PageProps {
  title: string
  subtitle?: ReactNode
  /** Top right; at most one primary button. */
  actions?: ReactNode
  children: ReactNode
}

/** The layout of every screen inside the shell. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  const setTitle = useContext(PageTitleContext)
  useLayoutEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    // Navigating to another page moves the focus to its title; on the first load the browser decides.
    if (!firstPage) document.getElementById(pageTitleId)?.focus()
    firstPage = false
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <title>{`${title} · Tallyhouse`}</title>
      {(subtitle || actions) && (
        <div className="flex min-h-control flex-wrap items-center gap-3">
          <div
            className={`min-w-0 flex-1 text-ink-2 ${subtitle ? (typeof subtitle === 'string' ? 'max-sm:basis-full' : '') : 'max-sm:hidden'}`}
          >
            {subtitle}
          </div>
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
