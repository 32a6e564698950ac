import { openStatuses } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { coursePoints, type DashboardStats, type Trend, trendDays } from '../../../contract/insight/dashboard/dashboard.ts'
import { Spark } from '../../platform/chart/spark.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, formatPercent, plural } from '../../platform/lib/format.ts'
import { countTrend, shareTrend } from '../../platform/lib/trend-words.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { type Stat, StatStrip } from '../../platform/ui/stat-strip.tsx'
import { TrendLine } from '../../platform/ui/trend-line.tsx'
import { useDashboardStats } from './use-dashboard.ts'

/** The four stat cards. Those that count rows lead to them. */
export function StatCards() {
  const stats = useDashboardStats()
  if (stats.isError) {
    return (
      <Panel>
        <ErrorState title="Failed to load dashboard statistics" detail={detailFor(stats.error)} onRetry={() => void stats.refetch()} />
      </Panel>
    )
  }
  return <StatStrip loading={!stats.data} items={statItems(stats.data)} />
}

function statItems(stats: DashboardStats | undefined): Stat[] {
  const satisfaction = stats?.customerSatisfaction
  const counted = (label: string, figure: 'activeOrders' | 'inventoryItems' | 'tpd2Shipments') => ({
    label,
    value: stats && formatNumber(stats[figure]),
    hint: stats ? <TrendLine {...countTrend(stats.trends[figure])} /> : '',
    chart: stats && <Course of={label} trend={stats.trends[figure]} format={formatNumber} />,
  })
  return [
    { ...counted('Active Orders', 'activeOrders'), link: { to: '/orders', search: { status: openStatuses } } },
    { ...counted('Inventory Items', 'inventoryItems'), link: { to: '/inventory' } },
    { ...counted('TPD2 Shipments', 'tpd2Shipments'), link: { to: '/orders', search: { status: openStatuses, type: 'shipment' } } },
    {
      label: 'Customer Satisfaction',
      ...(typeof satisfaction === 'number' && { value: formatPercent(satisfaction) }),
      hint: stats ? <TrendLine {...shareTrend(stats.trends.customerSatisfaction)} /> : '',
      chart: stats && <Course of="Customer Satisfaction" trend={stats.trends.customerSatisfaction} format={formatPercent} noneIsZero />,
    },
  ]
}

interface CourseProps {
  of: string
  trend: Trend
  format: (value: number) => string
  /** A value of 0 says that there was none. */
  noneIsZero?: boolean
}

function Course({ of, trend: { course }, format, noneIsZero }: CourseProps) {
  return (
    <Spark
      label={`${of} over ${trendDays} days`}
      format={format}
      points={course.map((value, index) => ({ name: daysAgo(index), value: noneIsZero && value === 0 ? null : value }))}
    />
  )
}

/** '27 days ago', 'Now'. */
function daysAgo(index: number): string {
  const days = ((coursePoints - 1 - index) * trendDays) / coursePoints
  return days === 0 ? 'Now' : `${plural(days, 'day')} ago`
}
