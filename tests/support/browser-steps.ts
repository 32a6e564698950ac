import type { Page } from 'playwright-core'

/**
 * Goes to an address within the app, as a link does, which takes a fifth of the processor time of loading the page there. Nothing on a page
 * says that the next one has taken its place. So the way leads over the screen of an unknown address, outside of the frame of menus: the screen
 * before is gone once it is there, and the next one is there once it is gone. Answers false where the page is not in the app, or where something open over it stays open, which loading the page closes.
 */
export async function stepTo(page: Page, path: string): Promise<boolean> {
  if (!page.url().startsWith('http')) return false
  return page.evaluate(walk, path)
}

/** Runs in the page. */
async function walk(path: string): Promise<boolean> {
  const patience = 15_000
  const isUnknown = () => document.querySelector('h1')?.textContent === '404'
  history.pushState(null, '', '/no/such/screen')
  if (!(await until(isUnknown)) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return false
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]')) button.click()
  if (!(await until(() => !document.querySelector('.toast')))) return false
  history.pushState(null, '', path)
  return until(() => !isUnknown())

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
