import { useState } from 'react'
import { Switch } from './switch.tsx'

function Line({ on = false, label = 'High contrast', hint }: { on?: boolean; label?: string; hint?: string }) {
  const [checked, check] = useState(on)
  return <Switch label={label} checked={checked} onCheckedChange={check} {...(hint && { hint })} />
}

export const Off = () => <Line />
export const On = () => <Line on />
export const WithHint = () => <Line on hint="Stronger colours and borders" />
export const LongText = () => (
  <Line
    label="Hydraulikschlauch-Großhandel: notify everybody of each stage"
    hint="Sends a notification to all users of the customer whenever a movement reaches its next tracking stage, also at night."
  />
)
