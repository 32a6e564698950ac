import { separator } from '../../../contract/platform/codes/scanner-marks.ts'
import { altDigit, characterOf } from './alt-code.ts'
import { fieldText, insertText, isEditable, typeAhead } from './field-text.ts'
import { currentLongestGap, usualGap } from './scanner-settings.ts'
import { takeTypedAhead } from './typed-ahead.ts'

/** Shorter codes count as typed by a person. */
export const shortestCode = 4
/** The same where a device allows longer pauses, in which people type short words. */
const shortestSlowCode = 6
/** So many characters of a burst are let into a text field at once; people seldom type a third one as quickly. */
const passed = 2
/** In milliseconds; so long at most a held key waits for a busy page. */
const longestLag = 1000
export const groupSeparator = separator

interface KeyReceiver {
  onScan: (code: string) => void
  /** A scan that came in pieces: nothing of it was delivered. */
  onTorn: (start: string) => void
  /** A key that is no part of a scan and was not typed into a field. Returns whether it was a shortcut. */
  onKey: (event: KeyboardEvent) => boolean
}

const watchers = new Set<(event: KeyboardEvent) => void>()

/** Shows all pressed keys, before it is known whether they are a scan. Returns a function that stops it. */
export function watchKeys(watch: (event: KeyboardEvent) => void): () => void {
  watchers.add(watch)
  return () => {
    watchers.delete(watch)
  }
}

/** A sequence of keys fast enough to be a scan. */
interface Burst {
  code: string
  gaps: number[]
  lastKeyAt: number
  target: EventTarget | null
  /** Restores the content of the focused field. */
  restore: () => void
  /** Keys held back until it is clear whether they are a scan. */
  held: KeyboardEvent[]
  /** The number that is typed on the number pad while Alt is held. */
  altDigits: string
  /** A key that no scan has came between its keys, so that the rest of it is dropped too. */
  isTorn: boolean
}

/**
 * The only listener for keyboard-emulating scanners and for shortcuts, because a scan and a shortcut begin alike. A scan
 * is many characters quickly, then Enter or Tab: it is delivered, its terminator suppressed, the focused field restored.
 * What a person types is passed on. Uses the key events' timestamps, because a busy page handles them late.
 */
export function listenToKeys({ onScan, onTorn, onKey }: KeyReceiver): () => void {
  let burst: Burst | null = null
  let releasing: ReturnType<typeof setTimeout> | undefined

  function onKeyDown(event: KeyboardEvent) {
    if (!event.isTrusted || isComposing(event) || isModifier(event)) return
    if (altDigit(event) === null) finishAltCode()
    for (const watch of watchers) watch(event)
    if (takeTypedAhead(event, withCommand(event))) {
      end()
      return swallow(event)
    }
    if (isSecret(event.target)) return end()
    const gap = burst ? event.timeStamp - burst.lastKeyAt : Infinity
    const current = gap <= currentLongestGap() ? burst : null
    if (current?.isTorn) {
      swallow(event)
      if (isTerminator(event)) drop()
      else waitForRest(current, event)
    } else if (current && isTerminator(event) && isCode(current)) {
      forget()
      swallow(event)
      current.restore()
      onScan(current.code.trim())
    } else if (current && isGroupSeparator(event)) {
      swallow(event)
      add(current, groupSeparator, event, gap)
      waitForMore(current, event)
    } else if (current && altDigit(event) !== null) {
      swallow(event)
      current.altDigits += altDigit(event)
      waitForMore(current, event)
    } else if (current && withCommand(event) && event.key.length === 1 && isScanSoFar(current, gap)) {
      // A control character that no code has. Control and Enter is what people press.
      swallow(event)
      tear(current, event)
    } else if (event.key.length !== 1 || withCommand(event) || event.repeat) {
      end()
      if (onKey(event)) swallow(event)
    } else if (current) {
      add(current, event.key, event, gap)
      holdOrPass(current, event, gap)
    } else {
      end()
      burst = beginBurst(event)
      holdOrPass(burst, event, 0)
    }
  }

  /** Alt was let go, or the next key came without it. */
  function finishAltCode() {
    if (!burst || burst.altDigits === '') return
    const character = characterOf(burst.altDigits)
    burst.altDigits = ''
    if (character === null) tear(burst, { timeStamp: burst.lastKeyAt })
    else addLate(burst, character)
  }

  /** A separator that the system makes of Alt and a number, or a scanner inserts as text, comes without a key. */
  function onInserted(event: KeyboardEvent | InputEvent) {
    const inserted = event instanceof KeyboardEvent ? String.fromCharCode(event.charCode) : event.data
    if (!event.isTrusted || !burst || !inserted?.includes(separator)) return
    if (event.timeStamp - burst.lastKeyAt > currentLongestGap()) return
    swallow(event)
    if (!burst.code.endsWith(separator)) addLate(burst, inserted)
    waitForMore(burst, event)
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.isTrusted && event.key === 'Alt') finishAltCode()
  }

  /** Drops the rest of a scan until it pauses or ends. */
  function tear(current: Burst, event: Pick<KeyboardEvent, 'timeStamp'>) {
    current.isTorn = true
    current.held = []
    current.restore()
    waitForRest(current, event)
  }

  function waitForRest(current: Burst, event: Pick<KeyboardEvent, 'timeStamp'>) {
    current.lastKeyAt = event.timeStamp
    clearTimeout(releasing)
    releasing = setTimeout(drop, currentLongestGap() + lagOf(event))
  }

  function drop() {
    const start = burst?.code ?? ''
    forget()
    onTorn(start)
  }

  function holdOrPass(current: Burst, event: KeyboardEvent, gap: number) {
    if (isHeld(current, event, gap)) hold(current, event)
    else release()
  }

  function hold(current: Burst, event: KeyboardEvent) {
    swallow(event)
    current.held.push(event)
    waitForMore(current, event)
  }

  function waitForMore(current: Burst, event: Pick<KeyboardEvent, 'timeStamp'>) {
    current.lastKeyAt = event.timeStamp
    clearTimeout(releasing)
    const pause = (isEditable(current.target) ? usualGap : currentLongestGap()) + lagOf(event)
    releasing = setTimeout(releaseInTime, pause, performance.now() + pause)
  }

  /** Where the timer itself is late, keys may be waiting behind it. */
  function releaseInTime(due: number) {
    if (performance.now() - due > usualGap) releasing = setTimeout(release, usualGap)
    else release()
  }

  /** Not a scan so far: passes the held keys on. The burst may continue, if the page was too busy to handle events. */
  function release() {
    clearTimeout(releasing)
    const keys = burst?.held.splice(0) ?? []
    const target = burst?.target ?? null
    if (isEditable(target)) {
      if (keys.length > 0) insertText(target, keys.map(({ key }) => key).join(''))
    } else {
      for (const key of keys) if (!onKey(key)) passOn(key, target)
    }
  }

  function end() {
    if (burst?.isTorn) return drop()
    release()
    burst = null
  }

  function forget() {
    clearTimeout(releasing)
    burst = null
  }

  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', onKeyUp, { capture: true })
  window.addEventListener('keypress', onInserted, { capture: true })
  window.addEventListener('beforeinput', onInserted, { capture: true })
  // A click may move the focus, so what was typed before it must arrive before it.
  window.addEventListener('pointerdown', end, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('keyup', onKeyUp, { capture: true })
    window.removeEventListener('keypress', onInserted, { capture: true })
    window.removeEventListener('beforeinput', onInserted, { capture: true })
    window.removeEventListener('pointerdown', end, { capture: true })
    end()
  }
}

