/*
 * Scanners in 'ALT mode' send what has no key as Alt and its number on the number pad: the separator of GS1 codes is Alt + 0029 or 029.
 */

type Key = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The digit of a key of the number pad while Alt is held; null for other keys. */
export function altDigit({ code, altKey, ctrlKey, metaKey }: Key): string | null {
  return altKey && !ctrlKey && !metaKey ? (/^Numpad(\d)$/.exec(code)?.[1] ?? null) : null
}

/** The character of a number with three or four digits: ASCII, as what codes are made of. Null where it is none, or digits were lost. */
export function characterOf(digits: string): string | null {
  const number = Number(digits)
  const isAscii = number === 29 || (number >= 32 && number < 127)
  return /^\d{3,4}$/.test(digits) && isAscii ? String.fromCharCode(number) : null
}
