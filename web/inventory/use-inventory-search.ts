import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type InventorySearch, inventorySearch } from './inventory-search.ts'

/** Tab, search, filters, sort and page are stored in the address, so that they can be shared and survive a reload. */
export function useInventorySearch(): [InventorySearch, (change: InventorySearch) => void] {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => inventorySearch.parse(raw), [raw])
  const change = useCallback(
    (changed: InventorySearch) =>
      void navigate({ to: '.', search: (old: InventorySearch) => ({ ...old, ...changed }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
