import { type Stat, StatStrip } from './stat-strip.tsx'

const stats: Stat[] = [
  { label: 'Total Items', value: '400', hint: 'in 5 zones' },
  { label: 'Total Quantity', value: '412,384', hint: '+9.4% in 30 days', tone: 'positive' },
  { label: 'Low Stock', value: 23, hint: 'at or below the threshold', tone: 'caution' },
  { label: 'Out of Stock', value: 17, hint: '3 more than yesterday', tone: 'negative' },
]

export const Figures = () => <StatStrip items={stats} />
export const Loading = () => <StatStrip loading items={stats} />
export const Unknown = () => <StatStrip items={stats.map(({ label }) => ({ label }))} />
export const LongFigures = () => (
  <StatStrip
    items={[
      { label: 'Gesamtbestand aller Lagerorte', value: '1,234,567,890,123', hint: '+1,234,567.8% compared with the 30 days before' },
      { label: 'Movements awaiting confirmation', value: '98,765,432', hint: 'since September 30, 2026, 11:59 PM' },
    ]}
  />
)
