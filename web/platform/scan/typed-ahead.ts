import { insertText, isEditable } from './field-text.ts'

/** In milliseconds; so long after its code is loaded a part may take to move the focus into its field. */
const longestWait = 1000

/** How many parts with a field are loading. */
let loading = 0
/** What was pressed meanwhile; null while keys go where the focus is. */
let keys: string[] | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** Keeps the keys for the field of a part that is loading. Returns a function that says that the part is shown. */
export function holdTyping(): () => void {
  loading += 1
  keys ??= []
  clearTimeout(waiting)
  document.addEventListener('focusin', deliverToField)
  return () => {
    loading -= 1
    if (loading === 0) waiting = setTimeout(stop, longestWait)
  }
}

/** Takes a key that is meant for a field that isn't there yet. Returns whether it did. */
export function takeTypedAhead({ key }: KeyboardEvent, isCommand: boolean): boolean {
  if (keys === null || isCommand) return false
  if (key === 'Backspace') keys.pop()
  else if (key.length === 1 || key === 'Enter') keys.push(key)
  else return false
  return true
}

/** Nothing that is loading has a field: keys go where the focus is. */
export function dropTyping(): void {
  if (loading === 0) stop()
}

function deliverToField({ target }: FocusEvent): void {
  if (loading > 0 || !isEditable(target)) return
  // The part first places the cursor.
  queueMicrotask(() => {
    const typed = keys ?? []
    stop()
    const end = typed.indexOf('Enter')
    const text = (end < 0 ? typed : typed.slice(0, end)).join('')
    if (text !== '') insertText(target, text)
    // After the part has shown the text.
    if (end >= 0) setTimeout(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })))
  })
}

function stop(): void {
  keys = null
  clearTimeout(waiting)
  document.removeEventListener('focusin', deliverToField)
}
