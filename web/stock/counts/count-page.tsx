import { useQuery } from '@tanstack/react-query'
import { countMethodLabels } from '../../../contract/stock/counts/count-words.ts'
import { counts, countsEndpoints, type DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { mayRead } from '../../../contract/withheld.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatDay, formatMoney, formatNumber, formatWhen } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { RecordHistory } from '../../platform/record/record-history.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { UndoOverlay } from '../acts/undo-actions.tsx'
import { CountActions } from './count-actions.tsx'
import { CountBadge } from './count-badge.tsx'
import { CountDifferences } from './count-differences.tsx'
import { CountPlaces } from './count-places.tsx'
import { linesOf } from './different-lines.ts'
import { whatOf } from './plans-tab.tsx'

/** One count: its places, and in review the differences to decide about. */
export function CountPage() {
  const id = useRecordId()
  const count = useQuery(readQuery(countsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Count"
      list={{ label: 'Counting', path: '/counting' }}
      path="/counting"
      read={count}
      title={({ countNumber }) => countNumber}
    >
      {(record) => <CountRecord count={record} />}
    </DetailPage>
  )
}

const words = {
  location: 'Location',
  round: 'Round',
  lines: 'Lines',
  accepted: 'Accepted',
  rejected: 'Rejected',
  units: 'Units',
  ownCount: 'Own count',
}
const titles = {
  count: 'Counted',
  recount: 'Sent to recount',
  approve: 'Differences decided',
  cancel: 'Cancelled',
  undo: 'Differences taken back',
  write_off_aside: 'Written off',
}

function CountRecord({ count }: { count: DetailedCount }) {
  const { user } = useViewer()
  const readsHistory = useMay('history.read')
  const readsValue = mayRead(user.role, counts.row, 'netValue')
  const { status, netUnits, netValue } = count
  const isShown = netUnits !== null
  return (
    <>
      <DetailHead
        name={count.name ?? undefined}
        status={
          <>
            <CountBadge status={status} />
            {count.blind && <Badge>Blind</Badge>}
          </>
        }
        actions={<CountActions count={count} />}
        facts={[
          { label: 'Method', value: `${countMethodLabels[count.method]}${whatOf(count)}` },
          { label: 'Places', value: `${formatNumber(count.placesCounted)} of ${formatNumber(count.placeCount)} counted` },
          { label: 'Lines', value: formatNumber(count.lineCount) },
          isShown && { label: 'Differences', value: `${formatNumber(count.differenceCount ?? 0)}, net ${formatNumber(netUnits)} units` },
          isShown && readsValue && netValue !== null && { label: 'Value', value: formatMoney(netValue) },
          { label: 'Due', value: formatDay(count.dueOn) },
          { label: 'Assigned To', value: count.assignedToName ?? 'Unassigned' },
          { label: 'Planned', value: `${count.createdBy ?? 'By its plan'}, ${formatWhen(count.createdAt)}`, span: 6 },
          count.closedAt !== null && { label: 'Closed', value: formatWhen(count.closedAt) },
          count.cancelReason !== null && { label: 'Cancelled', value: count.cancelReason, span: 6 },
        ]}
      />
      {isShown && linesOf(count).length > 0 && <CountDifferences count={count} />}
      <UndoOverlay />
      <SectionColumns
        main={<CountPlaces count={count} />}
        side={
          <>
            {count.notes && (
              <Section title="Notes">
                <p className="wrap-anywhere whitespace-pre-wrap">{count.notes}</p>
              </Section>
            )}
            {readsHistory && <RecordHistory record={counts} id={count.id} words={words} titles={titles} />}
          </>
        }
      />
    </>
  )
}
