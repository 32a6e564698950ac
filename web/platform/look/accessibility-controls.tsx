import { RotateCcw, ScanBarcode } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { changeAccessibility, resetAccessibility, useAccessibility } from '../lib/accessibility.ts'
import { type AccessibilitySettings, largestFont, smallestFont } from '../lib/accessibility-settings.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useUser } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'

const ScannerTestDialog = lazyPart(() => import('../scan/scanner-test-dialog.tsx'), 'ScannerTestDialog')

/** What the accessibility panel and the settings screen offer. Changes are kept in this browser and take effect at once. */
export function AccessibilityControls() {
  const settings = useAccessibility()
  const [wasReset, setWasReset] = useState(false)
  const change = (changes: Partial<AccessibilitySettings>) => {
    setWasReset(false)
    changeAccessibility(changes)
  }
  return (
    <>
      <div className="grid gap-1 px-4 py-2">
        <Switch
          label="High contrast"
          hint="Black and white, stronger lines"
          checked={settings.highContrast}
          onCheckedChange={(highContrast) => change({ highContrast })}
        />
        <Switch
          label="Large text"
          hint="Increases text size by a quarter"
          checked={settings.largeText}
          onCheckedChange={(largeText) => change({ largeText })}
        />
        <FontSize value={settings.fontSize} onChange={(fontSize) => change({ fontSize })} />
        <Switch
          label="Reduced motion"
          hint="Turns off animations"
          checked={settings.reducedMotion}
          onCheckedChange={(reducedMotion) => change({ reducedMotion })}
        />
        <Switch
          label="Enhanced focus"
          hint="Shows a stronger focus ring"
          checked={settings.focusIndicator}
          onCheckedChange={(focusIndicator) => change({ focusIndicator })}
        />
        <Switch
          label="Screen reader announcements"
          hint="Announces the open screen and the number of entries"
          checked={settings.screenReader}
          onCheckedChange={(screenReader) => change({ screenReader })}
        />
        <Switch
          label="Keyboard shortcuts"
          hint="Single keys such as / and n. Press ? for the list."
          checked={settings.shortcuts}
          onCheckedChange={(shortcuts) => change({ shortcuts })}
        />
        <ScannerTest />
      </div>
      <footer className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-1.5">
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          className="min-h-(--touch)"
          onClick={() => {
            resetAccessibility()
            setWasReset(true)
          }}
        >
          Reset
        </Button>
        <p role="status" className="text-small text-muted">
          {wasReset && 'Settings were reset.'}
        </p>
      </footer>
    </>
  )
}

/** Scans are read once one has signed in. */
function ScannerTest() {
  const [open, setOpen] = useState(false)
  const signedIn = Boolean(useUser().data)
  if (!signedIn) return null
  return (
    <>
      <Button className="my-1 min-h-(--touch) justify-self-start" icon={<ScanBarcode aria-hidden="true" />} onClick={() => setOpen(true)}>
        Test your scanner
      </Button>
      {open && (
        <Suspense>
          <ScannerTestDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function FontSize({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
      <label htmlFor={id} className="font-medium">
        Font size
      </label>
      <output htmlFor={id} className="figures text-small text-muted">
        {value} px
      </output>
      <input
        id={id}
        type="range"
        min={smallestFont}
        max={largestFont}
        step={1}
        value={value}
        aria-valuetext={`${value} px`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider col-span-2 h-(--touch) w-full"
      />
    </div>
  )
}
