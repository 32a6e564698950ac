import { Plus } from 'lucide-react'
import { type Site, sites, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { overlayLink } from '../../platform/address/overlay-link.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { EditableList } from '../../platform/list/editable-list.tsx'
import { activeFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { useList } from '../../platform/list/use-list.ts'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'

// The form and its validation are loaded when first opened.
const SiteDialog = lazyPart(() => import('./site-dialog.tsx'), 'SiteDialog')

const column = columnsOf(sites)

const sitesList = defineList(sitesEndpoints.list, {
  screen: 'sites',
  caption: 'Sites',
  search: 'Search sites…',
  failed: 'Failed to load sites',
  empty: { title: 'No sites' },
  noMatch: { title: 'No sites match', hint: 'Try another word or remove a filter.' },
  sort: 'code',
  filters: { status: activeFilter },
  columns: [
    column('code', { mobile: 'key', className: 'mono' }),
    column('name', { mobile: 'title', width: '50%' }),
    { id: 'city', header: 'City', width: '30%', from: 'small', cell: ({ address }) => <Truncated text={address?.city ?? ''} /> },
    column('locations', { from: 'small' }),
    column('units', { mobile: 'fact' }),
    column('isActive', { id: 'status', mobile: 'status' }),
    { id: 'default', header: 'Default', cell: ({ isDefault }) => isDefault && <Badge>Default</Badge> },
  ],
  rowName: ({ code }) => code,
  rowLink: ({ id }) => overlayLink('edit', id),
})

const useSite = (id: number) => useRead(sitesEndpoints.get, { params: { id } })

/** Warehouse buildings. */
export function SitesSection() {
  const list = useList(sitesList)
  const adding = useOverlay('new')
  const add = () => adding.open(true)
  useShortcut('n', 'Add Site', add)
  return (
    <Section
      flush
      title="Sites"
      count={list.total}
      actions={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Add Site
        </Button>
      }
    >
      <EditableList<Site, Site> list={list} noun="Site" mayChange useRecord={useSite} dialog={SiteDialog} />
    </Section>
  )
}
