import { valuesOf } from '../../values-of.ts'

/** Who began a return: its customer, the staff for a movement, or the staff for goods that came unannounced. */
export const returnKindLabels = { requested: 'Requested', authorised: 'By the warehouse', blind: 'Unannounced' } as const
export const returnKinds = valuesOf(returnKindLabels)

export const returnStatusLabels = {
  requested: 'Requested',
  authorised: 'Authorised',
  received: 'Received',
  inspected: 'Inspected',
  closed: 'Closed',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const
export const returnStatuses = valuesOf(returnStatusLabels)
export type ReturnStatus = (typeof returnStatuses)[number]

export const returnReasonLabels = {
  unwanted: 'Unwanted',
  damaged: 'Damaged',
  wrong_item: 'Wrong item',
  refused: 'Refused',
  undeliverable: 'Undeliverable',
  recall: 'Recall',
  other: 'Other',
} as const
export const returnReasons = valuesOf(returnReasonLabels)
export type ReturnReason = (typeof returnReasons)[number]

/** What an inspection finds. */
export const returnConditionLabels = {
  good: 'Good',
  opened: 'Opened',
  damaged: 'Damaged',
  wrong_item: 'Wrong item',
  expired: 'Expired',
} as const
export const returnConditions = valuesOf(returnConditionLabels)
export type ReturnCondition = (typeof returnConditions)[number]
/** Goods in another condition aren't sold again. */
export const sellableConditions: readonly ReturnCondition[] = ['good', 'opened']

/** What becomes of returned goods. */
export const returnDispositionLabels = {
  restock: 'Restock',
  quarantine: 'Quarantine',
  scrap: 'Scrap',
  send_back: 'Send Back',
} as const
export const returnDispositions = valuesOf(returnDispositionLabels)
export type ReturnDisposition = (typeof returnDispositions)[number]