function beginBurst({ key, target, timeStamp }: KeyboardEvent): Burst {
  const field = isEditable(target) ? fieldText(target) : null
  return { code: key, gaps: [], lastKeyAt: timeStamp, target, restore: () => field?.restore(), held: [], altDigits: '', isTorn: false }
}

/** How late a key is handled, in milliseconds: the next one may be waiting as long. */
function lagOf({ timeStamp }: Pick<KeyboardEvent, 'timeStamp'>): number {
  return Math.min(longestLag, Math.max(0, performance.now() - timeStamp))
}

function add(burst: Burst, character: string, { timeStamp }: KeyboardEvent, gap: number): void {
  burst.code += character
  burst.gaps.push(gap)
  burst.lastKeyAt = timeStamp
}

/** A character that isn't a key of its own. */
function addLate(burst: Burst, character: string): void {
  burst.code += character
  burst.gaps.push(0)
}

/** Whether keys came as quickly as only a scanner sends them. People press Ctrl or Alt after a pause. */
function isScanSoFar({ code, gaps }: Burst, gap: number): boolean {
  return code.length >= shortestCode && [...gaps, gap].every((each) => each <= usualGap)
}

function isCode({ code, gaps }: Burst): boolean {
  const isSlow = gaps.some((gap) => gap > usualGap)
  return code.trim().length >= (isSlow ? shortestSlowCode : shortestCode)
}

/** A first Space is passed on outside text fields: it presses buttons, and no code begins with it. */
function isHeld(burst: Burst, event: KeyboardEvent, gap: number): boolean {
  if (isEditable(burst.target)) return burst.code.length > passed && gap <= usualGap
  return event.key !== ' ' || burst.code !== ' '
}

/** Repeats a held key where it was pressed, for lists that jump to a letter. */
function passOn({ key, code, shiftKey }: KeyboardEvent, target: EventTarget | null): void {
  if (target instanceof HTMLSelectElement) typeAhead(target, { key, timeStamp: performance.now() })
  else target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isTerminator(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === 'Tab') && !withCommand(event) && !event.shiftKey
}

/** How keyboard-emulating scanners send the separator of GS1 codes; the key of that name differs between keyboard layouts. */
export function isGroupSeparator(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey'>): boolean {
  return event.ctrlKey && !event.altKey && (event.key === ']' || event.code === 'BracketRight')
}

/** An input method composes a character from several keys; 229 is its key code. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

function isModifier({ key }: KeyboardEvent): boolean {
  return ['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta'].includes(key)
}

/** AltGr, which types special characters on some keyboards, is reported as Ctrl and Alt. */
function withCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
}

/** Excluded because password managers type as quickly as scanners. */
function isSecret(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'password' || /password|one-time-code/.test(target.autocomplete))
}
