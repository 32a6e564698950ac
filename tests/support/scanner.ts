import type { CDPSession, Page } from 'playwright-core'

/** 30 characters in 300 ms, as a hand scanner types. */
const secondsPerKey = 0.01

const sessions = new WeakMap<Page, Promise<CDPSession>>()

interface ScanOptions {
  terminator?: 'Enter' | 'Tab'
  /** Seconds between two keys. */
  pause?: number
}

/**
 * Types a code as a scanner does, then Enter, into whatever has the focus. The keys carry the times at which a scanner
 * would have sent them, so that on a slow machine a scan isn't taken for typing.
 */
export async function scan(page: Page, code: string, { terminator = 'Enter', pause = secondsPerKey }: ScanOptions = {}): Promise<void> {
  const session = await sessionOf(page)
  const start = Date.now() / 1000 - code.length * pause
  const keys = [...code, terminator].flatMap((key, index) => {
    const pressed = named[key] ?? { key, text: key, unmodifiedText: key }
    const timestamp = start + index * pause
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + pause / 2, key: pressed.key }),
    ]
  })
  await Promise.all(keys)
}

const control = 2

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
