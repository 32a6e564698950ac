import type { Notice } from '../../platform/audit/notice.ts'
import type { CrossedThreshold } from './stock-functions.ts'

/** Notifications to staff and the owner about items that fell to their threshold. */
export function lowStockNotices(crossed: readonly CrossedThreshold[]): Notice[] {
  return crossed.flatMap((item) => {
    const isOut = item.quantity === 0
    const notice = {
      exceptUserId: null,
      kind: 'low_stock',
      type: isOut ? 'error' : 'warning',
      title: isOut ? 'Out of stock' : 'Low stock',
      message: `${item.sku} ${item.name}: ${item.quantity} left`,
      subjectType: 'inventory',
      subjectId: item.id,
    } as const
    const notices = [{ ...notice, customerId: null }]
    return item.customerId === null ? notices : [...notices, { ...notice, customerId: item.customerId }]
  })
}
