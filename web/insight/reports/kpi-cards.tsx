import { type KeyFigures, kpiDefinitions, percentOf } from '../../../contract/insight/reports/report-kpis.ts'
import type { ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatOneDecimal, formatShare, plural } from '../../platform/lib/format.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { type Stat, StatStrip } from '../../platform/ui/stat-strip.tsx'
import { useKpis } from './use-reports.ts'

type Kpi = keyof KeyFigures

/** The figure itself; null where nothing is counted. */
function figureOf(figures: KeyFigures, kpi: Kpi): number | null {
  if (kpi === 'processing') return figures.processing.hours
  return kpi === 'satisfaction' ? figures.satisfaction.rating : percentOf(figures[kpi])
}

const written: Record<Kpi, (value: number) => string> = {
  fulfilment: formatShare,
  processing: (value) => `${formatOneDecimal(value)}h`,
  satisfaction: (value) => `${formatOneDecimal(value)}/5`,
  accuracy: formatShare,
}

/** What each figure was computed from. */
const counted: Record<Kpi, (figures: KeyFigures) => string> = {
  fulfilment: ({ fulfilment: { count, of } }) => `${formatNumber(count)} of ${plural(of, 'movement')}`,
  processing: ({ processing }) => plural(processing.movements, 'movement'),
  satisfaction: ({ satisfaction }) => plural(satisfaction.ratings, 'rating'),
  accuracy: ({ accuracy: { count, of } }) => `${formatNumber(count)} of ${plural(of, 'line')}`,
}

/** The four key figures, each with its definition; the card leads to the rows behind it. */
export function KpiCards({ time }: { time: ReportTime }) {
  const kpis = useKpis(time)
  if (kpis.isError && !kpis.data) {
    return (
      <Panel>
        <ErrorState title="Failed to load the key figures" detail={detailFor(kpis.error)} onRetry={() => void kpis.refetch()} />
      </Panel>
    )
  }
  const { data } = kpis
  const items = (Object.keys(kpiDefinitions) as Kpi[]).map((kpi): Stat => {
    const { label, definition, rows } = kpiDefinitions[kpi]
    const [now, before] = data ? [figureOf(data.current, kpi), figureOf(data.previous, kpi)] : [null, null]
    return {
      label,
      ...(now !== null && { value: written[kpi](now) }),
      hint: data ? (
        <>
          <span className="block text-ink-2">{`${counted[kpi](data.current)} · ${before === null ? 'none' : written[kpi](before)} before`}</span>
          <span className="block">{definition}</span>
        </>
      ) : (
        ''
      ),
      link: { to: '.', search: { report: rows, ...time } },
    }
  })
  return <StatStrip loading={!data} items={items} />
}
