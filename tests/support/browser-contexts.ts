import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

interface Contexts {
  /** An empty page in a context that is as new. */
  openPage(options: BrowserContextOptions): Promise<Page>
  /** Closes the pages of all contexts, which then serve the next visits with the same options. */
  takeBack(): Promise<void>
}

/**
 * Browser contexts of one server, used by one visit after the other: a new context loads and compiles every file of the screens again, which
 * takes longer than the rest of a visit. Cookies and what the screens store are removed in between.
 */
export function reusedContexts(browser: Browser, address: string): Contexts {
  const free = new Map<string, BrowserContext[]>()
  const taken = new Map<BrowserContext, string>()

  return {
    openPage: async (options) => {
      const key = JSON.stringify(options)
      const used = free.get(key)?.pop()
      const page = (used && (await pageOfEmptied(used, address))) ?? (await (await open(options)).newPage())
      taken.set(page.context(), key)
      return page
    },
    takeBack: async () => {
      const back = [...taken]
      taken.clear()
      await Promise.all(back.map(([context]) => closePages(context)))
      for (const [context, key] of back) free.set(key, [...(free.get(key) ?? []), context])
    },
  }

  async function open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(15_000)
    return context
  }
}

async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
}

/**
 * Empties a context and opens the page of the next visit in it; a page of its own for emptying takes as long as half a load. Null, with the
 * context closed, when a test has replaced its clock by Playwright's, which can't be undone.
 */
async function pageOfEmptied(context: BrowserContext, address: string): Promise<Page | null> {
  await context.setOffline(false)
  await context.clearCookies()
  const page = await context.newPage()
  if (await page.evaluate(() => '__pwClock' in globalThis)) {
    await context.close()
    return null
  }
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'local_storage' })
  await session.detach()
  return page
}
