import { type AdjustmentRequest, adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { atSite } from '../sites/at-site.ts'
import { adjustItem } from './adjust-item.ts'
import { getAdjustmentRequest, lockAdjustmentRequest, siteOfRequest } from './adjustment-requests-queries.ts'

/** The stock changes as an adjustment of now would, at the site that the request is for, or the request stays open. */
export const approveAdjustment = verb(adjustmentsEndpoints.approve, async ({ trx, viewer, now, join }, { id }) => {
  const request = await lockToDecide(trx, viewer, id)
  const { inventoryId, adjustment, reason, expiresOn, location, lot } = request
  const named = { ...(location !== null && { location }), ...(lot !== null && { lot }) }
  await atSite(trx, await siteOfRequest(trx.sql, id), () => join(adjustItem, { id: inventoryId, adjustment, reason, expiresOn, ...named }))
  const { answer, touched, requestedBy } = await close(trx, viewer, request, { status: 'approved', note: null, now })
  return {
    answer,
    history: [did('approve', 'adjustmentRequest', answer, { after: { adjustment } })],
    touched: { adjustments: touched },
    notices: [decided(answer, requestedBy)],
  }
})

export const rejectAdjustment = verb(adjustmentsEndpoints.reject, async ({ trx, viewer, now }, { id, note = null }) => {
  const request = await lockToDecide(trx, viewer, id)
  const { answer, touched, requestedBy } = await close(trx, viewer, request, { status: 'rejected', note, now })
  return {
    answer,
    history: [did('reject', 'adjustmentRequest', answer, { after: { note } })],
    touched: { adjustments: touched },
    notices: [decided(answer, requestedBy)],
  }
})

export const withdrawAdjustment = verb(adjustmentsEndpoints.withdraw, async ({ trx, viewer, now }, { id }) => {
  const request = await lockAdjustmentRequest(trx, viewer, id, undefined)
  requireOpen(request)
  if (!request.mine) throw httpError('adjustment.not-own')
  const { answer, touched } = await close(trx, viewer, request, { status: 'withdrawn', note: null, now })
  return { answer, history: [did('withdraw', 'adjustmentRequest', answer)], touched: { adjustments: touched } }
})

async function lockToDecide(trx: Transaction, viewer: Viewer, id: number): Promise<AdjustmentRequest> {
  const request = await lockAdjustmentRequest(trx, viewer, id, undefined)
  requireOpen(request)
  if (request.mine) throw httpError('adjustment.own')
  return request
}

function requireOpen({ status }: AdjustmentRequest): void {
  if (status !== 'open') throw httpError('adjustment.closed', { status })
}

interface Decision {
  status: 'approved' | 'rejected' | 'withdrawn'
  note: string | null
  now: Date
}

async function close(trx: Transaction, viewer: Viewer, { id, version }: AdjustmentRequest, { status, note, now }: Decision) {
  const { requested_by: requestedBy } = await trx.sql
    .updateTable('adjustment_requests')
    .set({ status, note, decided_by: viewer.userId, decided_at: now, version: version + 1 })
    .where('id', '=', id)
    .returning('requested_by')
    .executeTakeFirstOrThrow()
  const answer = await getAdjustmentRequest(trx.sql, viewer, id)
  return { answer, requestedBy, touched: [{ id }] }
}

/** What the person who asked is notified of. */
function decided({ id, sku, adjustment, status, decidedBy, note }: AdjustmentRequest, requestedBy: number): Notice {
  const isApproved = status === 'approved'
  return {
    customerId: null,
    exceptUserId: null,
    onlyUserId: requestedBy,
    kind: 'adjustment_decided',
    type: isApproved ? 'success' : 'warning',
    title: isApproved ? 'Adjustment approved' : 'Adjustment rejected',
    message: `${decidedBy} ${status} the adjustment of ${sku} by ${signed(adjustment)}${note === null ? '' : `: ${note}`}`,
    subjectType: 'adjustmentRequest',
    subjectId: id,
  }
}

/** '+4' and '-4'. */
export function signed(adjustment: number): string {
  return adjustment > 0 ? `+${adjustment}` : String(adjustment)
}
