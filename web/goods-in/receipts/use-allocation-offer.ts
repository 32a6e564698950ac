import { useCallback, useState } from 'react'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { call } from '../../platform/lib/api.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import type { Entity } from '../../platform/lookup/entity.ts'

export interface AllocationOffer {
  item: Entity
  /** What becomes of it, once it is the customer's. */
  take: (item: Entity) => void
}

/**
 * Offers an item without an owner whose SKU is on a line of a receipt: received as it is, a second item would be made. `offer` answers a
 * sentence instead where the person may not allocate.
 */
export function useAllocationOffer(customer: Entity | null) {
  const mayAllocate = useMay('inventory.change-owner')
  const [offered, setOffered] = useState<AllocationOffer | null>(null)
  const name = customer?.name
  const offer = useCallback(
    (next: AllocationOffer): string | null => {
      if (!name) return null
      if (!mayAllocate)
        return `${next.item.code} exists and belongs to no customer. An administrator can allocate it to ${name}; enter it again afterwards.`
      setOffered(next)
      return null
    },
    [name, mayAllocate],
  )
  return { offered: offered && { ...offered, close: () => setOffered(null) }, offer }
}

/** The item without an owner that has this SKU; null when there is none, or other items have it too. */
export async function unallocatedItem(sku: string): Promise<Entity | null> {
  const found = await call(lookupEndpoints.find, { query: { code: sku, type: 'inventoryItem' } }).catch(() => null)
  return found?.customerId === null ? { id: found.id, code: found.code, name: found.label } : null
}
