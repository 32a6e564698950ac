import { Link } from '@tanstack/react-router'
import { type ReportGroup as Group, groupLabels } from '../../../contract/insight/reports/report-definition.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { type ReportKey, reportKeys, reportOf } from '../../../contract/insight/reports/reports.ts'
import { useSeveralSites } from '../../platform/lib/follow-locale.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { ExportMenu } from './export-menu.tsx'

/** A group of the specification with its reports. */
export function ReportGroup({ group, time }: { group: Group; time: ReportTime }) {
  const several = useSeveralSites()
  return (
    <Panel title={groupLabels[group]}>
      <ul>
        {keysOf(group, several).map((key) => (
          <ReportEntry key={key} report={key} time={time} />
        ))}
      </ul>
    </Panel>
  )
}

/** Reports about sites are left out while there is one. */
export function keysOf(group: Group, several: boolean): ReportKey[] {
  return reportKeys.filter((key) => reportOf(key).group === group && (several || !reportOf(key).ofSites))
}

function ReportEntry({ report, time }: { report: ReportKey; time: ReportTime }) {
  const { title, definition } = reportOf(report)
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0 hover:bg-hover">
      <span className="min-w-0 flex-1">
        <Link
          to="."
          search={{ report, ...time }}
          className="font-medium text-primary-text after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--primary-text)]"
        >
          {title}
        </Link>
        <span className="mt-0.5 block text-small text-muted">{definition}</span>
      </span>
      {/* Above the link. */}
      <span className="relative z-1">
        <ExportMenu of={{ report, ...time }} title={title} />
      </span>
    </li>
  )
}
