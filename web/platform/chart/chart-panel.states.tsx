import { BarChart } from './bar-chart.tsx'
import { ChartPanel } from './chart-panel.tsx'

const chart = (
  <BarChart
    label="Movements per day"
    categories={['20', '21', '22'].map((day) => ({ name: `Nov ${day}`, tick: day }))}
    series={[{ name: 'Movements', values: [3, 8, 5] }]}
  />
)
const table = <p className="p-4">Nov 20: 3, Nov 21: 8, Nov 22: 5</p>

export const Ready = () => <ChartPanel title="Movements per day" chart={chart} table={table} error={null} />
export const Loading = () => <ChartPanel title="Movements loading" chart={undefined} table={table} error={null} />
export const Failed = () => (
  <ChartPanel
    title="Movements failed"
    chart={chart}
    table={table}
    error={{ title: 'Failed to load dashboard statistics', detail: 'The server is busy.', onRetry: () => {} }}
  />
)
export const LongTitle = () => (
  <ChartPanel
    title="Movements of Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen per day"
    chart={chart}
    table={table}
    error={null}
  />
)
