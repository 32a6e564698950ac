import { CircleCheck, Clock } from 'lucide-react'
import { Badge, type BadgeTone } from './badge.tsx'

const tones: BadgeTone[] = ['grey', 'green', 'yellow', 'blue', 'purple', 'red', 'teal']

export const Tones = () => (
  <div className="kit-row">
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </div>
)

export const WithIcon = () => (
  <div className="kit-row">
    <Badge tone="green" icon={<CircleCheck aria-hidden />}>
      Completed
    </Badge>
    <Badge tone="yellow" icon={<Clock aria-hidden />}>
      Pending
    </Badge>
  </div>
)

export const LongText = () => <Badge tone="blue">Full 3PL Solution with customs clearance and excise movement guarantee</Badge>
