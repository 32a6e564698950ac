import { fieldText, isTextField, typeAhead } from './field-text.ts'

/** Longest time between a scanner's keys, in milliseconds; people type slower. */
const longestGap = 50
/** Shorter codes count as typed by a person. */
const shortestCode = 4

/** A sequence of keys fast enough to be a scan. */
interface Burst {
  code: string
  lastKeyAt: number
  target: EventTarget | null
  /** Restores the content of the focused field. */
  restore: () => void
  /** Keys held back from controls that would act on them, such as a list that jumps to a letter, or a shortcut. */
  held: KeyboardEvent[]
}

let burst: Burst | null = null
let releasing: ReturnType<typeof setTimeout> | undefined

/**
 * Listens for keyboard-emulating scanners: many characters quickly, then Enter. Delivers the code, suppresses the Enter, and
 * restores the focused field. Typing by a person is passed on; outside text fields
 * 50 ms later, when it is clear that no scan has begun. Uses the key events' timestamps, because a busy page handles them late.
 */
export function listenToScanner(deliver: (code: string) => void): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (!event.isTrusted || event.isComposing || isModifier(event) || isSecret(event.target)) return
    const continues = burst !== null && event.timeStamp - burst.lastKeyAt <= longestGap
    if (burst && continues && event.key === 'Enter' && burst.code.trim().length >= shortestCode && !withCommand(event)) {
      const { code, restore } = burst
      end()
      swallow(event)
      restore()
      deliver(code.trim())
      return
    }
    if (event.key.length !== 1 || withCommand(event) || event.repeat) {
      release()
      burst = null
      return
    }
    if (!burst || !continues) {
      release()
      burst = beginBurst(event)
    }
    burst.code += event.key
    burst.lastKeyAt = event.timeStamp
    if (!isTextField(event.target)) hold(burst, event)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    end()
  }
}

function beginBurst(event: KeyboardEvent): Burst {
  const field = isTextField(event.target) ? fieldText(event.target) : null
  return { code: '', lastKeyAt: event.timeStamp, target: event.target, restore: () => field?.restore(), held: [] }
}

/** A first Space is passed on: it presses buttons, and no code begins with it. */
function hold(current: Burst, event: KeyboardEvent): void {
  if (event.key === ' ' && current.code === ' ') return
  swallow(event)
  current.held.push(event)
  clearTimeout(releasing)
  releasing = setTimeout(release, longestGap)
}

/** Not a scan so far: passes the held keys on. The sequence may continue, if the page was too busy to handle events. */
function release(): void {
  clearTimeout(releasing)
  for (const key of burst?.held.splice(0) ?? []) {
    if (burst?.target instanceof HTMLSelectElement) typeAhead(burst.target, key)
    else
      burst?.target?.dispatchEvent(
        new KeyboardEvent('keydown', { key: key.key, code: key.code, shiftKey: key.shiftKey, bubbles: true, cancelable: true }),
      )
  }
}

function end(): void {
  clearTimeout(releasing)
  burst = null
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
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
  return target instanceof HTMLInputElement && (target.type === 'password' || target.autocomplete === 'one-time-code')
}
