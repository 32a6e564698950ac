import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { toast } from '../ui/toast.tsx'
import { isTextField, setFieldText } from './field-text.ts'
import { soundRefusal } from './refusal-tone.ts'
import { listenToScanner } from './scanner.ts'

/** Takes a scanned code; answers with the sentence that refuses it, or null. */
export type ScanHandler = (code: string) => string | null

interface Receiver {
  place: RefObject<HTMLElement | null>
  take: ScanHandler
}

const receivers: Receiver[] = []

/** While it is on the screen, the place takes what is scanned, unless a dialog lies above it. The last to come takes it. */
export function useScan(place: RefObject<HTMLElement | null>, onScan: ScanHandler): void {
  const latest = useRef(onScan)
  useLayoutEffect(() => {
    latest.current = onScan
  })
  useEffect(() => {
    const receiver: Receiver = { place, take: (code) => latest.current(code) }
    receivers.push(receiver)
    return () => {
      receivers.splice(receivers.indexOf(receiver), 1)
    }
  }, [place])
}

/** An input with this attribute asks for scans: while it has the focus, a code replaces what stands in it. */
export const asksForScan = { 'data-takes-scan': '' }

/** Called once, around all screens. */
export function listenToScans(): () => void {
  return listenToScanner((code) => {
    const refusal = deliver(code)
    if (refusal !== null) refuseScan(refusal)
  })
}

/** Says why a code wasn't taken, to eyes and ears: who scans looks at the goods. */
export function refuseScan(sentence: string): void {
  soundRefusal()
  toast({ title: 'Scan refused', description: sentence, tone: 'destructive' })
}

function deliver(code: string): string | null {
  const focused = document.activeElement
  if (isTextField(focused) && focused.matches('[data-takes-scan]')) {
    setFieldText(focused, code)
    return null
  }
  const topmost = [...document.querySelectorAll('[role="dialog"]')].pop() ?? document
  const receiver = receivers.findLast(({ place }) => place.current && topmost.contains(place.current))
  return receiver ? receiver.take(code) : `Nothing here takes a scan, so ${code} was not entered.`
}
