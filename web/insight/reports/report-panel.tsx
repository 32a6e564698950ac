import type { ReactNode } from 'react'
import { type ReportDefinition, withoutSites } from '../../../contract/insight/reports/report-definition.ts'
import type { ReportAnswer } from '../../../contract/insight/reports/reports.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { useSeveralSites } from '../../platform/lib/follow-locale.ts'
import { formatDateTime, formatNumber } from '../../platform/lib/format.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { ReportChart } from './report-chart.tsx'
import { tableColumns } from './report-columns.tsx'

interface ReportPanelProps {
  definition: ReportDefinition
  read: { data: ReportAnswer | undefined; error: Error | null; refetch: () => unknown }
  actions: ReactNode
}

/** A report: what it counts, a chart where it has one, and its rows. */
export function ReportPanel({ definition: whole, read: { data, error, refetch }, actions }: ReportPanelProps) {
  const definition = useSeveralSites() ? whole : withoutSites(whole)
  const rows = data?.rows
  return (
    <Panel title={definition.title} actions={actions}>
      <div className="border-b border-line px-4 py-3 text-ink-2">
        <p>{definition.definition}</p>
        <p className="mt-1 text-small text-muted">{data ? spanWords(definition, data) : ' '}</p>
      </div>
      {error && !data ? (
        <ErrorState title="Failed to load the report" detail={detailFor(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          {rows && <ReportChart definition={definition} rows={rows} />}
          <DataTable
            caption={definition.title}
            columns={tableColumns(definition.columns)}
            rows={rows?.map((cells, place) => ({ cells, place }))}
            rowKey={({ place }) => place}
            empty={<EmptyState title="No data" hint={emptyHint(definition)} />}
          />
          {data && data.total > data.rows.length && (
            <p className="border-t border-line px-4 py-3 text-small text-muted">
              The first {formatNumber(data.rows.length)} of {formatNumber(data.total)} rows. Export to CSV or Excel to get all rows.
            </p>
          )}
        </>
      )}
    </Panel>
  )
}

function spanWords({ hasPeriod }: ReportDefinition, { from, to }: ReportAnswer): string {
  return hasPeriod ? `${formatDateTime(from)} to ${formatDateTime(to)}` : `As of ${formatDateTime(to)}`
}

function emptyHint({ hasPeriod }: ReportDefinition): string {
  return hasPeriod ? 'There’s no data for this period. Choose a longer one.' : 'There’s currently no data for this report.'
}
