import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { historyEndpoints } from '../../../contract/history.ts'
import type { HistoryEntry } from '../../../contract/history-entry.ts'
import { queryOf } from '../lib/use-read.ts'
import { userQuery } from '../lib/use-session.ts'
import { changesIn, History } from './history.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'
const endpoint = historyEndpoints.ofItem

function entry(id: number, by: string, name: string): HistoryEntry {
  return { id, by, at: new Date(Date.UTC(2026, 10, id, 8, 52)).toISOString(), action: 'update', before: { name: 'Pipe' }, after: { name } }
}

/** The history of an item, with these entries in place of the server's answer. */
function Shown({ rows, total = rows.length }: { rows: HistoryEntry[]; total?: number }) {
  const outer = useQueryClient()
  const [client] = useState(() => {
    const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const page = { rows, total, estimated: false, next: total > rows.length ? 'more' : null }
    known.setQueryData(userQuery.queryKey, outer.getQueryData(userQuery.queryKey))
    known.setQueryData(queryOf(endpoint, 'newest', { id: 1 }).queryKey, { pages: [page], pageParams: [''] })
    known.setQueryData(queryOf(endpoint, 'oldest', { id: 1 }).queryKey, { rows: [entry(1, 'Ana Roth', 'Pipe')], total, next: null })
    return known
  })
  return (
    <QueryClientProvider client={client}>
      <ItemHistory id={1} />
    </QueryClientProvider>
  )
}

function ItemHistory({ id }: { id: number }) {
  return <History endpoint={endpoint} id={id} describe={(each) => ({ title: 'Changed', changes: changesIn(each, { name: 'Name' }) })} />
}

export const Few = () => <Shown rows={[entry(3, 'Mia Berg', 'Pipe tobacco'), entry(2, 'Ana Roth', 'Pipe')]} />
export const Many = () => <Shown rows={Array.from({ length: 8 }, (_, n) => entry(20 - n, 'Mia Berg', `Name ${n}`))} total={230} />
export const None = () => <Shown rows={[]} />
export const LongText = () => <Shown rows={[entry(2, long, long)]} />
/** There is no item 0. */
export const Failed = () => <ItemHistory id={0} />
