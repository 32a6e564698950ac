import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { toast } from '../ui/toast.tsx'
import { isTextField, setFieldText } from './field-text.ts'
import { soundRefusal } from './refusal-tone.ts'
import { listenToScanner } from './scanner.ts'

/** Handles a scanned code; returns an error message, or null. */
export type ScanHandler = (code: string) => string | null

interface Receiver {
  element: RefObject<HTMLElement | null>
  take: ScanHandler
}

const receivers: Receiver[] = []

/** Passes scans to `onScan` while the element is shown and no dialog covers it. The last mounted one gets the scan. */
export function useScan(element: RefObject<HTMLElement | null>, onScan: ScanHandler): void {
  const latest = useRef(onScan)
  useLayoutEffect(() => {
    latest.current = onScan
  })
  useEffect(() => {
    const receiver: Receiver = { element, take: (code) => latest.current(code) }
    receivers.push(receiver)
    return () => {
      receivers.splice(receivers.indexOf(receiver), 1)
    }
  }, [element])
}

/** An input with this attribute accepts scans: while it has the focus, a scanned code replaces its content. */
export const asksForScan = { 'data-takes-scan': '' }

/** Called once by the component around all screens. */
export function listenToScans(): () => void {
  return listenToScanner((code) => {
    const refusal = deliver(code)
    if (refusal !== null) refuseScan(refusal)
  })
}

/** Shows why a code was rejected and plays a tone, because people look at the items while scanning. */
export function refuseScan(sentence: string): void {
  soundRefusal()
  toast({ title: 'Scan rejected', description: sentence, tone: 'destructive' })
}

function deliver(code: string): string | null {
  const focused = document.activeElement
  if (isTextField(focused) && focused.matches('[data-takes-scan]')) {
    setFieldText(focused, code)
    return null
  }
  const topmost = [...document.querySelectorAll('[role="dialog"]')].pop() ?? document
  const receiver = receivers.findLast(({ element }) => element.current && topmost.contains(element.current))
  return receiver ? receiver.take(code) : `No field on this screen accepts a scan, so ${code} was not entered.`
}
