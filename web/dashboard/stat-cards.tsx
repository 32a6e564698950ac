import type { DashboardStats } from '../../contract/dashboard.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { countTrend, shareTrend } from '../lib/trend-words.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { type Stat, StatStrip } from '../ui/stat-strip.tsx'
import { TrendLine } from '../ui/trend-line.tsx'
import { Sparkline } from './sparkline.tsx'
import { useDashboardStats } from './use-dashboard.ts'

/** The four stat cards. */
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
  const trends = stats?.trends
  const satisfaction = stats?.customerSatisfaction
  return [
    {
      label: 'Active Orders',
      value: stats && formatNumber(stats.activeOrders),
      hint: trends ? <TrendLine {...countTrend(trends.activeOrders, 'placed')} /> : '',
      chart: trends && <Sparkline parts={trends.activeOrders.parts} />,
    },
    {
      label: 'Inventory Items',
      value: stats && formatNumber(stats.inventoryItems),
      hint: trends ? <TrendLine {...countTrend(trends.inventoryItems, 'added')} /> : '',
      chart: trends && <Sparkline parts={trends.inventoryItems.parts} />,
    },
    {
      label: 'TPD2 Shipments',
      value: stats && formatNumber(stats.tpd2Shipments),
      hint: trends ? <TrendLine {...countTrend(trends.tpd2Shipments, 'placed')} /> : '',
      chart: trends && <Sparkline parts={trends.tpd2Shipments.parts} />,
    },
    {
      label: 'Customer Satisfaction',
      ...(typeof satisfaction === 'number' && { value: `${satisfaction}%` }),
      hint: trends ? <TrendLine {...shareTrend(trends.customerSatisfaction, 'rated')} /> : '',
      chart: trends && <Sparkline parts={trends.customerSatisfaction.parts} zeroIsNone />,
    },
  ]
}
