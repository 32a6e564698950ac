import { useId } from 'react'
import { formatNumber } from '../lib/format.ts'
import { classNames } from '../ui/class-names.ts'
import { axisTicks } from './axis-ticks.ts'
import { barSlots } from './bar-slots.ts'
import { Readable } from './readable.tsx'
import { SeriesFills, type SeriesNumber, Swatch, seriesFill } from './series-fill.tsx'

export interface BarCategory {
  /** In full, in its tip: 'Fri, Nov 20'. */
  name: string
  /** Below its bars: '20'. Cut off where it is too long. */
  tick: string
  /** Below the tick: 'Nov'. */
  below?: string | undefined
  /** Stands out on the axis. */
  isNow?: boolean
}

interface BarSeries {
  name: string
  /** One for each category. */
  values: readonly number[]
  /** A value as it is written, where it isn't only the number: '96.2%'. */
  written?: (index: number) => string
  /** What else is known of a value: '4,261 units'. */
  note?: (index: number) => string
}

interface BarChartProps {
  /** What the chart shows, in a sentence. */
  label: string
  categories: readonly BarCategory[]
  series: readonly [BarSeries] | readonly [BarSeries, BarSeries]
  /** Enter and a click on a category. */
  onOpen?: (index: number) => void
}

/** Vertical bars, one or two for each category. Shapes are placed in percent, so that only the size of the text scales the labels. */
export function BarChart({ label, categories, series, onOpen }: BarChartProps) {
  const id = useId()
  const ticks = axisTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const slots = barSlots(categories.length, series.length)
  // A tick between empty ones has their room too.
  const tickLook = categories.some(({ tick }) => tick === '') ? 'flex justify-center whitespace-nowrap' : 'truncated'
  const each = series.map((one, n) => ({ ...one, number: n as SeriesNumber }))
  return (
    <div className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-4 pt-5 pb-3 text-caption text-muted max-sm:pt-3">
      {series.length > 1 && <Legend id={id} series={series} />}
      <div aria-hidden="true" className="relative h-40">
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: percent(tick / top) }}>
            {formatNumber(tick)}
          </span>
        ))}
        {/* Reserves the width of the longest label. */}
        <span className="invisible">{formatNumber(top)}</span>
      </div>
      <Readable
        label={`${label}. Use the arrow keys to read each value.`}
        count={categories.length}
        pointAt={slots.slotAt}
        placeOf={slots.centre}
        words={(index) => inWords(categories[index], each, index)}
        tip={(index) => (
          <>
            <span className="block font-medium wrap-anywhere">{categories[index]?.name}</span>
            {each.map(({ name, values, written, note, number }) => (
              <span key={name} className="flex items-center gap-2">
                <Swatch series={number} id={`${id}-tip-${number}`} />
                <span className="flex-1 text-on-inverse-muted">{name}</span>
                <span className="font-medium">{written?.(index) ?? formatNumber(values[index] ?? 0)}</span>
                {note && <span className="text-on-inverse-muted">{note(index)}</span>}
              </span>
            ))}
          </>
        )}
        {...(onOpen && { onOpen, className: 'cursor-pointer' })}
      >
        {(reading) => (
          <svg role="img" aria-label={label} className="h-40 w-full overflow-visible">
            <SeriesFills id={id} />
            {reading !== null && (
              <rect
                x={percent(slots.centre(reading) - slots.width / 2)}
                width={percent(slots.width)}
                height="100%"
                className="fill-hover in-data-[contrast=more]:stroke-control"
              />
            )}
            {ticks.map((tick) => (
              <line key={tick} x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} className="stroke-(--chart-grid)" />
            ))}
            {each.map(({ name, values, number }) =>
              values.map((value, index) => (
                <Bar
                  key={`${name}-${categories[index]?.name}`}
                  {...slots.bar(index, number)}
                  share={value / top}
                  look={seriesFill(id, number)}
                />
              )),
            )}
          </svg>
        )}
      </Readable>
      <div
        aria-hidden="true"
        className="col-start-2 mt-1.5 grid auto-cols-fr grid-flow-col text-center"
        style={{ marginInline: percent(slots.side) }}
      >
        {categories.map(({ name, tick, below, isNow }) => (
          <span key={name} className={classNames('min-w-0', isNow && 'font-semibold text-ink')}>
            <span className={tickLook}>{tick}</span>
            {below && <span className="flex justify-center font-normal whitespace-nowrap text-muted">{below}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}

function Legend({ id, series }: { id: string; series: readonly BarSeries[] }) {
  return (
    <span aria-hidden="true" className="col-span-2 mb-4 flex justify-end gap-3 max-sm:justify-start">
      {series.map(({ name }, n) => (
        <span key={name} className="flex items-center gap-1.5">
          <Swatch series={n as SeriesNumber} id={`${id}-legend-${n}`} />
          {name}
        </span>
      ))}
    </span>
  )
}

interface BarProps {
  x: number
  width: number
  /** The share of the chart's height. Every value above 0 is at least visible. */
  share: number
  look: ReturnType<typeof seriesFill>
}

function Bar({ x, width, share, look }: BarProps) {
  const height = share === 0 ? 0 : Math.max(share, 0.01)
  return <rect x={percent(x)} width={percent(width)} y={percent(1 - height)} height={percent(height)} {...look} />
}

function inWords(category: BarCategory | undefined, series: readonly BarSeries[], index: number): string {
  const values = series.map(
    ({ name, values, written, note }) =>
      `${name} ${written?.(index) ?? formatNumber(values[index] ?? 0)}${note ? ` (${note(index)})` : ''}`,
  )
  return `${category?.name ?? ''}: ${values.join(', ')}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
