import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AccessibilityControls } from '../platform/look/accessibility-controls.tsx'

/** The accessibility settings, stored in this browser. Not modal, so that the effect of a setting is visible on the screen behind. */
export function AccessibilityPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="accessibility-panel fixed z-30 grid content-start overflow-auto rounded-dialog border border-line-strong bg-raised shadow-dialog"
    >
      <header className="sticky top-0 flex items-center border-b border-line bg-raised py-1 pr-1 pl-4">
        <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="flex-1 text-body outline-none focus-visible:shadow-none">
          Accessibility
        </h2>
        <button
          type="button"
          aria-label="Close accessibility settings"
          onClick={onClose}
          className="grid size-(--touch) place-items-center rounded-control text-ink-2 hover:bg-hover"
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <AccessibilityControls />
    </div>
  )
}
