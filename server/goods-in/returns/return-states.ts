import type { ReturnStatus } from '../../../contract/goods-in/returns/return-words.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { httpError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'

/** 409 unless the return is in one of these states. */
export function requireStatus({ returnNumber: number, status }: GoodsReturn, allowed: readonly ReturnStatus[]): void {
  if (!allowed.includes(status)) throw httpError('return.closed', { number, status })
}

/** Staff change a return until it is received; customers what they requested, until it is answered. */
export function requireOpen(viewer: Viewer, { returnNumber: number, kind, status, ...rest }: GoodsReturn): void {
  if (viewer.role === 'customer') {
    if (kind !== 'requested' || status !== 'requested') throw httpError('return.not-open', { number, status })
    return
  }
  requireStatus({ returnNumber: number, kind, status, ...rest }, ['requested', 'authorised'])
}
