import type { RefObject } from 'react'
import { currentSettings } from '../lib/accessibility.ts'
import { isCovered, isPageCovered } from './covered.ts'
import { isTextField } from './field-text.ts'

export interface Shortcut {
  /** A key by its name (`n`, `/`, `Enter`), two in sequence (`g i`), or one with Ctrl or ⌘ (`mod+k`). */
  keys: string
  label: string
  run: () => void
  /** It works while this element is shown and not covered; without it while no dialog is open. */
  within: RefObject<Element | null> | 'anywhere' | undefined
}

/** The time in which the second key of a sequence must follow. */
const longestPause = 1500
/** Where letters have a meaning of their own. */
const keyboardWidgets =
  '[role^="menu"], [role="listbox"], [role="option"], [role="combobox"], [role="tree"], [role="slider"], [contenteditable]'
const pressedByEnter = 'a[href], button, summary, [role="button"], [role="tab"], [role="link"]'

const shortcuts: Shortcut[] = []
let begun: { key: string; at: number } | null = null

export function addShortcuts(added: readonly Shortcut[]): () => void {
  shortcuts.push(...added)
  return () => {
    for (const shortcut of added) shortcuts.splice(shortcuts.indexOf(shortcut), 1)
  }
}

/** Runs the shortcut of a pressed key, the last added first. Returns whether the key belongs to one. */
export function runShortcut(event: KeyboardEvent): boolean {
  const key = nameOf(event)
  const usable = shortcutsFor(event.target).filter(({ keys }) => keys.startsWith('mod+') || canPress(event))
  const first = begun && event.timeStamp - begun.at <= longestPause ? begun.key : null
  begun = null
  const run = findByKeys(usable, first === null ? key : `${first} ${key}`) ?? findByKeys(usable, key)
  if (run) run.run()
  else if (usable.some(({ keys }) => keys.startsWith(`${key} `))) begun = { key, at: event.timeStamp }
  else return false
  return true
}

/** The shortcuts that work where the focus is, each key once. */
export function shortcutsHere(): Shortcut[] {
  const usable = shortcutsFor(document.activeElement)
  return usable.filter((shortcut) => findByKeys(usable, shortcut.keys) === shortcut)
}

function findByKeys(among: readonly Shortcut[], keys: string): Shortcut | undefined {
  return among.findLast((shortcut) => shortcut.keys === keys)
}

/** Inside a dialog only its own work. */
function shortcutsFor(focused: EventTarget | null): Shortcut[] {
  const dialog = focused instanceof Element ? focused.closest('[role="dialog"], [role="alertdialog"]') : null
  return shortcuts.filter(({ within }) => {
    if (within === 'anywhere') return true
    if (!within) return dialog === null && !isPageCovered()
    const element = within.current
    return element !== null && !isCovered(element) && (dialog === null || dialog.contains(element))
  })
}

/** Shortcuts of one key can be switched off (WCAG 2.1.4), and typing or choosing from a list isn't one. */
function canPress({ key, target }: KeyboardEvent): boolean {
  if (!currentSettings().shortcuts) return false
  if (!(target instanceof Element)) return true
  if (key === 'Enter' && target.closest(pressedByEnter)) return false
  return !isTextField(target) && !(target instanceof HTMLSelectElement) && !target.closest(keyboardWidgets)
}

/** Keyboards of other alphabets have Latin letters by position only. */
function nameOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const isForeign = key.length === 1 && key > '\x7f'
  const letter = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key
  const name = /^[A-Z]$/.test(letter) && !shiftKey ? letter.toLowerCase() : letter
  return ctrlKey || metaKey ? `mod+${name}` : name
}
