import type { Order } from '../../../contract/goods-out/orders/orders.ts'

/** Why a movement can't be changed any more; undefined while it is open. */
export function whyEnded({ status }: Order): string | undefined {
  if (status === 'completed') return 'This movement is exported.'
  return status === 'cancelled' ? 'This movement is cancelled.' : undefined
}
