import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDown` of a form: Ctrl or ⌘ with Enter presses its submit button. In a long form Enter in a field doesn't
 * send it, because people, and slow scanners, often press Enter at the end of a field.
 */
export function submitByCtrlEnter(event: KeyboardEvent<HTMLFormElement>, isLong: boolean): void {
  // React passes on events of a dialog that was opened from within the form.
  if (event.key !== 'Enter' || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    const submit = [...event.currentTarget.elements].find((element) => element.matches('button[type="submit"]'))
    if (submit instanceof HTMLButtonElement) submit.click()
  } else if (isLong && event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
