/** Used when an item names no threshold of its own (specification §9). */
export const defaultLowStockThreshold = 10

/** The customers' portal says 'Low stock' below this quantity, whatever the item's threshold (specification §9). */
export const portalLowStock = 10

export const stockStatuses = ['In Stock', 'Low Stock', 'Out of Stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** Specification §4: quantity 0 is out, at or below the threshold is low. */
export function stockStatus(quantity: number, lowStockThreshold: number | null = defaultLowStockThreshold): StockStatus {
  if (quantity === 0) return 'Out of Stock'
  return quantity <= (lowStockThreshold ?? defaultLowStockThreshold) ? 'Low Stock' : 'In Stock'
}
