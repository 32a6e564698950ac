import type { CDPSession, Page } from 'playwright-core'

/** 30 characters in 300 ms, as a hand scanner types. */
const secondsPerKey = 0.01

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Types a code as a scanner does, then Enter, into whatever has the focus. The keys carry the times at which a scanner
 * would have sent them, so that on a slow machine a scan isn't taken for typing.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await sessionOf(page)
  const start = Date.now() / 1000 - code.length * secondsPerKey
  const keys = [...code, 'Enter'].flatMap((key, index) => {
    const pressed = key === 'Enter' ? enter : { key, text: key, unmodifiedText: key }
    const timestamp = start + index * secondsPerKey
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: timestamp + secondsPerKey / 2, key: pressed.key }),
    ]
  })
  await Promise.all(keys)
}

const enter = { key: 'Enter', code: 'Enter', text: '\r', unmodifiedText: '\r', windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 }

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
