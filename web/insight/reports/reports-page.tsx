import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { z } from 'zod'
import { type CustomReport, customQuery } from '../../../contract/insight/reports/custom-reports.ts'
import { groupLabels, reportGroups } from '../../../contract/insight/reports/report-definition.ts'
import { defaultPeriod, type ReportTime, timeProblem } from '../../../contract/insight/reports/report-time.ts'
import { type ReportKey, reportKeys, reportOf } from '../../../contract/insight/reports/reports.ts'
import { useSearchState } from '../../platform/address/use-search-state.ts'
import { useSeveralSites } from '../../platform/lib/follow-locale.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { Page } from '../../platform/screen/page.tsx'
import { panelLink } from '../../platform/ui/panel-link.ts'
import { Select } from '../../platform/ui/select.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { ExportAllButton, ExportProgress } from './export-all.tsx'
import { ExportMenu } from './export-menu.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { keysOf, ReportGroup } from './report-group.tsx'
import { ReportPanel } from './report-panel.tsx'
import { customSearch, SavedReports } from './saved-reports.tsx'
import { useReport } from './use-reports.ts'

// Loaded when first opened.
const CustomReportView = lazyPart(() => import('./custom-report.tsx'), 'CustomReportView')

const searchSchema = z.object({
  ...customSearch.shape,
  report: z.enum([...reportKeys, 'custom']),
  saved: z.coerce.number().int().positive(),
})

/** The key figures and all reports of a period, or one report. */
export function ReportsPage() {
  const [{ report, saved, period, from, to, ...custom }, change] = useSearchState(searchSchema)
  const time = timeOf({ period, from, to })
  return (
    <Page
      title="Reports & Analytics"
      actions={
        <>
          <PeriodChoice time={time} onChange={change} />
          <ExportAllButton time={time} />
        </>
      }
    >
      <ExportProgress />
      <KpiCards time={time} />
      {report === undefined ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 xl:grid-cols-2">
          <ReportGroup group="operational" time={time} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
            <ReportGroup group="customer" time={time} />
            <ReportGroup group="financial" time={time} />
            <SavedReports time={time} />
          </div>
        </div>
      ) : (
        <>
          <ReportSwitch report={report} onChange={(next) => change({ report: next, saved: undefined })} time={time} />
          {report === 'custom' ? (
            <Suspense fallback={<Skeleton className="h-48" />}>
              <CustomReportView
                asked={customReportOf({ ...custom, ...time })}
                saved={saved}
                onChange={change}
                onDeleted={() => change({ report: undefined, saved: undefined })}
              />
            </Suspense>
          ) : (
            <OneReport key={report} report={report} time={time} />
          )}
        </>
      )}
    </Page>
  )
}

/** Days of the address that fit together, else its period. */
function timeOf({ period = defaultPeriod, from, to }: ReportTime): ReportTime {
  return from !== undefined && to !== undefined && timeProblem({ from, to }) === null ? { from, to } : { period }
}

/** What the address says, completed by a first choice; what doesn't fit together is left out. */
function customReportOf(asked: Partial<CustomReport>): CustomReport {
  const first = { measure: 'movements_exported', grouping: 'week', ...timeOf(asked) } as const
  const whole = customQuery.safeParse({ ...first, ...asked })
  return whole.success ? whole.data : { ...first, ...(asked.customerId && { customerId: asked.customerId }) }
}

function OneReport({ report, time }: { report: ReportKey; time: ReportTime }) {
  const definition = reportOf(report)
  const read = useReport(report, time)
  return <ReportPanel definition={definition} read={read} actions={<ExportMenu of={{ report, ...time }} title={definition.title} />} />
}

interface ReportSwitchProps {
  report: ReportKey | 'custom'
  time: ReportTime
  onChange: (report: ReportKey | 'custom') => void
}

/** The way back to all reports, and to another one. */
function ReportSwitch({ report, time, onChange }: ReportSwitchProps) {
  const several = useSeveralSites()
  const options = reportGroups.flatMap((group) =>
    keysOf(group, several).map((value) => ({ value, label: `${groupLabels[group]}: ${reportOf(value).title}` })),
  )
  return (
    <nav aria-label="Reports" className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Link to="." search={{ ...time }} className={panelLink}>
        <ArrowLeft aria-hidden className="mr-1 size-4!" />
        All reports
      </Link>
      <Select<ReportKey | 'custom'>
        aria-label="Report"
        className="min-w-0 max-w-full sm:w-96"
        value={report}
        onValueChange={onChange}
        options={[...options, { value: 'custom', label: 'Custom report' }]}
      />
    </nav>
  )
}
