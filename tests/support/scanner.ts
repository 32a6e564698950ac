import type { CDPSession, Page } from 'playwright-core'

/** 30 characters in 300 ms, as a hand scanner types. */
const secondsPerKey = 0.01

const sessions = new WeakMap<Page, Promise<CDPSession>>()

interface ScanOptions {
  terminator?: 'Enter' | 'Tab'
  /** Seconds between two keys. */
  pause?: number
  /** The keyboard that the scanner and the computer are set to. */
  layout?: 'german'
}

/**
 * Types a code as a scanner does, then Enter, into whatever has the focus. The keys carry the times at which a scanner
 * would have sent them, so that on a slow machine a scan isn't taken for typing.
 */
export async function scan(
  page: Page,
  code: string,
  { terminator = 'Enter', pause = secondsPerKey, layout }: ScanOptions = {},
): Promise<void> {
  const session = await sessionOf(page)
  const start = Date.now() / 1000 - code.length * pause
  const keys = [...code, terminator].flatMap((key, index) => {
    const pressed = named[key] ?? { key, text: key, unmodifiedText: key, ...(layout && germanKey(key)) }
    const timestamp = start + index * pause
    const { modifiers } = pressed
    const shift = { key: 'Shift', code: 'ShiftLeft', modifiers: shifted, timestamp }
    return [
      ...(modifiers === shifted ? [session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...shift })] : []),
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + pause / 2, key: pressed.key }),
    ]
  })
  await Promise.all(keys)
}

const alt = 1
const control = 2
const shifted = 8

const germanCodes: Record<string, string> = { y: 'KeyZ', z: 'KeyY', ä: 'Quote', ö: 'Semicolon', ü: 'BracketLeft', ß: 'Minus' }
const germanMarks: Record<string, [code: string, modifiers: number]> = {
  '-': ['Slash', 0],
  _: ['Slash', shifted],
  '#': ['Backslash', 0],
  '/': ['Digit7', shifted],
  '+': ['BracketRight', 0],
}

/** The key of a character, named as on an American keyboard, and whether Shift is held. */
function germanKey(character: string): { code: string; modifiers: number } {
  const [code, modifiers] = germanMarks[character] ?? []
  if (code !== undefined) return { code, modifiers: modifiers ?? 0 }
  if (/\d/.test(character)) return { code: `Digit${character}`, modifiers: 0 }
  const small = character.toLowerCase()
  return { code: germanCodes[small] ?? `Key${small.toUpperCase()}`, modifiers: small === character ? 0 : shifted }
}

const named: Record<string, { key: string; [field: string]: string | number }> = {
  Enter: { key: 'Enter', code: 'Enter', text: '\r', unmodifiedText: '\r', windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 },
  // The group separator of GS1 codes.
  '\x1d': { key: ']', code: 'BracketRight', modifiers: control, windowsVirtualKeyCode: 221 },
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Types a code as a scanner in ALT mode does on Windows: its separators as Alt and the number of ASCII 29 on the number pad, for which the
 * system then inserts the character. `digits` are those of the number that arrive.
 */
export async function altScan(page: Page, code: string, digits = '029'): Promise<void> {
  const session = await sessionOf(page)
  let timestamp = Date.now() / 1000 - code.length * secondsPerKey
  const sent: Promise<unknown>[] = []
  const press = (type: 'keyDown' | 'keyUp' | 'rawKeyDown' | 'char', key: object) =>
    sent.push(session.send('Input.dispatchKeyEvent', { type, timestamp, ...key }))
  for (const character of code) {
    timestamp += secondsPerKey
    if (character !== '\x1d') {
      press('keyDown', { key: character, text: character, unmodifiedText: character })
      press('keyUp', { key: character })
      continue
    }
    press('rawKeyDown', { key: 'Alt', code: 'AltLeft', modifiers: alt, windowsVirtualKeyCode: 18 })
    for (const digit of digits) {
      timestamp += secondsPerKey
      const key = { key: digit, code: `Numpad${digit}`, modifiers: alt, windowsVirtualKeyCode: 96 + Number(digit), location: 3 }
      press('rawKeyDown', { ...key, isKeypad: true })
      press('keyUp', key)
    }
    timestamp += secondsPerKey
    press('keyUp', { key: 'Alt', code: 'AltLeft', windowsVirtualKeyCode: 18 })
    if (digits === '029') press('char', { text: character, key: character })
  }
  timestamp += secondsPerKey
  press('keyDown', named.Enter ?? {})
  press('keyUp', { key: 'Enter' })
  await Promise.all(sent)
}
