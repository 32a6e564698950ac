import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { QueryInput } from '../../../contract/endpoint.ts'
import { lastPagedRow } from '../../../contract/list-query.ts'
import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { useSearchState } from '../address/use-search-state.ts'
import { callList } from '../lib/api.ts'
import { queryOf } from '../lib/use-read.ts'

/** Which rows of an import are shown. */
export const rowFilters = ['all', 'create', 'update', 'unchanged', 'error', 'skipped'] as const
export type RowFilter = (typeof rowFilters)[number]

const queries: Record<RowFilter, NonNullable<QueryInput<typeof importsEndpoints.rows>>> = {
  all: {},
  create: { action: 'create', state: ['ready', 'imported'] },
  update: { action: 'update', state: ['ready', 'imported'] },
  unchanged: { action: 'unchanged', state: ['ready', 'imported'] },
  error: { state: 'error' },
  skipped: { state: 'skipped' },
}

const address = z.object({
  show: z.enum(rowFilters),
  page: z.coerce.number().int().min(1),
  limit: z.coerce.number().int().min(1).max(100),
})
const standardLimit = 25

/** A page of an import's rows; the address says which. Where there are errors, they are shown first. */
export function useImportRows({ id, counts }: Pick<ImportDetail, 'id' | 'counts'>) {
  const [search, change] = useSearchState(address)
  const show = search.show ?? (counts.error > 0 ? 'error' : 'all')
  const limit = search.limit ?? standardLimit
  const total = totals[show](counts)
  const pages = Math.max(1, Math.min(Math.ceil(total / limit), Math.ceil(lastPagedRow / limit)))
  const page = Math.min(search.page ?? 1, pages)
  const query = { ...queries[show], page, limit }
  const read = useQuery({
    ...queryOf(importsEndpoints.rows, id, query),
    queryFn: ({ signal }) => callList(importsEndpoints.rows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
  return {
    show,
    setShow: (next: RowFilter) => change({ show: next, page: undefined }),
    rows: read.data?.rows,
    error: read.error,
    refreshing: read.isPlaceholderData,
    refetch: () => void read.refetch(),
    pager: {
      page,
      pages,
      limit,
      total: read.data?.total,
      estimated: false,
      setPage: (next: number) => change({ page: next === 1 ? undefined : next }),
      setLimit: (next: number) => change({ limit: next === standardLimit ? undefined : next, page: undefined }),
    },
  }
}

/** How many rows each shows. */
export const totals: Record<RowFilter, (counts: ImportDetail['counts']) => number> = {
  all: ({ pending, ready, error, skipped, imported }) => pending + ready + error + skipped + imported,
  create: ({ create }) => create,
  update: ({ update }) => update,
  unchanged: ({ unchanged }) => unchanged,
  error: ({ error }) => error,
  skipped: ({ skipped }) => skipped,
}
