import type { Page } from 'playwright-core'

/**
 * Goes to an address within the app, as a link does, which takes a fifth of the processor time of loading the page there. Nothing on a page
 * says that the next one has taken its place. So the way leads over the screen of an unknown address, outside of the frame of menus: the screen
 * before is gone once it is there, and the next one is there once it is gone. Answers false where the page is not in the app, the address is no
 * screen's, or something open over the page stays open, which loading the page closes.
 */
export async function stepTo(page: Page, path: string): Promise<boolean> {
  return !isNoScreen(path) && page.evaluate(walk, { path, over: null, unknownAddress })
}

/** The same, by loading the page there where that can't be done. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  if (!(await stepTo(page, path))) await page.goto(path)
}

/**
 * Opens another dialog over the screen that shows one already, which then is not shown again. Answers false where that dialog does not close, or the
 * other one not open.
 * @param screen its address without a dialog.
 */
export function openOver(page: Page, screen: string, path: string): Promise<boolean> {
  return page.evaluate(walk, { path, over: screen, unknownAddress })
}

/**
 * Goes to the screen of an unknown address, and drops what the screens have stored and read, so that the next visit may begin by a step.
 * Answers false where the screens have something in memory that only loading the page drops, as a chosen theme.
 */
export function leaveScreens(page: Page): Promise<boolean> {
  // Fails where a visit is still on its way somewhere.
  return page.evaluate(walk, { path: null, over: null, unknownAddress }).catch(() => false)
}

function isNoScreen(path: string): boolean {
  return path === unknownAddress || /^\/api\/|\.\w+$/.test(path)
}

const unknownAddress = '/no/such/screen'

interface Walk {
  /** Null for staying at the unknown address. */
  path: string | null
  /** The screen that stays, while its dialog closes and the next one opens. */
  over: string | null
  unknownAddress: string
}

/** Runs in the page. */
async function walk({ path, over, unknownAddress }: Walk): Promise<boolean> {
  const patience = 15_000
  const isUnknown = () => document.querySelector('h1')?.textContent === '404'
  const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  // The only page with this element is that of the screens.
  if (!document.getElementById('root') || '__pwClock' in globalThis) return false
  history.pushState(null, '', over ?? unknownAddress)
  if (!(await until(over ? () => !isCovered() : isUnknown)) || isCovered()) return false
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]')) button.click()
  if (!(await until(() => !document.querySelector('.toast')))) return false
  if (path === null) return forget()
  history.pushState(null, '', path)
  return until(over ? isCovered : () => !isUnknown())

  function forget(): boolean {
    if ([...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) => !/^(draft:|tsr-scroll)/.test(key))) return false
    // A test has made the text larger, by a style that stays as long as the page does.
    if (getComputedStyle(document.documentElement).fontSize !== '16px') return false
    localStorage.clear()
    // main.tsx drops all reads, also those that are under way.
    dispatchEvent(new Event('forget-reads'))
    return true
  }

  function until(isSo: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (answer: boolean) => {
        observer.disconnect()
        clearTimeout(timer)
        resolve(answer)
      }
      const observer = new MutationObserver(() => isSo() && end(true))
      const timer = setTimeout(() => end(isSo()), patience)
      observer.observe(document, { subtree: true, childList: true, characterData: true })
      if (isSo()) end(true)
    })
  }
}
