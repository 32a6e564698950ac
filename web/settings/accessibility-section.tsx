import { AccessibilityControls } from '../shell/accessibility-controls.tsx'
import { Panel } from '../ui/panel.tsx'

/** The same settings as in the accessibility panel. */
export function AccessibilitySection() {
  return (
    <Panel title="Accessibility">
      <AccessibilityControls />
    </Panel>
  )
}
