import { useState } from 'react'
import { advanceOrdersEndpoints } from '../../../contract/goods-out/orders/advance-orders.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { stageLabels, type TrackingStage } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useAdvanceTracking } from '../../platform/calls/use-orders.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { freshRead } from '../../platform/lib/use-read.ts'
import { useUndoNewest } from '../../stock/acts/use-undo-newest.ts'
import { stageQuestion } from './advance-question.ts'

interface Asked {
  stage: TrackingStage
  question: string
  confirmLabel: string
}

/** Stages that can book work on the floor or take stock out, which is asked before. */
const askingStages: readonly TrackingStage[] = ['packaging', 'labelling', 'exported']

/** Marks the next stage of a movement complete. */
export function useMarkComplete(order: Order) {
  const advance = useAdvanceTracking(order.id)
  const undoNewest = useUndoNewest()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isReading, setReading] = useState(false)

  function send(stage: TrackingStage): void {
    setAsked(null)
    advance.mutate(stage, {
      onSuccess: () =>
        toast({
          title: 'Tracking Updated',
          description: `${order.orderNumber}: ${stageLabels[stage]}`,
          ...(stage === 'exported' && undoNewest({ kind: 'ship', of: { orderId: order.id }, on: recordLink('/orders/$id', order.id) })),
        }),
      onError: (error) => toastError(error, 'Update Failed'),
    })
  }

  async function mark(stage: TrackingStage): Promise<void> {
    if (!askingStages.includes(stage)) return send(stage)
    setReading(true)
    try {
      const [work] = await queryClient.fetchQuery(freshRead(advanceOrdersEndpoints.nextStages, { query: { ids: [order.id] } }))
      const question = work && stageQuestion(work)
      if (question) setAsked({ stage, ...question })
      else send(stage)
    } catch (error) {
      toastError(error, 'Update Failed')
    } finally {
      setReading(false)
    }
  }

  return {
    isPending: advance.isPending || isReading,
    mark: (stage: TrackingStage) => void mark(stage),
    asked: asked && { ...asked, confirm: () => send(asked.stage), cancel: () => setAsked(null) },
  }
}
