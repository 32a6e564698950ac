import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HistoryEndpoint, HistoryEntry } from '../../../contract/history-entry.ts'
import { callList, detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { queryOf } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Section } from './section.tsx'
import { type FieldChange, Timeline, type TimelineEntry } from './timeline.tsx'

interface HistoryProps {
  endpoint: HistoryEndpoint
  id: number
  title?: string
  describe: (entry: HistoryEntry) => Omit<TimelineEntry, 'id' | 'at' | 'by'>
}

const pageSize = 25

/** Who did what to a record, from the server, for those who read histories. The middle of a long one is fetched on demand. */
export function History(props: HistoryProps) {
  return useMay('history.read') ? <ReadHistory {...props} /> : null
}

function ReadHistory({ endpoint, id, title = 'History', describe }: HistoryProps) {
  const params = { id }
  const entries = useInfiniteQuery({
    ...queryOf(endpoint, 'newest', params),
    queryFn: ({ signal, pageParam }) =>
      callList(endpoint, { params, query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const total = entries.data?.pages[0]?.total ?? 0
  const loaded = entries.data?.pages.flatMap((page) => page.rows) ?? []
  const oldest = useQuery({
    ...queryOf(endpoint, 'oldest', params),
    queryFn: ({ signal }) => callList(endpoint, { params, query: { limit: 1, sort: 'at' }, signal }),
    enabled: entries.hasNextPage,
  })
  const last = entries.hasNextPage ? (oldest.data?.rows ?? []) : []
  const shown = [...loaded, ...last].map((entry) => ({ id: entry.id, at: entry.at, by: entry.by, ...describe(entry) }))
  return (
    <Section title={title}>
      {entries.isPending ? (
        <Skeleton className="h-20! w-full" />
      ) : entries.isError ? (
        <ErrorState title="Failed to load the history" detail={detailFor(entries.error)} onRetry={() => void entries.refetch()} />
      ) : shown.length === 0 ? (
        <p className="text-muted">No history yet.</p>
      ) : (
        <Timeline
          entries={shown}
          more={Math.max(0, total - shown.length)}
          onMore={entries.hasNextPage ? () => void entries.fetchNextPage() : undefined}
          loadingMore={entries.isFetchingNextPage}
        />
      )}
    </Section>
  )
}

/** The fields of a record that its history shows: their labels, and how a value is written. */
export type FieldWords = Readonly<Record<string, string | { label: string; show: (value: unknown) => ReactNode }>>

/** The fields that changed, of those that have words. One that was left empty changed nothing. */
export function changesIn({ before, after }: HistoryEntry, words: FieldWords): FieldChange[] {
  return Object.entries(words)
    .filter(([field]) => (before && field in before) || (after?.[field] ?? null) !== null)
    .map(([field, word]) => {
      const { label, show } = typeof word === 'string' ? { label: word, show: plainValue } : word
      return {
        label,
        ...(before && field in before && { before: show(before[field] ?? null) }),
        ...(after && field in after && { after: show(after[field] ?? null) }),
      }
    })
}

export function plainValue(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(value)
  return String(value)
}
