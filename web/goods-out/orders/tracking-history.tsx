import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels, stageOf } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { Timeline } from '../../platform/detail/timeline.tsx'

/** The stages that a movement reached, newest first. */
export function TrackingHistory({ entries }: { entries: Order['trackingHistory'] }) {
  const newestFirst = entries.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  return (
    <Timeline
      entries={newestFirst.map(({ stage, notes, timestamp, by }) => ({
        id: `${timestamp} ${stage}`,
        at: timestamp,
        by,
        title: stageLabels[stageOf(stage)],
        text: notes || 'Status updated',
      }))}
    />
  )
}
