import { Tally } from '../../platform/ui/tally.tsx'

/** '4 of 5', with tally strokes. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
      {isCount(rating) && <Tally count={rating} />}
      <span>
        {rating} <span className="text-muted">of 5</span>
      </span>
    </span>
  )
}

function isCount(rating: number): rating is 1 | 2 | 3 | 4 | 5 {
  return rating >= 1 && rating <= 5 && Number.isInteger(rating)
}
