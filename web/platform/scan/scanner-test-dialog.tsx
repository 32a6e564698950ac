import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { watchKeys } from './key-listener.ts'
import { changeLongestGap, currentLongestGap, largestGap, usualGap } from './scanner-settings.ts'
import { longestGapOf, problemOf, type TypedCode, timePerKey, typedCode } from './typed-code.ts'
import { readable, useScan } from './use-scan.ts'

/** A code without a terminator is complete when no key follows for so long, in milliseconds. */
const idleEnd = 800
const step = 10

/** Shows what the scanner of this device sends and lets the device allow longer pauses between keys. */
export function ScannerTestDialog({ onClose }: { onClose: () => void }) {
  const result = useRef<HTMLDivElement>(null)
  const typed = useTypedCode()
  const [gap, setGap] = useState(currentLongestGap)
  // The keys were shown already.
  useScan(result, () => null)

  function allow(longest: number) {
    changeLongestGap(longest)
    setGap(currentLongestGap())
  }

  // The accessibility panel stands outside the shell, which has the provider of the screens.
  return (
    <TooltipProvider>
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        focus="title"
        title="Test your scanner"
        description="Scan any code. It won’t be stored or looked up."
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <div ref={result} role="status" className="grid gap-3">
          {typed ? <Result typed={typed} allowedGap={gap} /> : <p className="text-muted">Waiting for a code…</p>}
        </div>
        <GapSetting gap={gap} onChange={allow} />
      </Dialog>
    </TooltipProvider>
  )
}

function Result({ typed, allowedGap }: { typed: TypedCode; allowedGap: number }) {
  const problem = problemOf(typed, allowedGap, largestGap)
  const facts = [
    ['Code', <span className="mono wrap-anywhere">{readable(typed.code)}</span>],
    ['Length', `${typed.code.length} characters`],
    ['Time per key', `${timePerKey(typed)} ms`],
    ['Longest pause', `${longestGapOf(typed)} ms`],
    ['Ended by', typed.terminator ?? 'nothing'],
  ] as const
  return (
    <>
      <Note tone={problem ? 'caution' : 'info'}>{problem ?? 'This code is recognized as a scan.'}</Note>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function GapSetting({ gap, onChange }: { gap: number; onChange: (gap: number) => void }) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-t border-line pt-3">
      <label htmlFor={id} className="font-medium">
        Longest pause between keys
      </label>
      <output htmlFor={id} className="figures text-small text-muted">
        {gap} ms
      </output>
      <input
        id={id}
        type="range"
        min={usualGap}
        max={largestGap}
        step={step}
        value={gap}
        aria-valuetext={`${gap} ms`}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider col-span-2 h-(--touch) w-full"
      />
      <p id={`${id}-help`} className="col-span-2 text-small text-muted">
        Applies to this device. Bluetooth scanners may need up to {largestGap} ms, but quick typing followed by Enter may then be taken for
        a scan.
      </p>
    </div>
  )
}

/** The last code whose keys were pressed, with their times. */
function useTypedCode(): TypedCode | null {
  const [typed, setTyped] = useState<TypedCode | null>(null)
  useEffect(() => {
    let keys: KeyboardEvent[] = []
    let idle: ReturnType<typeof setTimeout> | undefined
    const complete = () => {
      clearTimeout(idle)
      if (keys.length > 2) setTyped(typedCode(keys))
      keys = []
    }
    const stop = watchKeys((event) => {
      const isEnd = event.key === 'Enter' || event.key === 'Tab'
      if (event.key.length !== 1 && !isEnd) return
      keys.push(event)
      clearTimeout(idle)
      if (isEnd) complete()
      else idle = setTimeout(complete, idleEnd)
    })
    return () => {
      stop()
      clearTimeout(idle)
    }
  }, [])
  return typed
}
