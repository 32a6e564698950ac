import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { leaveScreens } from './browser-steps.ts'

export interface Contexts {
  /** An empty page in a context that is as new. */
  openPage(options: BrowserContextOptions): Promise<Page>
  /** Empties the pages of all contexts, which then serve the next visits with the same options. */
  takeBack(): Promise<void>
  /** Closes all contexts but the last ones taken back. */
  closeBut(count: number): Promise<void>
}

const desk = { width: 1440, height: 900 }

/**
 * Pages of one server, each in a context of its own, used by one visit after the other. A new context loads and compiles every file of the
 * screens again, and a new page starts another process: with both, a visit takes more than twice the processor time. What a visit leaves behind
 * is removed: cookies, what the screens store, the history, and how the page was set.
 */
export function reusedContexts(browser: Browser, address: string): Contexts {
  let free: { page: Page; key: string }[] = []
  const taken = new Map<Page, BrowserContextOptions>()

  return {
    openPage: async (options) => {
      const known = free.findLast(({ key }) => key === JSON.stringify(options))
      free = free.filter((one) => one !== known)
      const page = known?.page ?? (await (await open(options)).newPage())
      taken.set(page, options)
      return page
    },
    takeBack: async () => {
      const back = [...taken]
      taken.clear()
      await Promise.all(
        back.map(async ([page, options]) => {
          if (await emptied(page, options, address)) free.push({ page, key: JSON.stringify(options) })
          else await page.context().close()
        }),
      )
    },
    closeBut: async (count) => {
      const old = free.slice(0, Math.max(0, free.length - count))
      free = free.slice(old.length)
      await Promise.all(old.map(({ page }) => page.context().close()))
    },
  }

  async function open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: desk,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(15_000)
    return context
  }
}

/**
 * Empties a page and its context. False when that can't be done: a test has closed the page, is still loading another, or has replaced its clock
 * by Playwright's. The page stays at the server's address, since another one would start another process.
 */
async function emptied(page: Page, options: BrowserContextOptions, address: string): Promise<boolean> {
  if (page.isClosed()) return false
  const context = page.context()
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const hasLeft = await leaveScreens(page)
  await context.clearCookies()
  // A visit that was still on its way somewhere may break it off.
  if (!hasLeft && !(await page.goto(emptyPage).catch(() => null))) return false
  page.removeAllListeners()
  if (await page.evaluate(() => '__pwClock' in globalThis)) return false
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'local_storage' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  // By null a page would take on the browser's own settings, not those of its context: it would move.
  const { colorScheme = 'light', forcedColors = 'none', contrast = 'no-preference', reducedMotion = 'reduce' } = options
  await page.emulateMedia({ media: null, colorScheme, forcedColors, contrast, reducedMotion })
  await page.setViewportSize(options.viewport ?? desk)
  // Where the last visit left it, it would hover over what the next one shows there.
  await page.mouse.move(0, 0)
  return true
}

/** Any page of the server without scripts. */
const emptyPage = '/api/health'
