import { type BarCategory, BarChart } from './bar-chart.tsx'

const days: BarCategory[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Nov ${index + 9}`,
  tick: String(index + 9),
  below: index === 0 ? 'Nov' : undefined,
  isNow: index === 13,
}))
const inbound = [12, 0, 4, 31, 18, 7, 0, 9, 22, 14, 3, 0, 27, 5]
const outbound = [8, 2, 0, 12, 25, 14, 0, 3, 17, 21, 9, 1, 11, 2]
const long: BarCategory[] = ['Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen', 'Packaging', 'Spirits'].map(
  (name) => ({ name, tick: name }),
)

export const OneSeries = () => <BarChart label="Movements per day" categories={days} series={[{ name: 'Movements', values: inbound }]} />
export const TwoSeries = () => (
  <BarChart
    label="Inbound and outbound per day"
    categories={days}
    series={[
      { name: 'Inbound', values: inbound },
      { name: 'Outbound', values: outbound },
    ]}
    onOpen={() => {}}
  />
)
export const NothingYet = () => (
  <BarChart label="No movements" categories={days} series={[{ name: 'Movements', values: days.map(() => 0) }]} />
)
export const LongNames = () => (
  <BarChart label="Stock by category" categories={long} series={[{ name: 'Units', values: [1_234_567_890, 20_000, 400_000_000] }]} />
)
