import { Timeline, type TimelineEntry } from './timeline.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'
const entries: TimelineEntry[] = Array.from({ length: 12 }, (_, index) => ({
  id: 12 - index,
  at: new Date(Date.UTC(2026, 10, 22 - index, 8, 52)).toISOString(),
  by: index % 3 === 2 ? null : 'Mia Berg',
  title: index % 2 === 0 ? 'Changed' : 'Adjusted',
  ...(index % 2 === 0 ? { changes: [{ label: 'Low Stock Threshold', before: '10', after: '25' }] } : { text: 'Counted' }),
}))

export const One = () => <Timeline entries={entries.slice(0, 1)} />
export const Few = () => <Timeline entries={entries.slice(0, 4)} />
export const ManyCollapsed = () => <Timeline entries={entries} more={230} />
export const LoadingMore = () => <Timeline entries={entries} more={230} loadingMore />
export const LongText = () => (
  <Timeline
    entries={[
      { id: 2, at: '2026-11-22T08:52:00Z', by: long, title: long, text: long },
      { id: 1, at: '2026-11-21T08:52:00Z', by: null, title: 'Changed', changes: [{ label: long, before: long, after: long }] },
    ]}
  />
)
