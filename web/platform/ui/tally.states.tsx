import { Strokes, Tally } from './tally.tsx'

export const FromOneToFive = () => (
  <div className="kit-row">
    {([1, 2, 3, 4, 5] as const).map((count) => (
      <Tally key={count} count={count} />
    ))}
  </div>
)
export const NotStarted = () => <Strokes total={6} current={1} label="1 of 6 stages" />
export const UnderWay = () => <Strokes total={6} current={4} label="4 of 6 stages" />
export const Finished = () => <Strokes total={6} current={6} label="6 of 6 stages" />
