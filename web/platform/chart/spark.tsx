import { Readable } from './readable.tsx'

const width = 96
const height = 30
const inset = 3

interface SparkPoint {
  /** When: '27 days ago'. */
  name: string
  /** Null where there is none. */
  value: number | null
}

interface SparkProps {
  /** What the chart shows, in a sentence. */
  label: string
  points: readonly SparkPoint[]
  format: (value: number) => string
  className?: string
}

interface Placed {
  name: string
  value: number
  x: number
  y: number
}

/** The course of one figure, as a small line. Points without a value are left out; without any, so is the line. */
export function Spark({ label, points, format, className }: SparkProps) {
  const placed = placePoints(points)
  const last = placed.at(-1)
  if (!last) return null
  const words = (index: number) => (placed[index] ? `${placed[index].name}: ${format(placed[index].value)}` : '')
  return (
    <Readable
      label={`${label}. Use the arrow keys to read each value.`}
      count={placed.length}
      pointAt={(share) => nearest(placed, share * width)}
      placeOf={(index) => (placed[index]?.x ?? 0) / width}
      words={words}
      tip={words}
      className={`h-7.5 w-24 flex-none ${className ?? ''}`}
    >
      {(reading) => {
        const marked = placed[reading ?? placed.length - 1] ?? last
        return (
          <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="block h-7.5 w-24 overflow-visible">
            <line x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-(--chart-grid)" />
            <polyline
              points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
              className="fill-none stroke-(--chart-1) stroke-[1.5] [stroke-linejoin:round]"
            />
            <circle cx={marked.x} cy={marked.y} r={reading === null ? 2 : 3} className="fill-(--chart-1)" />
          </svg>
        )
      }}
    </Readable>
  )
}

/** The lowest value at the bottom and the highest at the top; a level line in the middle. */
function placePoints(points: readonly SparkPoint[]): Placed[] {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = (width - 2 * inset) / Math.max(points.length - 1, 1)
  return points.flatMap(({ name, value }, index) => {
    if (value === null) return []
    const share = high === low ? 0.5 : (value - low) / (high - low)
    return [{ name, value, x: inset + index * step, y: inset + (1 - share) * (height - 2 * inset - 2) }]
  })
}

function nearest(placed: readonly Placed[], x: number): number {
  return placed.reduce((best, point, index) => (Math.abs(point.x - x) < Math.abs((placed[best]?.x ?? 0) - x) ? index : best), 0)
}
