import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { CustomerViewer, Viewer } from '../../viewer.ts'

/** What staff are notified of. */
export function returnRequested(viewer: CustomerViewer, { id, returnNumber, orderNumber, units }: GoodsReturn): Notice {
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'return_requested',
    type: 'info',
    title: 'Return requested',
    message: `${viewer.name} asks to return ${units} ${units === 1 ? 'unit' : 'units'} of ${orderNumber ?? 'a movement'} as ${returnNumber}`,
    subjectType: 'return',
    subjectId: id,
  }
}

type Answer = 'authorised' | 'declined' | 'received' | 'closed'

const answers: Record<Answer, { type: Notice['type']; title: string; what: string }> = {
  authorised: { type: 'success', title: 'Return authorised', what: 'is authorised. Send the goods with its return slip.' },
  declined: { type: 'warning', title: 'Return declined', what: 'is declined' },
  received: { type: 'info', title: 'Return received', what: 'is received and will be inspected.' },
  closed: { type: 'success', title: 'Return closed', what: 'is closed.' },
}

/** What the customer is notified of. */
export function returnAnswered(viewer: Viewer, { id, customerId, returnNumber, declineReason }: GoodsReturn, answer: Answer): Notice {
  const { type, title, what } = answers[answer]
  return {
    customerId,
    exceptUserId: viewer.userId,
    kind: 'return_answered',
    detail: answer,
    type,
    title,
    message: `${returnNumber} ${what}${declineReason === null ? '' : `: ${declineReason}`}`,
    subjectType: 'return',
    subjectId: id,
  }
}
