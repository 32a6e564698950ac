import { Link, useNavigate } from '@tanstack/react-router'
import { type LucideIcon, MoveRight } from 'lucide-react'
import { useRef } from 'react'
import { type FloorKind, type FloorWork, floorEndpoints, floorKinds } from '../../../contract/platform/floor/floor.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { AtSite } from '../../platform/floor/at-site.tsx'
import { call, detailFor } from '../../platform/lib/api.ts'
import { bottomBar } from '../../platform/lib/bottom-bar.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useOpenMatch } from '../../platform/lookup/use-open-match.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { Page } from '../../platform/screen/page.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { OwnActs } from '../../stock/acts/own-acts.tsx'
import { FloorRows } from './floor-rows.tsx'
import { floorTiles } from './floor-tiles.ts'

/** What waits on the floor, as large tiles; below the rows of the open one, one's own first. A scan opens what it names. */
export function FloorPage() {
  const screen = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useTab(floorKinds)
  const work = useRead(floorEndpoints.work, { query: useSiteQuery() })
  useScan(screen, useOpenOnTheFloor())
  const shown = work.data?.find(({ kind }) => kind === open)
  return (
    <Page title="Floor" subtitle="Scan a movement, receipt, return, count, parcel, pallet, item or location to open it.">
      <div ref={screen} className="flex flex-col gap-3">
        <AtSite>
          {work.isError ? (
            <ErrorState title="Failed to load your work" detail={detailFor(work.error)} onRetry={() => void work.refetch()} />
          ) : shown ? (
            <FloorRows work={shown} tile={floorTiles[shown.kind]} />
          ) : (
            <Skeleton className="h-48" />
          )}
          <OwnActs />
          {/* Under the thumb on a phone; with large text it scrolls, so that rows stay visible above it. */}
          <nav
            aria-label="Work"
            ref={bottomBar}
            className="grid grid-cols-3 gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:max-h-[40dvh] max-sm:overflow-y-auto max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:p-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:order-first sm:grid-cols-6 sm:gap-3"
          >
            {floorKinds.map((kind) => (
              <Tile
                key={kind}
                kind={kind}
                work={work.data?.find((each) => each.kind === kind)}
                here={kind === open}
                onOpen={() => setOpen(kind)}
              />
            ))}
            <Link to="/move" className={tileLook(false)}>
              <TileTitle Icon={MoveRight} title="Move Stock" />
            </Link>
          </nav>
        </AtSite>
      </div>
    </Page>
  )
}

interface TileProps {
  kind: FloorKind
  /** Undefined while it loads. */
  work: FloorWork | undefined
  here: boolean
  onOpen: () => void
}

function Tile({ kind, work, here, onOpen }: TileProps) {
  const { title, icon } = floorTiles[kind]
  return (
    <button type="button" aria-pressed={here} onClick={onOpen} className={tileLook(here)}>
      <TileTitle Icon={icon} title={title} />
      <span className="figures text-title font-semibold">{work ? formatNumber(work.count) : '–'}</span>
      <span className={classNames('text-caption', here ? 'text-primary-text' : 'text-muted')}>
        {work && work.mine > 0 ? `${formatNumber(work.mine)} mine` : 'waiting'}
      </span>
    </button>
  )
}

function TileTitle({ Icon, title }: { Icon: LucideIcon; title: string }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold max-sm:flex-col max-sm:gap-0.5 max-sm:text-small">
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {title}
    </span>
  )
}

function tileLook(here: boolean): string {
  return classNames(
    'grid min-h-20 content-center justify-items-center gap-0.5 rounded-panel border px-1 py-2 text-center sm:min-h-28 sm:px-2',
    here ? 'border-primary bg-primary-soft text-primary-text' : 'border-line-strong bg-raised text-ink hover:bg-hover',
  )
}

/** On the floor a movement opens its pick list, a pending receipt or a SKU that it expects the receiving, and a count the counting. */
function useOpenOnTheFloor() {
  const navigate = useNavigate()
  const openMatch = useOpenMatch()
  return async (code: string): Promise<string | null> => {
    const found = await call(lookupEndpoints.find, { query: { code, expected: 'true' } }).catch(() => null)
    const tile = Object.values(floorTiles).find(({ scanned }) => scanned === found?.type)
    if (!found || !tile) return openMatch(code)
    await navigate(recordLink(tile.page, found.id))
    return null
  }
}
