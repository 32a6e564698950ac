import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type OrdersSearch, ordersSearch } from './orders-search.ts'

/** Filters, page and open dialog are stored in the address, so that they can be shared and survive a reload. */
export function useOrdersSearch(): [OrdersSearch, (change: OrdersSearch) => void] {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => ordersSearch.parse(raw), [raw])
  const change = useCallback(
    (changed: OrdersSearch) =>
      void navigate({ to: '.', search: (old: OrdersSearch) => ({ ...old, ...changed }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
