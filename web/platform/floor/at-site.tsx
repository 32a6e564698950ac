import type { ReactNode } from 'react'
import { chooseSite, useChosenSite, useSites } from '../lib/use-sites.ts'

/** Lists of the floor show one site: with several, and none chosen, the person is asked first. */
export function AtSite({ children }: { children: ReactNode }) {
  const sites = useSites()
  const chosen = useChosenSite()
  if (sites.length < 2 || chosen !== null) return children
  return (
    <section aria-labelledby="where" className="grid max-w-160 gap-3">
      <h2 id="where" className="text-title font-semibold">
        Where do you work?
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {sites.map(({ id, code, name }) => (
          <button
            key={id}
            type="button"
            onClick={() => chooseSite(id)}
            className="grid min-h-20 content-center gap-0.5 rounded-panel border border-line-strong bg-raised px-4 py-2 text-left text-ink hover:bg-hover"
          >
            <span className="mono text-title font-semibold">{code}</span>
            <span className="text-small text-muted">{name}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
