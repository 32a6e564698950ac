import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDown` of a long form: Enter in one of its fields doesn't send it, Ctrl or ⌘ with Enter presses its submit
 * button. People, and slow scanners, often press Enter at the end of a field.
 */
export function submitByCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    const submit = [...event.currentTarget.elements].find((element) => element.matches('button[type="submit"]'))
    if (submit instanceof HTMLButtonElement) submit.click()
  } else if (event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
