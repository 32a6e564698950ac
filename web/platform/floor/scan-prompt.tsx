import { type ComponentProps, useEffect, useRef } from 'react'
import { ScanField } from '../scan/scan-field.tsx'
import { Field } from '../ui/field.tsx'

/** The box of the prompt. */
const promptBox = 'scan-prompt'

/** Shows what to scan to a person who pressed a button further down. */
export function focusScanPrompt(): void {
  // Later than the press, which may change what is asked for.
  requestAnimationFrame(() => {
    const box = document.getElementById(promptBox)
    box?.scrollIntoView({ block: 'center' })
    box?.querySelector('input')?.focus({ preventScroll: true })
  })
}

interface PromptProps {
  label: string
  onScan: ComponentProps<typeof ScanField>['onScan']
}

/** Holds the focus, so that scanners that act as an input method find it. */
export function ScanPrompt({ label, onScan }: PromptProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Later than the effect of the page, which gives its title the focus.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div id={promptBox} ref={box}>
      <Field label={label}>
        {(control) => <ScanField {...control} onScan={onScan} className="h-floor! text-title" placeholder="Scan or type" />}
      </Field>
    </div>
  )
}
