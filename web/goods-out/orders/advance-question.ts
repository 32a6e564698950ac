import type { NextStageWork } from '../../../contract/goods-out/orders/advance-orders.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { nextStage, stageLabels, stageOf, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'

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

type Work = Pick<NextStageWork, 'unpicked' | 'unpacked' | 'leaving'>

/** What is to be asked before the next stage of one movement is marked complete; null when nothing is. */
export function stageQuestion({ unpicked, unpacked, leaving }: Work): { question: string; confirmLabel: string } | null {
  if (leaving > 0) return { question: `Exports ${plural(leaving, 'unit')}: its stock leaves.`, confirmLabel: 'Export' }
  if (unpicked > 0) return { question: `${notDone(unpicked, 'picked')} Book them as picked?`, confirmLabel: 'Book as Picked' }
  if (unpacked > 0) return { question: `${notDone(unpacked, 'packed')} Book them as packed?`, confirmLabel: 'Book as Packed' }
  return null
}

/** What advancing several movements books that no one did: '45 units of 2 movements aren't picked. They are booked as picked.' */
export function bookedWork(works: readonly Work[]): string[] {
  const sentenceOf = (quantities: readonly number[], done: string, booked: string) => {
    const open = quantities.filter((quantity) => quantity > 0)
    const sum = open.reduce((total, quantity) => total + quantity, 0)
    return open.length === 0 ? [] : [`${notDone(sum, done, ` of ${plural(open.length, 'movement')}`)} They are booked as ${booked}.`]
  }
  return [
    ...sentenceOf(
      works.map(({ unpicked }) => unpicked),
      'picked',
      'picked',
    ),
    ...sentenceOf(
      works.map(({ unpacked }) => unpacked),
      'packed',
      'packed',
    ),
  ]
}

function notDone(units: number, done: string, whose = ''): string {
  return `${plural(units, 'unit')}${whose} ${units === 1 ? 'isn’t' : 'aren’t'} ${done}.`
}
