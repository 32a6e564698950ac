import { type RefObject, useEffect, useEffectEvent } from 'react'
import { withoutPlainPrefix } from '../../contract/codes/scanner-marks.ts'
import { toast } from '../lib/toast.ts'
import { isCovered, isPageCovered } from './covered.ts'
import { playErrorTone } from './error-tone.ts'
import { isEditable, setFieldText } from './field-text.ts'
import { groupSeparator, type Scan } from './key-listener.ts'

type ScanResult = string | null

/** Handles a scanned code, possibly by asking the server; returns an error message, or null. */
export type ScanHandler = (code: string, scan: Scan) => ScanResult | Promise<ScanResult>

interface Receiver {
  element: RefObject<HTMLElement | null>
  take: ScanHandler
  onlyFocused: boolean
  isAnswered: () => boolean
}

const receivers: Receiver[] = []

interface ScanOptions {
  /** Takes scans only while the focus is in the element, and then before all others. */
  onlyFocused?: boolean
  /** The element has its answer: a scan is for whatever else on the screen accepts one, such as the lines of the form. */
  isAnswered?: boolean
}

/**
 * Passes scans to `onScan` while the element is shown and no dialog covers it. The last mounted one gets the scan. Scans
 * wait for each other, so `onScan` is never called while an earlier scan is being handled.
 */
export function useScan(
  element: RefObject<HTMLElement | null>,
  onScan: ScanHandler,
  { onlyFocused = false, isAnswered = false }: ScanOptions = {},
): void {
  const take = useEffectEvent(onScan)
  const answered = useEffectEvent(() => isAnswered)
  useEffect(() => {
    const receiver: Receiver = { element, take: (code, scan) => take(code, scan), onlyFocused, isAnswered: () => answered() }
    receivers.push(receiver)
    return () => {
      receivers.splice(receivers.indexOf(receiver), 1)
    }
  }, [element, onlyFocused])
}

/** An input with this attribute accepts scans: while it has the focus, a scanned code replaces its content. */
export const asksForScan = { 'data-takes-scan': '' }

/** In milliseconds; a slower answer is announced. */
const slowAnswer = 500

let queue: Promise<void> = Promise.resolve()

/** Hands a scan to the field, dialog or page that it is for, else to `openMatch`; after the scans before it. */
export function deliverScan(scan: Scan, openMatch: ScanHandler): void {
  queue = queue.then(async () => {
    const busy = setTimeout(() => toast({ title: 'Looking up scan', description: readable(scan.code) }), slowAnswer)
    const error = await handle(scan, openMatch).catch(() => `${readable(scan.code)} could not be handled. Scan it again.`)
    clearTimeout(busy)
    if (error !== null) rejectScan(error)
  })
}

/** Shows why a code was rejected and plays a tone, because people look at the items while scanning. */
export function rejectScan(sentence: string): void {
  playErrorTone()
  toast({ title: 'Scan rejected', description: sentence, tone: 'destructive' })
}

/** A scan that came with keys which no code has, as from a scanner that is set to another system. */
export function rejectTornScan(start: string): void {
  rejectScan(`Only a part of the code arrived: ${readable(start)}… Scan it again.`)
}

/** The code with its invisible separators made visible. */
export function readable(code: string): string {
  return code.replaceAll(groupSeparator, '␝')
}

/** In milliseconds: how long a scan waits for the page that is being opened, and how often it looks. */
const longestOpening = 10_000
const lookEvery = 30

/** The page that the scan before opened takes this one, once its code and its record are there. */
async function pageIsOpen(): Promise<void> {
  for (let waited = 0; waited < longestOpening && document.querySelector('[data-opening]'); waited += lookEvery)
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
}

async function handle(scan: Scan, openMatch: ScanHandler): Promise<ScanResult> {
  await pageIsOpen()
  const code = withoutPlainPrefix(scan.code)
  const focused = document.activeElement
  if (isEditable(focused) && focused.matches('[data-takes-scan]')) {
    setFieldText(focused, code)
    return null
  }
  const usable = receivers.filter(({ element }) => element.current && !isCovered(element.current))
  const field = usable.findLast(({ element, onlyFocused }) => onlyFocused && element.current?.contains(focused))
  const other = usable.findLast(({ onlyFocused }) => !onlyFocused)
  const receiver = field?.isAnswered() ? (other ?? field) : (field ?? other)
  if (receiver) return receiver.take(code, scan)
  if (isPageCovered()) return `No field in this dialog accepts scans, so ${readable(code)} wasn’t entered.`
  return openMatch(code, scan)
}
