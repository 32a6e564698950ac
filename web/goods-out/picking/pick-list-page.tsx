import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PickList } from '../../../contract/goods-out/picking/picking.ts'
import { CustomerLink, RecordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { FactList } from '../../platform/detail/facts.tsx'
import { Section, SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { LabelsButton } from '../../platform/floor/labels-button.tsx'
import { placesOf } from '../../platform/floor/loose-goods.ts'
import { PackedUnits } from '../../platform/floor/packed-units.tsx'
import { formatNumber, formatWhen } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { AssignOrder } from '../orders/assign-order.tsx'
import { OrderPriority, OrderStatusBadge } from '../orders/order-badges.tsx'
import { ExpiredGoods } from './expired-goods.tsx'
import { MissingGoods } from './missing-goods.tsx'
import { LinesLeft, PickExceptions, PickedLines } from './pick-list-sections.tsx'
import { type Picked, PickWork } from './pick-work.tsx'
import { PickedAlready } from './picked-already.tsx'
import { useCarton } from './use-carton.ts'
import { useOpenedLine } from './use-opened-line.ts'
import { pickListQuery } from './use-pick-list.ts'

const ShortPickDialog = lazyPart(() => import('./short-pick-dialog.tsx'), 'ShortPickDialog')
const PutRightDialog = lazyPart(() => import('./put-right-dialog.tsx'), 'PutRightDialog')
const PackOrderDialog = lazyPart(() => import('./pack-order-dialog.tsx'), 'PackOrderDialog')

/** The floor work of one movement: what is to be picked, line by line, then packed. */
export function PickListPage() {
  const id = useRecordId()
  const list = useQuery(pickListQuery(id))
  return (
    <DetailPage
      id={id}
      noun="Pick List"
      list={{ label: 'Picking', path: '/picking' }}
      path="/picking"
      read={list}
      title={({ orderNumber }) => `Pick ${orderNumber}`}
    >
      {(record) => <FloorWork key={record.orderId} list={record} />}
    </DetailPage>
  )
}

function FloorWork({ list }: { list: PickList }) {
  const mayWork = useMay('picking.work')
  const short = useOverlay('short')
  const right = useOverlay('put-right')
  const pack = useOverlay('pack')
  const [last, setLast] = useState<Picked | null>(null)
  const shortLine = useOpenedLine(short.value, [...list.open, ...list.picked])
  const rightLine = useOpenedLine(right.value, list.picked)
  const [joined, setJoined] = useState(false)
  const { user } = useViewer()
  // A person who has picked here goes on, although the movement is assigned to someone else.
  const goesOn = joined || last !== null
  const other = list.status === 'picking' && list.assignedTo !== user.id && !goesOn ? list.assignedToName : null
  const [line] = list.open
  const linesLeft = other === null ? list.open.slice(1) : list.open
  const onTheFloor = list.status === 'processing' || list.status === 'picking'
  const loose = list.picked.filter(({ sscc }) => sscc === null)
  const mayPack = mayWork && isPackable(list) && list.picked.length > 0
  const carton = useCarton(list)
  const { orderId, customerName } = list
  return (
    <>
      <DetailHead
        name={customerName}
        status={
          <>
            <OrderStatusBadge status={list.status} />
            <OrderPriority priority={list.priority} />
          </>
        }
        facts={[]}
      />
      <SectionColumns
        main={
          <>
            <MissingGoods list={list} />
            {(onTheFloor || list.status === 'packing') && mayWork && (
              <ExpiredGoods picked={list.picked} onShort={({ id }) => short.open(id)} />
            )}
            {onTheFloor && line && mayWork && other !== null && (
              <EmptyState
                title={`${other} is picking`}
                hint="Two people who pick the same lines get in each other’s way. Ask before you go on."
                action={<Button onClick={() => setJoined(true)}>Pick Too</Button>}
              />
            )}
            {onTheFloor && line && mayWork && other === null && (
              <PickWork key={line.id} list={list} line={line} last={last} onPicked={setLast} onShort={() => short.open(line.id)} />
            )}
            {!line && mayWork && <PickedAlready list={list} />}
            {mayPack && loose.length === 0 && (
              <EmptyState
                title="Everything is packed"
                hint="Print the labels and put them on the cartons and pallets."
                action={<LabelsButton orderId={orderId} />}
              />
            )}
            {mayPack && loose.length > 0 && (
              <EmptyState
                title={list.units.length === 0 ? 'Everything is picked' : `${formatNumber(loose.length)} left to pack`}
                hint={`Pack the goods into cartons or pallets, each with an SSCC. Location: ${placesOf(loose).join(', ')}.`}
                action={
                  <Button variant="primary" icon={<PackageOpen aria-hidden />} onClick={() => pack.open(true)}>
                    Pack
                  </Button>
                }
              />
            )}
            {linesLeft.length > 0 && <LinesLeft lines={linesLeft} />}
            {list.picked.length > 0 && (
              <PickedLines lines={list.picked} {...(onTheFloor && mayWork && { onPutRight: ({ id }) => right.open(id) })} />
            )}
          </>
        }
        side={
          <>
            <Section title="Details" actions={<AssignOrder order={{ id: orderId, status: list.status }} />}>
              <PickListFacts list={list} />
            </Section>
            {list.units.length > 0 && <PackedUnits list={list} />}
            {list.exceptions.length > 0 && <PickExceptions exceptions={list.exceptions} />}
          </>
        }
      />
      <Suspense>
        {shortLine && mayWork && <ShortPickDialog list={list} line={shortLine} onClose={short.close} />}
        {rightLine && mayWork && <PutRightDialog list={list} line={rightLine} onClose={right.close} />}
        {pack.value && mayPack && <PackOrderDialog list={list} carton={carton} onClose={pack.close} />}
      </Suspense>
    </>
  )
}

function PickListFacts({ list }: { list: PickList }) {
  const { orderId, orderNumber, pickedQuantity, quantity } = list
  return (
    <FactList
      facts={[
        {
          label: 'Movement',
          value: (
            <RecordLink to="/orders/$id" id={orderId} mono>
              {orderNumber}
            </RecordLink>
          ),
        },
        { label: 'Assigned To', value: list.assignedToName ?? 'Unassigned' },
        { label: 'Confirmed', value: formatWhen(list.confirmedAt) },
        { label: 'Picking started', value: formatWhen(list.pickingStartedAt) },
        { label: 'Picked', value: `${formatNumber(pickedQuantity)} of ${formatNumber(quantity)}` },
        { label: 'Staging location', value: list.destination ?? 'No staging location' },
        // Apart from the other link, as a finger needs.
        { label: 'Customer', value: <CustomerLink of={list} /> },
      ]}
    />
  )
}

/** All is picked, and what is in its units isn't settled yet; the server has the last word. */
function isPackable({ open, missing, status }: PickList): boolean {
  return open.length === 0 && missing.length === 0 && ['processing', 'picking', 'packing'].includes(status)
}
