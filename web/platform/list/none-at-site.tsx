import { chooseSite, useSites } from '../lib/use-sites.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A list without rows at the site in the top bar: there may be some at others. */
export function NoneAtSite({ site, onShowAll }: { site: number; onShowAll: () => void }) {
  const code = useSites().find(({ id }) => id === site)?.code ?? 'this site'
  function showAll() {
    chooseSite(null)
    // The address may say the site too.
    onShowAll()
  }
  return <EmptyState searched title={`None at ${code}`} action={<Button onClick={showAll}>Show all sites</Button>} />
}
