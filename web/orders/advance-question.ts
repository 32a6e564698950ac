import type { Order } from '../../contract/orders/orders.ts'
import { nextStage, stageLabels, stageOf, trackingStages } from '../../contract/orders/tracking-stages.ts'
import { formatNumber, plural } from '../lib/format.ts'

type Advancing = Pick<Order, 'status' | 'trackingStage'>

interface AdvanceQuestion {
  /** '8 to Confirmed, 9 to Packaging'; empty where no movement has such a next stage. */
  stages: string
  /** How many would be exported, by which their stock leaves. */
  exports: number
  /** '2 movements are exported or cancelled already.' */
  ended: string
}

/** What marking the next stage complete does with these movements. */
export function advanceQuestion(orders: readonly Advancing[]): AdvanceQuestion {
  const open = orders.filter(({ status }) => status !== 'cancelled')
  const counts = new Map(trackingStages.map((stage) => [stage, open.filter((order) => next(order) === stage).length]))
  const exports = counts.get('exported') ?? 0
  const stages = trackingStages.flatMap((stage) => {
    const count = counts.get(stage) ?? 0
    return count > 0 && stage !== 'exported' ? [`${formatNumber(count)} to ${stageLabels[stage]}`] : []
  })
  const ended = orders.length - open.filter((order) => next(order) !== null).length
  return {
    stages: stages.join(', '),
    exports,
    ended: ended > 0 ? `${plural(ended, 'movement')} ${ended === 1 ? 'is' : 'are'} exported or cancelled already.` : '',
  }
}

function next({ trackingStage }: Advancing) {
  return nextStage(stageOf(trackingStage))
}
