import { type Order, ordersEndpoints } from '../../contract/orders/orders.ts'
import { nextStage, stageLabels, stageNotes, stageOf, trackingStages } from '../../contract/orders/tracking-stages.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { sendChange } from '../lib/use-change.ts'
import type { BulkAction } from '../list/bulk-run.ts'

type Advanced = Pick<Order, 'status' | 'trackingStage'>

/** Takes each selected movement to its next stage. None is exported: that takes its stock out, so a person decides it at the movement. */
export const advanceSelected: BulkAction<Order> = {
  label: 'Mark next stage complete',
  running: 'Advancing',
  done: (count) => `${plural(count, 'movement')} advanced`,
  question: advanceQuestion,
  refuses: whyNotAdvanced,
  run: async ({ id, version, trackingStage }) => {
    const stage = nextStage(stageOf(trackingStage))
    if (stage)
      await sendChange(ordersEndpoints.advanceTracking, { params: { id }, body: { stage, notes: stageNotes(stage) }, ifMatch: { version } })
  },
  changes: ordersEndpoints.advanceTracking.changes,
}

function whyNotAdvanced(order: Advanced): string | undefined {
  const next = nextStage(stageOf(order.trackingStage))
  if (order.status === 'cancelled') return 'This movement is cancelled.'
  if (next === null) return 'This movement is already exported.'
  return next === 'exported' ? 'The next stage is the export, which ships the stock. Open the movement to export it.' : undefined
}

/** '12 to Packaging, 3 to TTT Labelling. 2 will be skipped …' */
export function advanceQuestion(orders: readonly Advanced[]): string {
  const advanced = orders.filter((order) => whyNotAdvanced(order) === undefined)
  const counts = trackingStages.flatMap((stage) => {
    const count = advanced.filter(({ trackingStage }) => nextStage(stageOf(trackingStage)) === stage).length
    return count > 0 ? [`${formatNumber(count)} to ${stageLabels[stage]}`] : []
  })
  const exports = orders.filter(({ status, trackingStage }) => status !== 'cancelled' && nextStage(stageOf(trackingStage)) === 'exported')
  const ended = orders.length - advanced.length - exports.length
  return [
    `${counts.join(', ') || 'None can be advanced'}.`,
    exports.length > 0 &&
      `${formatNumber(exports.length)} will be skipped because the next stage is the export. Open the movement to export it.`,
    ended > 0 && `${are(ended)} already exported or cancelled.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function are(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'is' : 'are'}`
}
