import { PersonStanding } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../platform/lib/lazy-part.ts'
import { AccessibilityAnnouncer } from './accessibility-announcer.tsx'

const loadPanel = () => import('./accessibility-panel.tsx')
const AccessibilityPanel = lazyPart(loadPanel, 'AccessibilityPanel')
const panelId = 'accessibility-panel'

/** Floats over every screen, signed in or not. The panel's code is loaded when the button is pointed at or focused. */
export function AccessibilityButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      // An open dialog or menu handled this Escape; the next one closes the panel.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return (
    <aside aria-label="Accessibility" className="print:hidden">
      <AccessibilityAnnouncer />
      <button
        ref={button}
        type="button"
        aria-label="Accessibility settings"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        className="accessibility-button"
      >
        <PersonStanding aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccessibilityPanel id={panelId} onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
