import { AccessibilityControls } from '../../platform/look/accessibility-controls.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

/** The same settings as in the accessibility panel. */
export function AccessibilitySection() {
  return (
    <Panel title="Accessibility">
      <AccessibilityControls />
    </Panel>
  )
}
