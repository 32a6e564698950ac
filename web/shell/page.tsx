import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'

/** The shell's top bar shows the title; the page that is open says what it is. */
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

/** What every screen inside the shell stands in. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  const setTitle = useContext(PageTitleContext)
  useLayoutEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    // Moving to another page moves the focus to its title; arriving from outside leaves it to the browser.
    if (!firstPage) document.getElementById(pageTitleId)?.focus()
    firstPage = false
  }, [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <title>{`${title} · Tallyhouse`}</title>
      {(subtitle || actions) && (
        <div className="flex min-h-control flex-wrap items-center gap-3">
          <div className={`min-w-0 flex-1 text-ink-2 ${subtitle ? 'max-sm:basis-full' : 'max-sm:hidden'}`}>{subtitle}</div>
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
