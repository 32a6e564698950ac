import { useMemo } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { useInventory } from '../inventory/use-inventory.ts'
import type { LineLimits } from './order-draft.ts'

/** An item that may be put into the movement. */
export interface OfferedItem {
  item: InventoryItem
  /** Reserved by the very movement that is edited: its own to keep. */
  held: number
  /** The most the movement may hold. */
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

/** What is allocated to the customer, with what a movement may hold of it; `held` is what the edited movement holds already. */
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
