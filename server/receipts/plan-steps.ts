import { can } from '../../contract/permissions.ts'
import { isBack, type ReceiptStatus, stepsBetween } from '../../contract/receipts/receipt-steps.ts'
import type { Receipt } from '../../contract/receipts/receipts.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

interface Plan {
  /** The earlier status to go back to. */
  back: ReceiptStatus | null
  /** The steps to take, in their order. */
  forward: ReceiptStatus[]
}

/** The steps that lead to the wanted status. More than one at a time takes an administrator and a reason. */
export function planSteps(viewer: Viewer, { status, receiptNumber: number }: Receipt, wanted: ReceiptStatus, reason?: string | null): Plan {
  if (isBack(status, wanted)) return { back: wanted, forward: [] }
  const forward = stepsBetween(status, wanted)
  const [next] = forward
  if (next !== undefined && forward.length > 1) {
    if (viewer.role !== 'system' && !can(viewer, 'receipts.skip-steps')) throw httpError('receipt.other-step-next', { number, next })
    if (!reason) throw httpError('receipt.reason-missing', undefined, { field: 'reason' })
  }
  return { back: null, forward }
}
