import { fieldText, isTextField, typeAhead } from './field-text.ts'

/** A scanner's keys follow each other faster than a person's; in milliseconds. */
const longestGap = 50
/** Fewer characters than these were typed by a person. */
const shortestCode = 4

/** Keys that came so quickly that they may be a scan. */
interface Burst {
  code: string
  lastKeyAt: number
  target: EventTarget | null
  /** Brings the field that had the focus back to what stood in it. */
  restore: () => void
  /** Keys kept from controls that would act on them: a list that jumps to a letter, a shortcut. */
  held: KeyboardEvent[]
}

let burst: Burst | null = null
let releasing: ReturnType<typeof setTimeout> | undefined

/**
 * Listens for scanners that type: many characters quickly, then Enter. The code is delivered, the Enter reaches nobody, and
 * the field that had the focus holds again what it held. What a person types goes where it belongs; outside text fields
 * 50 ms later, once it is clear that no scan has begun. Times are those of the keys, as a busy page hears of them late.
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

/** A first Space is let through: it presses buttons, and no code begins with it. */
function hold(current: Burst, event: KeyboardEvent): void {
  if (event.key === ' ' && current.code === ' ') return
  swallow(event)
  current.held.push(event)
  clearTimeout(releasing)
  releasing = setTimeout(release, longestGap)
}

/** No scan after all, or none yet: hands the held keys on. The burst may go on, should the page have been too busy to hear. */
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

/** AltGr, with which some keyboards write signs, says that it is Ctrl and Alt. */
function withCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
}

/** Password managers type as quickly as scanners. */
function isSecret(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'password' || target.autocomplete === 'one-time-code')
}
