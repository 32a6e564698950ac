import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { lookupEndpoints } from '../../contract/lookup/lookup.ts'
import { accuracyDays, pickingEndpoints } from '../../contract/picking/picking.ts'
import { AtSite } from '../floor/at-site.tsx'
import { call } from '../lib/api.ts'
import { formatNumber, formatShare } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'
import { useSiteQuery } from '../lib/use-sites.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useOpenMatch } from '../lookup/use-open-match.ts'
import { useScan } from '../scan/use-scan.ts'
import { Page } from '../screen/page.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { pickLists } from './pick-lists-list.tsx'

/** What is to be picked. Scanning the number of a movement opens its pick list. */
export function PickingPage() {
  const screen = useRef<HTMLDivElement>(null)
  useScan(screen, useOpenPickList())
  return (
    <Page title="Picking" subtitle="Scan the number of a movement to pick it.">
      <div ref={screen} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
        <AtSite>
          <PickingFigures />
          <PickLists />
        </AtSite>
      </div>
    </Page>
  )
}

function PickLists() {
  return <ListScreen list={useList(pickLists)} />
}

/** Any other code opens its record, as everywhere. */
function useOpenPickList() {
  const navigate = useNavigate()
  const openMatch = useOpenMatch()
  return async (code: string): Promise<string | null> => {
    const order = await call(lookupEndpoints.find, { query: { code, type: 'order' } }).catch(() => null)
    if (order === null) return openMatch(code)
    await navigate({ to: '/picking/$id', params: { id: String(order.id) } })
    return null
  }
}

function PickingFigures() {
  const { data, isError } = useRead(pickingEndpoints.figures, { query: useSiteQuery() })
  return (
    <StatStrip
      dense
      loading={!data && !isError}
      items={[
        { label: 'Waiting', value: data && formatNumber(data.waiting), link: { to: '.', search: { status: 'processing' } } },
        { label: 'Being Picked', value: data && formatNumber(data.beingPicked), link: { to: '.', search: { status: 'picking' } } },
        {
          label: 'Goods Missing',
          value: data && formatNumber(data.lacking),
          ...(data && data.lacking > 0 && { tone: 'caution' as const }),
        },
        { label: `Accuracy, ${accuracyDays} days`, ...(data && accuracyFigure(data.accuracy)) },
      ]}
    />
  )
}

function accuracyFigure({ count, of }: { count: number; of: number }) {
  return of === 0 ? {} : { value: formatShare((count * 100) / of), hint: `${formatNumber(count)} of ${formatNumber(of)} lines` }
}
