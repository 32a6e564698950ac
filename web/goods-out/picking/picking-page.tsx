import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { accuracyDays, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { AtSite } from '../../platform/floor/at-site.tsx'
import { call } from '../../platform/lib/api.ts'
import { formatNumber, formatShare } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useOpenMatch } from '../../platform/lookup/use-open-match.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { Page } from '../../platform/screen/page.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
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
