/** The number of series that can be distinguished. */
export type SeriesNumber = 0 | 1

const fills = ['fill-(--chart-1)', 'fill-(--chart-2)'] as const

/**
 * Defines the fills of a chart's series. They differ in lightness, and in high contrast also by a hatch, so that they can be distinguished
 * without colour.
 */
export function SeriesFills({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={fills[1]} />
        <line y2="6" strokeWidth="5" className="stroke-transparent in-data-[contrast=more]:stroke-raised forced-colors:stroke-raised" />
      </pattern>
    </defs>
  )
}

/** The look of a shape of a series, below SeriesFills of the same id. */
export function seriesFill(id: string, series: SeriesNumber) {
  return series === 0
    ? { className: fills[0] }
    : { fill: `url(#${id}-hatch)`, className: 'in-data-[contrast=more]:stroke-(--chart-2) forced-colors:stroke-(--chart-2)' }
}

/** A square in the look of a series, for legends and tips. */
export function Swatch({ series, id }: { series: SeriesNumber; id: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 flex-none">
      <SeriesFills id={`${id}-swatch`} />
      <rect width="10" height="10" {...seriesFill(`${id}-swatch`, series)} />
    </svg>
  )
}
