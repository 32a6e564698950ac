import { PackageCheck, Trash2, Undo2 } from 'lucide-react'
import { type ReactElement, Suspense } from 'react'
import {
  type Disposition,
  dispositionLabels,
  dispositions,
  type QuarantineRow,
  quarantineEndpoints,
} from '../../../contract/goods-in/quarantine/quarantine.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { formatDate, formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import type { BulkAction } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { Page } from '../../platform/screen/page.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { quarantineList } from './quarantine-list.tsx'

// The dialogs are loaded when first opened.
const DisposeDialog = lazyPart(() => import('./dispose-dialog.tsx'), 'DisposeDialog')

const selected: readonly BulkAction<QuarantineRow>[] = [
  { label: dispositionLabels.release, Dialog: lazyPart(() => import('./dispose-selected.tsx'), 'ReleaseSelected') },
  { label: dispositionLabels.scrap, Dialog: lazyPart(() => import('./dispose-selected.tsx'), 'ScrapSelected') },
  { label: dispositionLabels.send_back, Dialog: lazyPart(() => import('./dispose-selected.tsx'), 'SendBackSelected') },
]

const icons: Record<Disposition, ReactElement> = { release: <PackageCheck />, scrap: <Trash2 />, send_back: <Undo2 /> }

/** What is in quarantine, and what becomes of it. */
export function QuarantinePage() {
  const list = useList(quarantineList)
  const mayDispose = useMay('stock.dispose')
  const openings = { release: useOverlay('release'), scrap: useOverlay('scrap'), send_back: useOverlay('sendBack') }
  const opened = dispositions.find((disposition) => openings[disposition].value !== undefined)
  const row = opened && list.rows?.find(({ id }) => String(id) === openings[opened].value)
  return (
    <Page title="Quarantine" subtitle="Damaged, missing and returned goods. They can’t be ordered until you release them.">
      <Summary />
      <ListScreen
        list={list}
        actions={
          mayDispose
            ? ({ id }) =>
                dispositions.map((disposition) => ({
                  label: dispositionLabels[disposition],
                  icon: icons[disposition],
                  onSelect: () => openings[disposition].open(id),
                }))
            : undefined
        }
        bulk={mayDispose ? selected : []}
      />
      <Suspense>
        {opened && row && mayDispose && <DisposeDialog key={row.id} row={row} disposition={opened} onClose={openings[opened].close} />}
      </Suspense>
    </Page>
  )
}

function Summary() {
  const { data, isPending } = useRead(quarantineEndpoints.summary, { query: useSiteQuery() })
  return (
    <StatStrip
      dense
      loading={isPending}
      items={[
        { label: 'Units', value: data && formatNumber(data.units) },
        { label: 'Oldest', value: data && formatDate(data.oldest) },
        { label: 'Owners', value: data && formatNumber(data.owners) },
      ]}
    />
  )
}
