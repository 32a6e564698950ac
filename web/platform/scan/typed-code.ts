import { altDigit, characterOf } from './alt-code.ts'
import { groupSeparator, isGroupSeparator, shortestCode } from './key-listener.ts'

/** A code as its keys arrived, whether or not they were quick enough for a scan. */
export interface TypedCode {
  code: string
  /** Milliseconds between the keys, the last before the terminator. */
  gaps: number[]
  terminator: 'Enter' | 'Tab' | null
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>

export function typedCode(keys: readonly Key[]): TypedCode {
  const last = keys.at(-1)?.key
  const terminator = last === 'Enter' || last === 'Tab' ? last : null
  const characters = charactersOf(terminator ? keys.slice(0, -1) : keys)
  const gaps = keys.slice(1).map(({ timeStamp }, index) => timeStamp - (keys[index]?.timeStamp ?? timeStamp))
  return { code: characters.join(''), gaps, terminator }
}

/** Digits that are typed while Alt is held are one character. */
function charactersOf(keys: readonly Key[]): string[] {
  const characters: string[] = []
  let digits = ''
  for (const [n, key] of keys.entries()) {
    const digit = altDigit(key)
    if (digit === null) characters.push(isGroupSeparator(key) ? groupSeparator : key.key)
    else digits += digit
    const next = keys[n + 1]
    if (digits === '' || (next && altDigit(next) !== null)) continue
    characters.push(characterOf(digits) ?? '')
    digits = ''
  }
  return characters
}

export function longestGapOf({ gaps }: TypedCode): number {
  return Math.round(Math.max(0, ...gaps))
}

export function timePerKey({ gaps }: TypedCode): number {
  return Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length))
}

/** What keeps a code from being taken as a scan, as a sentence; null when nothing does. */
export function problemOf(typed: TypedCode, allowedGap: number, largestGap: number): string | null {
  const gap = longestGapOf(typed)
  if (typed.code.length < shortestCode) return `Codes shorter than ${shortestCode} characters are treated as typed.`
  if (!typed.terminator) return 'Set the scanner to send Enter or Tab after each code.'
  if (gap > largestGap) return `The scanner paused for ${gap} ms, like a person typing. Increase the scanner’s speed.`
  return gap > allowedGap ? `The scanner paused for ${gap} ms. Allow longer pauses on this device.` : null
}
