const width = 96
const height = 30
const inset = 2

interface SparklineProps {
  parts: readonly number[]
  /** A part of 0 has no value and is skipped. */
  zeroIsNone?: boolean
}

/** The course of a figure. Hidden from screen readers, because the text beside it says the same. */
export function Sparkline({ parts, zeroIsNone }: SparklineProps) {
  const points = parts.map((value, index) => ({ value, x: inset + (index / (parts.length - 1)) * (width - 2 * inset) }))
  const shown = zeroIsNone ? points.filter((point) => point.value !== 0) : points
  const values = shown.map((point) => point.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => (high === low ? height / 2 : height - inset - 2 - ((value - low) / (high - low)) * (height - 2 * inset - 2))
  const last = shown.at(-1)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-7.5 w-24 flex-none max-lg:hidden">
      <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-(--chart-grid)" />
      <polyline
        points={shown.map((point) => `${point.x.toFixed(1)},${y(point.value).toFixed(1)}`).join(' ')}
        className="fill-none stroke-(--chart-1) stroke-[1.5] [stroke-linejoin:round]"
      />
      {last && <circle cx={last.x} cy={y(last.value)} r="2" className="fill-(--chart-1)" />}
    </svg>
  )
}
