import { type ReactNode, useState } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { panelLink } from '../ui/panel-link.ts'
import { Skeleton } from '../ui/skeleton.tsx'

interface ChartPanelProps {
  title: string
  /** Undefined while loading. */
  chart: ReactNode | undefined
  /** The same numbers as a table. */
  table: ReactNode
  error: { title: string; detail: string; onRetry: () => void } | null
}

/** A chart that can also be shown as a table. */
export function ChartPanel({ title, chart, table, error }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false)
  const other = asTable ? 'Show as chart' : 'Show as table'
  const ready = !error && chart !== undefined
  return (
    <Panel
      title={title}
      actions={
        ready && (
          <button type="button" aria-label={`${other}: ${title}`} className={panelLink} onClick={() => setAsTable(!asTable)}>
            {other}
          </button>
        )
      }
    >
      {error ? (
        <ErrorState {...error} />
      ) : !ready ? (
        <div role="status" className="grid h-56 place-content-center">
          <span className="sr-only">Loading...</span>
          <Skeleton className="w-40" />
        </div>
      ) : asTable ? (
        table
      ) : (
        chart
      )}
    </Panel>
  )
}
