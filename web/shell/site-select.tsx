import { useNavigate } from '@tanstack/react-router'
import { chooseSite, useChosenSite, useSites } from '../platform/lib/use-sites.ts'
import { Select } from '../platform/ui/select.tsx'

/** Where the person works: lists show that site until another one is chosen. Shown with several sites only. */
export function SiteSelect() {
  const sites = useSites()
  const chosen = useChosenSite()
  const navigate = useNavigate()
  if (sites.length < 2) return null
  function choose(value: string) {
    const id = value === 'all' ? null : Number(value)
    chooseSite(id)
    // Lists keep it in their address.
    void navigate({ to: '.', search: (search: object) => ({ ...search, siteId: id ?? undefined, page: undefined }), replace: true })
  }
  return (
    <Select
      aria-label="Site"
      size="sm"
      className="w-32 flex-none @max-[34rem]:w-[5.5rem]"
      value={chosen === null ? 'all' : String(chosen)}
      onValueChange={choose}
      options={[{ value: 'all', label: 'All sites' }, ...sites.map(({ id, code }) => ({ value: String(id), label: code }))]}
    />
  )
}
