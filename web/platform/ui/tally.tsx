/** A five-bar tally: 1 to 4 strokes, the fifth crosses them. */
export function Tally({ count }: { count: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <svg aria-hidden viewBox="0 0 14 12" className="h-3 w-3.5 flex-none fill-none stroke-current stroke-[1.5]">
      {[2, 5, 8, 11].map((x, index) => (
        <path key={x} d={`M${x} 1.500v9`} opacity={index < count ? undefined : 0.28} />
      ))}
      {count === 5 && <path d="M0 9.500 13 2.500" />}
    </svg>
  )
}

/** Progress as strokes in a row; the current one is hatched. `label` gives the state to screen readers. */
export function Strokes({ total, current, label }: { total: number; current: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={`${current} of ${total}`}
      className="grid auto-cols-fr grid-flow-col gap-[5px]"
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((stroke) => (
        <i
          key={stroke}
          className={
            stroke < current || (stroke === total && current === total) ? 'stroke-done' : stroke === current ? 'stroke-now' : 'stroke-open'
          }
        />
      ))}
    </div>
  )
}
