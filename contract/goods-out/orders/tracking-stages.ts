/** Specification §4, in order. Stages advance strictly one step at a time. */
export const trackingStages = ['awaiting_confirmation', 'confirmed', 'packaging', 'labelling', 'documented', 'exported'] as const
export type TrackingStage = (typeof trackingStages)[number]

export const stageLabels: Record<TrackingStage, string> = {
  awaiting_confirmation: 'Movement Placed',
  confirmed: 'Confirmed',
  packaging: 'Packaging',
  labelling: 'TTT Labelling',
  documented: 'Documentation',
  exported: 'Exported',
}

/** The orders list words the first stage differently from the tracking view (specification §4). */
export function stageLabelInList(stage: TrackingStage): string {
  return stage === 'awaiting_confirmation' ? 'Order Placed' : stageLabels[stage]
}

/** A missing stage counts as awaiting_confirmation. */
export function stageOf(stage: string | null | undefined): TrackingStage {
  return trackingStages.find((known) => known === stage) ?? 'awaiting_confirmation'
}

/** The stage that may be marked complete next; null when exported. */
export function nextStage(stage: TrackingStage): TrackingStage | null {
  return trackingStages[trackingStages.indexOf(stage) + 1] ?? null
}

/** 'N of 6 stages completed' counts the stage reached: 1 when placed, 6 when exported. */
export function stagesCompleted(stage: TrackingStage): number {
  return trackingStages.indexOf(stage) + 1
}

export function stageProgress(stage: TrackingStage, current: TrackingStage): 'completed' | 'current' | 'pending' {
  const distance = trackingStages.indexOf(stage) - trackingStages.indexOf(current)
  if (distance < 0) return 'completed'
  return distance === 0 ? 'current' : 'pending'
}

export const orderStatuses = ['pending', 'processing', 'picking', 'packing', 'completed', 'cancelled'] as const
/** Status and tracking stage move together; 'picking' is the confirmed stage with picking started. */
export type OrderStatus = (typeof orderStatuses)[number]
/** Statuses of movements that are neither completed nor cancelled. */
export const openStatuses = ['pending', 'processing', 'picking', 'packing'] as const satisfies readonly OrderStatus[]

/** The notes the screen sends with an advance (specification §7). */
export function stageNotes(stage: TrackingStage): string {
  return `Stage updated to ${stage}`
}
