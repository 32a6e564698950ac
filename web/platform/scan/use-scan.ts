import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { withoutPlainPrefix } from '../../../contract/platform/codes/scanner-marks.ts'
import { toast } from '../lib/toast.ts'
import { isCovered, isPageCovered } from './covered.ts'
import { playErrorTone } from './error-tone.ts'
import { isEditable, setFieldText } from './field-text.ts'
import { groupSeparator } from './key-listener.ts'

type ScanResult = string | null

/** Handles a scanned code, possibly by asking the server; returns an error message, or null. */
export type ScanHandler = (code: string) => ScanResult | Promise<ScanResult>

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
 * wait for each other: a handler is called when the one before it has ended and what it changed is shown, so `onScan` may
 * rely on what it was rendered with.
 * @returns takes a code that arrived as text in the element, in its turn among the scans.
 */
export function useScan(
  element: RefObject<HTMLElement | null>,
  onScan: ScanHandler,
  { onlyFocused = false, isAnswered = false }: ScanOptions = {},
): (code: string) => Promise<void> {
  const [, show] = useReducer((scans: number) => scans + 1, 0)
  const own = useRef<Receiver>(null)
  const take = useEffectEvent(async (code: string) => {
    try {
      return await onScan(code)
    } finally {
      // Without it, React shows the changes some moments later, after the next scan of a burst was handled with the values of before.
      flushSync(show)
    }
  })
  const answered = useEffectEvent(() => isAnswered)
  useEffect(() => {
    const receiver: Receiver = { element, take: (code) => take(code), onlyFocused, isAnswered: () => answered() }
    receivers.push(receiver)
    own.current = receiver
    return () => {
      receivers.splice(receivers.indexOf(receiver), 1)
      own.current = null
    }
  }, [element, onlyFocused])
  // The scan before may have replaced the element, as between the steps of a pick.
  return (code) => inTurn(code, () => (own.current ?? receiverNow())?.take(code) ?? `${readable(code)} arrived too early. Scan it again.`)
}

/** An input with this attribute accepts scans: while it has the focus, a scanned code replaces its content. */
export const asksForScan = { 'data-takes-scan': '' }

/** In milliseconds; a slower answer is announced. */
const slowAnswer = 500

let queue: Promise<void> = Promise.resolve()

/** Hands a scan to the field, dialog or page that it is for, else to `openMatch`. */
export function deliverScan(scanned: string, openMatch: ScanHandler): void {
  void inTurn(scanned, () => {
    const code = withoutPlainPrefix(scanned)
    const focused = document.activeElement
    if (isEditable(focused) && focused.matches('[data-takes-scan]')) {
      setFieldText(focused, code)
      return null
    }
    const receiver = receiverNow()
    if (receiver) return receiver.take(code)
    if (isPageCovered()) return `No field in this dialog accepts scans, so ${readable(code)} wasn’t entered.`
    return openMatch(code)
  })
}

/** Handles a code after those that came before it, and shows why it was rejected. */
function inTurn(code: string, handle: () => ReturnType<ScanHandler>): Promise<void> {
  queue = queue.then(async () => {
    const busy = setTimeout(() => toast({ title: 'Looking up scan', description: readable(code) }), slowAnswer)
    const error = await pageIsOpen()
      .then(handle)
      .catch(() => `${readable(code)} could not be handled. Scan it again.`)
    clearTimeout(busy)
    if (error !== null) rejectScan(error)
  })
  return queue
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

/** Who takes the next scan: what has the focus and wants it, else what was shown last. */
function receiverNow(): Receiver | undefined {
  const focused = document.activeElement
  const usable = receivers.filter(({ element }) => element.current && !isCovered(element.current))
  const field = usable.findLast(({ element, onlyFocused }) => onlyFocused && element.current?.contains(focused))
  const other = usable.findLast(({ onlyFocused }) => !onlyFocused)
  return field?.isAnswered() ? (other ?? field) : (field ?? other)
}
