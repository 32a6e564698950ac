import { inspectionPointLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { HistoryEntry } from '../../../contract/history-entry.ts'
import type { FieldChange } from '../../platform/detail/timeline.tsx'

/** By inspection point: whether it is ticked, or its note. Older entries have both in one. */
type ByPoint = Readonly<Record<string, unknown>>

/** What an entry of the history changed in the inspection: the points that were ticked or got a note. */
export function inspectionChanges({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): FieldChange[] {
  const changes = (field: string, write: (value: unknown) => string) => {
    const [old, now] = [before?.[field] as ByPoint | undefined, after?.[field] as ByPoint | undefined]
    return Object.entries(inspectionPointLabels)
      .filter(([point]) => old?.[point] !== now?.[point])
      .map(([point, label]) => ({ label, before: write(old?.[point]), after: write(now?.[point]) }))
  }
  const ticks = changes('inspection', (value) => (typeof value === 'string' ? value : value === true ? 'ticked' : 'not ticked'))
  const notes = changes('inspectionNotes', (value) => (typeof value === 'string' ? value : 'no note'))
  return [...ticks, ...notes.map(({ label, ...change }) => ({ label: `${label}, note`, ...change }))]
}
