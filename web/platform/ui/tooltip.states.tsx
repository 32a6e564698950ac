import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

export const OnHoverOrFocus = () => (
  <Tooltip label="Marks the next stage complete">
    <Button>Mark Complete</Button>
  </Tooltip>
)
export const LongText = () => (
  <Tooltip label="WM-2026-00417 for Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH is reserved since yesterday">
    <Button>Reserved</Button>
  </Tooltip>
)
