import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'

/** The search parameters of /customer-portfolio; invalid ones are ignored. */
const customersSearch = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  sort: z.enum(['name', '-name', 'id', '-id']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  rows: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
})
export type CustomersSearch = z.output<typeof customersSearch>

export function useCustomersSearch(): [CustomersSearch, (change: CustomersSearch) => void] {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => customersSearch.parse(raw), [raw])
  const change = useCallback(
    (changed: CustomersSearch) =>
      void navigate({ to: '.', search: (old: CustomersSearch) => ({ ...old, ...changed }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [search, change]
}
