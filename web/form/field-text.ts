export type TextField = HTMLInputElement | HTMLTextAreaElement

const withoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

export function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !withoutText.has(target.type))
}

/** Puts text into a field as if it was typed: whoever listens to the field hears of it. */
export function setFieldText(field: TextField, text: string): void {
  setValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Remembers what stands in a field and what of it is selected. */
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

/** Does what browsers do when letters are typed on a list: goes to the option that begins with them; one letter again, to the next. */
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

/** By the browser's own setter: React replaces an element's with one that takes the change for its own. */
function setValue(element: TextField | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
}
