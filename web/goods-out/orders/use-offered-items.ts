import { useMemo } from 'react'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { useInventory } from '../../platform/calls/use-inventory.ts'
import type { LineLimits } from './order-draft.ts'

/** An item that can be added to the movement. */
export interface OfferedItem {
  item: InventoryItem
  /** Quantity reserved by the edited movement itself. */
  held: number
  /** Maximum quantity in the movement. */
  limit: number
}

export interface OfferedItems {
  /** Undefined while loading, and until a customer was chosen. */
  items: readonly OfferedItem[] | undefined
  limits: LineLimits
  error: Error | null
  reload: () => void
}

const nothingHeld: ReadonlyMap<string, number> = new Map()

/** The customer's allocated items with the maximum quantity of each; `held` are the edited movement's own reservations. */
export function useOfferedItems(customer: { id: number } | undefined, held = nothingHeld): OfferedItems {
  const { data, error, refetch } = useInventory({ customerId: customer?.id, sort: 'sku' }, { enabled: customer !== undefined })
  const items = useMemo(
    () =>
      data
        ?.filter((item) => item.customerId === customer?.id)
        .map((item) => {
          const own = held.get(item.sku) ?? 0
          return { item, held: own, limit: item.availableQuantity + own }
        }),
    [data, customer?.id, held],
  )
  const limits = useMemo(() => new Map(items?.map(({ item, limit }) => [item.sku, limit])), [items])
  return { items, limits, error, reload: () => void refetch() }
}
