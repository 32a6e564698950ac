import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { z } from 'zod'
import { customFields, groupingLabel, measureLabel } from '../../../contract/insight/reports/custom-reports.ts'
import { periodLabels, type ReportTime } from '../../../contract/insight/reports/report-time.ts'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { readSearch } from '../../platform/address/use-search-state.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { useSavedViews } from '../../platform/list/use-saved-views.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { panelLink } from '../../platform/ui/panel-link.ts'

/** What a custom report is in the address of the screen, and in a saved view as its filters. */
export const customSearch = z.object(customFields)

export function searchOf({ definition }: SavedView): Record<string, string[]> {
  return Object.fromEntries(definition.filters.map(({ field, values }) => [field, values]))
}

/** Custom reports: those that were saved, and the way to a new one. */
export function SavedReports({ time }: { time: ReportTime }) {
  const { data: views = [] } = useSavedViews('reports')
  return (
    <Panel
      title="Custom"
      actions={
        <Link to="." search={{ report: 'custom', ...time }} className={panelLink}>
          <Plus aria-hidden className="mr-1 size-4!" />
          New report
        </Link>
      }
    >
      {views.length === 0 ? (
        <p className="px-4 py-3 text-muted">Choose a measure, a grouping and a period, then save the report. Saved reports appear here.</p>
      ) : (
        <ul>
          {views.map((view) => (
            <li key={view.id} className="relative border-b border-line px-4 py-2.5 last:border-b-0 hover:bg-hover">
              <Link
                to="."
                search={{ report: 'custom', ...searchOf(view), saved: String(view.id) }}
                className="font-medium text-primary-text after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--primary-text)]"
              >
                {view.name}
              </Link>
              <span className="mt-0.5 block text-small text-muted">{wordsOf(view)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function wordsOf(view: SavedView): string {
  const { measure, grouping, period, from, to } = readSearch(customSearch, searchOfOne(view))
  const what = measure && grouping ? `${measureLabel(measure)} by ${groupingLabel(grouping).toLowerCase()}` : 'No longer available'
  const covered = from && to ? `${formatDay(from)} to ${formatDay(to)}` : period && periodLabels[period]
  return [what, covered, view.shared && `shared by ${view.owner}`].filter(Boolean).join(' · ')
}

/** A field of one value as an address has it. */
function searchOfOne(view: SavedView): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(searchOf(view)).map(([field, values]) => [field, values.length === 1 ? (values[0] ?? '') : values]),
  )
}
