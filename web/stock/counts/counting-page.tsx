import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { openCountStatuses } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { formatNumber, formatShare } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { countsList } from './counts-list.tsx'

// Loaded when first opened.
const NewCountDialog = lazyPart(() => import('./new-count-dialog.tsx'), 'NewCountDialog')
const PlansTab = lazyPart(() => import('./plans-tab.tsx'), 'PlansTab')

const tabs = [
  { value: 'counts', label: 'Counts' },
  { value: 'plans', label: 'Plans' },
] as const

/** Cycle counts, and how true the stock is by them. */
export function CountingPage() {
  const [tab, openTab] = useTab(['counts', 'plans'])
  const adding = useOverlay('new')
  const isPlans = tab === 'plans'
  const mayPlan = useMay('counts.approve')
  const add = mayPlan && !isPlans ? () => adding.open(true) : undefined
  useShortcut('n', 'New Count', add)
  return (
    <Page
      title="Counting"
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            New Count
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
        <CountingFigures />
        <Tabs label="Counting" value={tab} onValueChange={openTab} items={tabs}>
          <TabPanel value="counts">
            <Counts onAdd={add} />
          </TabPanel>
          <TabPanel value="plans">
            <Suspense fallback={<Skeleton className="h-48" />}>
              <PlansTab />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
      <Suspense>{adding.value && add && <NewCountDialog onClose={adding.close} />}</Suspense>
    </Page>
  )
}

function Counts({ onAdd }: { onAdd: (() => void) | undefined }) {
  return <ListScreen list={useList(countsList)} onAdd={onAdd} />
}

const open = { status: [...openCountStatuses] }

function CountingFigures() {
  const site = useSiteQuery()
  const counts = useRead(countsEndpoints.list, { query: { ...open, ...site } })
  const figures = useRead(countsEndpoints.figures, { query: site })
  const inStatus = (status: string) => counts.data && formatNumber(counts.data.filter((count) => count.status === status).length)
  const of = figures.data?.lines
  return (
    <StatStrip
      dense
      loading={(!counts.data && !counts.isError) || (!figures.data && !figures.isError)}
      items={[
        { label: 'Open Counts', value: counts.data && formatNumber(counts.data.length), link: { to: '.', search: open } },
        { label: 'To Recount', value: inStatus('recounting'), link: { to: '.', search: { status: 'recounting' } } },
        { label: 'In Review', value: inStatus('review'), link: { to: '.', search: { status: 'review' } } },
        {
          label: 'Accuracy, 30 days',
          ...(of &&
            of.of > 0 && {
              value: formatShare((of.count * 100) / of.of),
              hint: `${formatNumber(of.count)} of ${formatNumber(of.of)} lines`,
            }),
        },
      ]}
    />
  )
}
