export type TextField = HTMLInputElement | HTMLTextAreaElement

const withoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

export function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !withoutText.has(target.type))
}

export function isEditable(target: unknown): target is TextField {
  return isTextField(target) && !target.readOnly && !target.disabled
}

/** Sets the text of a field as if it was typed, so that its listeners are called. */
export function setFieldText(field: TextField, text: string): void {
  setValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts text where the cursor is, so that the browser's undo, maximum length and listeners apply. */
export function insertText(field: TextField, text: string): void {
  if (document.activeElement === field) document.execCommand('insertText', false, text)
  else setFieldText(field, field.value + text)
}

/** Saves the text and the selection of a field. */
export function fieldText(field: TextField): { restore: () => void } {
  const { value, selectionStart, selectionEnd } = field
  return {
    restore: () => {
      if (field.value !== value) setFieldText(field, value)
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    },
  }
}

const longestTypingPause = 1000
let letters = ''
let lastLetterAt = 0

/** Imitates typing letters on a select: selects the option that begins with them; a repeated letter selects the next one. */
export function typeAhead(select: HTMLSelectElement, { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>): void {
  letters = timeStamp - lastLetterAt < longestTypingPause ? letters + key : key
  lastLetterAt = timeStamp
  const sought = (/^(.)\1*$/.test(letters) ? key : letters).toLowerCase()
  const from = sought.length === 1 ? select.selectedIndex + 1 : select.selectedIndex
  const options = [...select.options]
  const found = [...options.slice(from), ...options.slice(0, from)].find(
    (option) => !option.disabled && option.label.toLowerCase().startsWith(sought),
  )
  if (!found || found.selected) return
  setValue(select, found.value)
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Uses the prototype's setter, because React overrides the element's and would ignore the change. */
function setValue(element: TextField | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
}
